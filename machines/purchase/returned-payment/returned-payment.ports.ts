import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { recordStep } from '#machines/purchase/checkout/attempts/attempts.ts';
import { readFulfilment } from '#machines/purchase/checkout/fulfilment/fulfilment.ports.ts';
import { knownStatus } from '#machines/purchase/checkout/payment/payment.ports.ts';
import { returnedPaymentMachine } from './returned-payment.machine.ts';

/** Looks up a returned payment on the server, then with the provider. Drops its attempt once the reader orders again. */
export const returnedPayment = flow(returnedPaymentMachine, (world) => ({
  readFulfilment: answer(async ({ input: { intent }, signal }) => {
    const result = await readFulfilment(world, { intent, reset: false }, signal);
    // The page's checkout says that nothing was paid.
    if (result.kind === 'ok' && result.output.status === 'unpaid') recordStep(world.attempts, intent, 'returned');
    return result;
  }),
  loadPayment: answer(() => world.payment.load()),
  readPaymentStatus: answer(async ({ input: { secret } }) => knownStatus(await world.payment.readStatus({ secret }))),
  dropAttempt: answer(async () => {
    for (const { id, step } of world.attempts.read()) if (step === 'returned') world.attempts.drop(id);
  }),
}));
