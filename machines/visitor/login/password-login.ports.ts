import { read, withOutput } from '#machines/api/reply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import { passwordLoginMachine } from './password-login.machine.ts';

/** Logs in with the cleaned email, but the password as typed, and announces the login to the other tabs and the host page. */
export const passwordLogin = flow(passwordLoginMachine, (world) => ({
  send: answer(async ({ input: { form }, signal }) => {
    const body = { email: typedPlainly(form.email), password: form.password };
    const call = read(world.api.POST('/api/access/login', { body, signal }), Done);
    const result = await announced(world, 'session', call);
    if (result.kind === 'ok') world.announceLogin('password');
    return withOutput(result, form.after);
  }),
}));
