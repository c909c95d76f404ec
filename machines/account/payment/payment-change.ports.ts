import { read } from '#machines/api/reply.ts';
import { CardReply } from '#machines/api/schemas/account/CardReply.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { cardUpdateBy } from './card-update.ports.ts';
import { paymentChangeMachine } from './payment-change.machine.ts';

const cardUpdate = cardUpdateBy(({ api }, { name, method, token }, signal) =>
  read(
    api.POST('/api/account/card', { params: { query: { token } }, body: { name, cc_token: method }, signal }),
    CardReply,
  ),
);

export const paymentChange = flow(paymentChangeMachine, (world) => ({ card: connect(cardUpdate, world) }));
