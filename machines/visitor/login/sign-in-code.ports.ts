import { read } from '#machines/api/reply.ts';
import { CodeReply } from '#machines/api/schemas/access/CodeReply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedDigits, typedPlainly } from '#machines/rules/text/typed.ts';
import { signInCodeMachine } from './sign-in-code.machine.ts';

/** Requests and verifies a code, and announces the login to the other tabs and the host page. */
export const signInCode = flow(signInCodeMachine, (world) => ({
  requestCode: answer(({ input: { email, path }, signal }) =>
    read(world.api.POST('/api/access/signin', { body: { email: typedPlainly(email), path }, signal }), CodeReply),
  ),
  verifyCode: answer(async ({ input: { token, password }, signal }) => {
    const body = { token, password: typedDigits(password) ?? '' };
    const call = read(world.api.POST('/api/access/signin/verify', { body, signal }), Done);
    const result = await announced(world, 'session', call);
    if (result.kind === 'ok') world.announceLogin('code');
    return result;
  }),
}));
