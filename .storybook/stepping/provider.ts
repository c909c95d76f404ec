import type { Confirmation, IntentStatus, PaymentProvider, SetupStatus } from '#machines/lib/world.ts';
import { requests } from '#mocks/replies.ts';
import { gate } from './gate.ts';

const METHOD = requests.setCard.newCard.body.cc_token;
const words = 'Your card was declined.';

const confirmations: Record<string, () => Confirmation> = {
  taken: () => ({ kind: 'taken' }),
  refused: () => ({ kind: 'refused', words }),
  unavailable: () => ({ kind: 'unavailable' }),
};

const statuses: Record<string, () => IntentStatus> = { taken: () => 'taken', payable: () => 'payable' };

const setups: Record<string, () => SetupStatus> = {
  succeeded: () => ({ kind: 'succeeded', method: METHOD }),
  processing: () => ({ kind: 'processing' }),
  refused: () => ({ kind: 'open', words }),
};

/** The payment provider, whose answers wait at the gate as the server's do. */
export const attend = (provider: PaymentProvider): PaymentProvider => ({
  load: provider.load,
  confirm: (intent) => ask('confirmPayment', () => provider.confirm(intent), confirmations),
  authorize: (payment) => ask('authorizePayment', () => provider.authorize(payment), confirmations),
  readStatus: (intent) => ask('readPaymentStatus', () => provider.readStatus(intent), statuses),
  confirmSetup: (setup) => ask('confirmSetup', () => provider.confirmSetup(setup), setups),
  readSetupStatus: (setup) => ask('readSetupStatus', () => provider.readSetupStatus(setup), setups),
});

const ask = <Answer>(
  name: string,
  own: () => Promise<Answer>,
  named: Readonly<Record<string, () => Answer>>,
): Promise<Answer> =>
  gate.take<Answer>({
    name,
    words: `Payment provider: ${name}`,
    own,
    named,
    fail: () => Promise.reject(new Error('The provider did not answer.')),
    given: (value) => withMethod(value) as Answer, // what the same question was answered with
  });

/** An answer that was kept does not hold the reference of a method. */
const withMethod = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'method' in value ? { ...value, method: METHOD } : value;
