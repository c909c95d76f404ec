import { read } from '#machines/api/reply.ts';
import { MessageReply } from '#machines/api/schemas/shared/MessageReply.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

export const resetPassword = flow(resetPasswordMachine, ({ api }) => ({
  send: answer(({ input: { form }, signal }) =>
    read(api.POST('/api/access/reset-password', { body: { email: typedPlainly(form.email) }, signal }), MessageReply),
  ),
}));
