import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import { paymentFormMachine } from './payment-form.machine.ts';

export const paymentForm = flow(paymentFormMachine, ({ payment }) => ({
  loadPayment: answer(({ input: { pubkey } }) => payment.load(pubkey)),
}));
