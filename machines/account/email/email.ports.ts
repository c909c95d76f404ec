import { read } from '#machines/api/reply.ts';
import { EmailReply } from '#machines/api/schemas/account/EmailReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { emailFormMachine, emailMachine } from './email.machine.ts';

const emailForm = flow(emailFormMachine, (world) => ({
  send: answer(async ({ input: { form }, signal }) => {
    const submitted = form.email.trim();
    const call = read(world.api.POST('/api/account/reset-email', { body: { email: submitted }, signal }), EmailReply);
    const result = await announced(world, 'account', call);
    return result.kind === 'ok' ? { ...result, output: { reply: result.output, submitted } } : result;
  }),
}));

export const email = flow(emailMachine, (world) => ({ form: connect(emailForm, world) }));
