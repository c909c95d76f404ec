import type { Confirmation, IntentStatus, PaymentProvider, SetupStatus } from '#machines/lib/world.ts';
import { requests } from '#mocks/replies.ts';
import { maskedJson } from '#storybook/machine-panel/calls/mask.ts';
import { callQueue, type Option } from './call-queue.ts';

const METHOD = requests.setCard.newCard.body.cc_token;
const words = 'Your card was declined.';

const confirmations: Answers<Confirmation> = {
  taken: ['The money has moved.', () => ({ kind: 'taken' })],
  verifying: ['The bank account waits for deposits.', () => ({ kind: 'verifying', deposits: {} })],
  refused: ['The card is refused.', () => ({ kind: 'refused', words })],
  unavailable: ['The provider cannot say.', () => ({ kind: 'unavailable' })],
};

const statuses: Answers<IntentStatus> = {
  taken: ['The money has moved.', () => 'taken'],
  verifying: ['The bank account waits for deposits.', () => ({ kind: 'verifying', deposits: {} })],
  payable: ['The payment is still open.', () => 'payable'],
};

const setups: Answers<SetupStatus> = {
  succeeded: ['The card or account can be used.', () => ({ kind: 'succeeded', method: METHOD })],
  processing: ['The bank takes days.', () => ({ kind: 'processing' })],
  verifying: ['The bank account waits for deposits.', () => ({ kind: 'verifying', deposits: {} })],
  refused: ['The card or account is refused.', () => ({ kind: 'open', words })],
};

/** The provider's calls: their names in the call queue, by method of `PaymentProvider`. */
export const PROVIDER_CALLS = {
  confirm: 'confirmPayment',
  authorize: 'authorizePayment',
  readStatus: 'readPaymentStatus',
  confirmSetup: 'confirmSetup',
  readSetupStatus: 'readSetupStatus',
} as const;

/** Stands for the bot check among the calls of a machine; it cannot be held. */
export const BOT_CHECK_CALL = 'botCheck';

export type ProviderCall = (typeof PROVIDER_CALLS)[Method];

/** Wraps a payment provider so that its answers wait in the call queue, as the server's do. */
export const holdable = (provider: PaymentProvider): PaymentProvider => ({
  load: provider.load,
  confirm: (intent) => ask('confirm', intent, () => provider.confirm(intent), confirmations),
  authorize: (payment) => ask('authorize', payment, () => provider.authorize(payment), confirmations),
  readStatus: (intent) => ask('readStatus', intent, () => provider.readStatus(intent), statuses),
  confirmSetup: (setup) => ask('confirmSetup', setup, () => provider.confirmSetup(setup), setups),
  readSetupStatus: (setup) => ask('readSetupStatus', setup, () => provider.readSetupStatus(setup), setups),
});

export const providerOffers = Object.entries({
  confirm: confirmations,
  authorize: confirmations,
  readStatus: statuses,
  confirmSetup: setups,
  readSetupStatus: setups,
} satisfies Record<Method, Answers<unknown>>).map(([method, answers]) => {
  const name = PROVIDER_CALLS[method as Method];
  return { name, words: wordsOf(name), options: optionsOf(answers) };
});

type Method = keyof typeof PROVIDER_CALLS;

type Answers<Answer> = Readonly<Record<string, readonly [summary: string, answer: () => Answer]>>;

function ask<Answer>(
  method: Method,
  asked: unknown,
  own: () => Promise<Answer>,
  answers: Answers<Answer>,
): Promise<Answer> {
  const name = PROVIDER_CALLS[method];
  return callQueue.take<Answer>({
    name,
    words: wordsOf(name),
    own,
    named: Object.fromEntries(Object.entries(answers).map(([key, [, answer]]) => [key, answer])),
    fail: () => Promise.reject(new Error('The provider did not answer.')),
    given: (value) => withMethod(value) as Answer, // the recorded answer to the same call
    display: {
      options: optionsOf(answers),
      request: Promise.resolve({ headers: [], body: maskedJson('', asked) }),
      reply: async (answer) => ({ headers: [], body: maskedJson('', answer) }),
    },
  });
}

function wordsOf(name: string): string {
  return `Payment provider: ${name}`;
}

function optionsOf(answers: Answers<unknown>): Option[] {
  return Object.entries(answers).map(([name, [summary]]) => ({ name, summary }));
}

/** A recorded answer lacks the reference to a payment method. */
const withMethod = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'method' in value ? { ...value, method: METHOD } : value;
