import { fromPromise } from 'xstate';
import { flow } from '#machines/lib/flow.ts';
import { paymentFormMachine } from './payment-form.machine.ts';

export const paymentForm = flow(paymentFormMachine, ({ payment }) => ({
  loadPayment: fromPromise(() => payment.load()),
}));
