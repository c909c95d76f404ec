import type { Confirmation, IntentStatus, PaymentProvider, SetupStatus } from '#machines/lib/world.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import { requests } from '#mocks/replies.ts';
import { type Charge, cardError } from '#mocks/stripe/outcome.ts';
import { knownMethod } from '#mocks/stripe/payment-methods.ts';
import { maskedJson } from '#storybook/machine-panel/calls/mask.ts';
import { callQueue, kindOf, type Option } from './call-queue.ts';

const METHOD = requests.setCard.newCard.body.cc_token;
const words = 'Your card was declined.';
const refused: Charge = { kind: 'refused', error: cardError('card_declined', words, 'generic_decline') };
const deposited: Charge = { kind: 'debited', deposits: true };

/** The mock's own payments and setups, which the chosen answers change, so that its later answers agree with them. */
type Books = Pick<Journal, 'payments' | 'setups' | 'state' | 'steer'>;

/** A chosen answer wins over the condition that, for one, declines every payment. */
function asChosen<Outcome>({ state, steer }: Books, confirm: () => Outcome): Outcome {
  const { payment } = state().switches;
  steer({ payment: 'entered' });
  const outcome = confirm();
  steer({ payment });
  return outcome;
}

const paying =
  <Answer>(charge: Charge, answer: Answer) =>
  (books: Books, secret: string): Answer => {
    asChosen(books, () => books.payments.confirm(secret, charge));
    return answer;
  };

/** Returns the set up method's id; the documented one for a setup that the mock does not know. */
const settingUp =
  (charge: Charge, answer: (method: string) => SetupStatus) =>
  (books: Books, secret: string): SetupStatus => {
    const outcome = asChosen(books, () => books.setups.confirm(secret, { ...knownMethod('pm_card_visa'), charge }));
    return answer(outcome.setup?.method?.id ?? METHOD);
  };

const confirmations: Answers<Confirmation> = {
  taken: ['The money has moved.', paying({ kind: 'taken' }, { kind: 'taken' })],
  verifying: ['The bank account waits for deposits.', paying(deposited, { kind: 'verifying', deposits: {} })],
  refused: ['The card is refused.', paying(refused, { kind: 'refused', words })],
  unavailable: ['The provider cannot say.', () => ({ kind: 'unavailable' })],
};

const statuses: Answers<IntentStatus> = {
  taken: ['The money has moved.', paying({ kind: 'taken' }, 'taken')],
  verifying: ['The bank account waits for deposits.', paying(deposited, { kind: 'verifying', deposits: {} })],
  payable: ['The payment is still open.', () => 'payable'],
};

const setups: Answers<SetupStatus> = {
  succeeded: [
    'The card or account can be used.',
    settingUp({ kind: 'taken' }, (method) => ({ kind: 'succeeded', method })),
  ],
  processing: [
    'The bank takes days.',
    settingUp({ kind: 'debited', unverified: true }, () => ({ kind: 'processing' })),
  ],
  verifying: [
    'The bank account waits for deposits.',
    settingUp(deposited, () => ({ kind: 'verifying', deposits: {} })),
  ],
  refused: ['The card or account is refused.', settingUp(refused, () => ({ kind: 'open', words }))],
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
export const holdable = (provider: PaymentProvider, books: Books): PaymentProvider => ({
  load: provider.load,
  confirm: (intent) => ask('confirm', intent, () => provider.confirm(intent), confirmations, books),
  authorize: (payment) => ask('authorize', payment, () => provider.authorize(payment), confirmations, books),
  readStatus: (intent) => ask('readStatus', intent, () => provider.readStatus(intent), statuses, books),
  confirmSetup: (setup) => ask('confirmSetup', setup, () => provider.confirmSetup(setup), setups, books),
  readSetupStatus: (setup) => ask('readSetupStatus', setup, () => provider.readSetupStatus(setup), setups, books),
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

type Answers<Answer> = Readonly<
  Record<string, readonly [summary: string, answer: (books: Books, secret: string) => Answer]>
>;

function ask<Answer>(
  method: Method,
  asked: { secret: string },
  own: () => Promise<Answer>,
  answers: Answers<Answer>,
  books: Books,
): Promise<Answer> {
  const name = PROVIDER_CALLS[method];
  return callQueue.take<Answer>({
    name,
    words: wordsOf(name),
    own,
    named: Object.fromEntries(
      Object.entries(answers).map(([key, [, answer]]) => [key, () => answer(books, asked.secret)]),
    ),
    fail: () => Promise.reject(new Error('The provider did not answer.')),
    given: (value) => {
      const kind = kindOf(value);
      answers[kind === 'open' ? 'refused' : kind]?.[1](books, asked.secret);
      return withMethod(value) as Answer; // the recorded answer to the same call
    },
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
