import { readSubscriber } from '#machines/account/read-subscriber.ports.ts';
import { read } from '#machines/api/reply.ts';
import { EmailReply } from '#machines/api/schemas/account/EmailReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { typedPlainly } from '#machines/rules/text/typed.ts';
import { emailMachine } from './email.machine.ts';

export const email = flow(emailMachine, (world) => ({
  send: answer(({ input: { form }, signal }) => {
    const body = { email: typedPlainly(form.email) };
    const call = read(world.api.POST('/api/account/reset-email', { body, signal }), EmailReply);
    return announced(world, 'account', call);
  }),
  readSubscriber: answer(({ signal }) => readSubscriber(world, signal)),
}));
