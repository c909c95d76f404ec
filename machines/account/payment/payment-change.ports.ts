import { read } from '#machines/api/reply.ts';
import { CardReply } from '#machines/api/schemas/account/CardReply.ts';
import { announced } from '#machines/lib/announced.ts';
import { connect, flow } from '#machines/lib/flow.ts';
import { cardUpdateBy } from './card-update.ports.ts';
import { paymentChangeMachine } from './payment-change.machine.ts';

const cardUpdate = cardUpdateBy((world, { name, method, token }, signal) => {
  const body = { name, cc_token: method };
  const call = read(world.api.POST('/api/account/card', { params: { query: { token } }, body, signal }), CardReply);
  return announced(world, 'account', call);
});

/** Saves the method by session or by the token of a mailed link, and announces the change to the other tabs. */
export const paymentChange = flow(paymentChangeMachine, (world) => ({ card: connect(cardUpdate, world) }));
