import { flow } from '#machines/lib/flow.ts';
import { answer } from '#machines/lib/port.ts';
import type { Confirmation, IntentStatus, World } from '#machines/lib/world.ts';
import { recordStep } from '#machines/purchase/checkout/attempts/attempts.ts';
import { paymentMachine } from './payment.machine.ts';

/** Calls the provider and stores each step in the intent's attempt. Throws on an unknown answer. */
export const payment = flow(paymentMachine, (world) => ({
  loadPayment: answer(() => world.payment.load()),
  confirmPayment: answer(({ input: { id, secret }, signal }) =>
    note(world, id, signal, () => world.payment.confirm({ secret })),
  ),
  authorizePayment: answer(({ input: { id, secret, method }, signal }) =>
    note(world, id, signal, () => world.payment.authorize({ secret, method })),
  ),
  readPaymentStatus: answer(async ({ input: { secret } }) => knownStatus(await world.payment.readStatus({ secret }))),
}));

/** Stores that an intent is being confirmed, then the result unless the call was aborted. */
async function note({ attempts }: World, intent: string, signal: AbortSignal, pay: () => Promise<Confirmation>) {
  recordStep(attempts, intent, 'confirming');
  const confirmation = await pay();
  const step = steps[known(confirmation.kind)];
  if (!signal.aborted) recordStep(attempts, intent, step);
  return confirmation;
}

const steps = {
  taken: 'completing',
  verifying: 'completing',
  refused: 'paying',
  unavailable: 'paying',
  viewOnly: 'paying',
} as const;

/** Throws on an answer we do not know, because the outcome of the payment is then unknown. */
function known<Answer extends string>(answer: Answer, all: string[] = Object.keys(steps)): Answer {
  if (!all.includes(answer)) throw new TypeError(`The payment provider answered "${answer}".`);
  return answer;
}

export function knownStatus(status: IntentStatus): IntentStatus {
  if (typeof status === 'object') known(status.kind, ['verifying']);
  else known(status, ['taken', 'payable']);
  return status;
}
