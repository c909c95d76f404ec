import { fromPromise } from 'xstate';
import { flow } from '#machines/lib/flow.ts';
import type { Confirmation, World } from '#machines/lib/world.ts';
import { paymentMachine } from './payment.machine.ts';

export const payment = flow(paymentMachine, (world) => ({
  loadPayment: fromPromise(() => world.payment.load()),
  confirmPayment: fromPromise(({ input: { id, secret } }) => note(world, id, () => world.payment.confirm({ secret }))),
  authorizePayment: fromPromise(({ input: { id, secret, method } }) =>
    note(world, id, () => world.payment.authorize({ secret, method })),
  ),
  readPaymentStatus: fromPromise(({ input: { secret } }) => world.payment.readStatus({ secret })),
}));

/** Writes down that an intent is being confirmed before it is, and what came of it after. */
async function note({ attempts }: World, intent: string, pay: () => Promise<Confirmation>): Promise<Confirmation> {
  attempts.write({ step: 'confirming', intent });
  const confirmation = await pay();
  attempts.write({ step: confirmation.kind === 'taken' ? 'completing' : 'paying', intent });
  return confirmation;
}
