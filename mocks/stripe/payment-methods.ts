import { lookUp } from '../journal/read-fields.ts';
import { type Charge, cardError, type Entered, invalid, type MethodDetails, type PaymentError } from './outcome.ts';

export interface Typed {
  method: 'card' | 'us_bank_account';
  number: string;
  expiry: string;
  cvc: string;
  routing: string;
  account: string;
}

export type FieldName = Exclude<keyof Typed, 'method'>;

export const FIELDS_OF = {
  card: ['number', 'expiry', 'cvc'],
  us_bank_account: ['routing', 'account'],
} as const satisfies Record<Typed['method'], readonly FieldName[]>;

/** Returns a field's error in Stripe's words; undefined if it is valid. `now` is in ms. */
export function fieldError(field: FieldName, typed: Typed, now: number): PaymentError | undefined {
  const digits = digitsOf(typed[field]);
  switch (field) {
    case 'number':
      return numberError(digits);
    case 'expiry':
      return expiryError(digits, now);
    case 'cvc':
      return digits.length < (isAmex(typed.number) ? 4 : 3)
        ? invalid('incomplete_cvc', "Your card's security code is incomplete.")
        : undefined;
    case 'routing':
      return digits.length < 9 ? invalid('incomplete_routing_number', 'Your routing number is incomplete.') : undefined;
    case 'account':
      return digits.length < 4 ? invalid('incomplete_account_number', 'Your account number is incomplete.') : undefined;
  }
}

export function firstError(typed: Typed, now: number): { field: FieldName; error: PaymentError } | undefined {
  for (const field of FIELDS_OF[typed.method]) {
    const error = fieldError(field, typed, now);
    if (error) return { field, error };
  }
  return undefined;
}

function detailsOf({ method, number, expiry, account, routing }: Typed): MethodDetails {
  const last_four = digitsOf(method === 'card' ? number : account).slice(-4);
  if (method === 'us_bank_account')
    return { ach: { bank_name: 'Test Bank', last_four, routing_number: digitsOf(routing) } };
  const [exp_month, exp_year] = [Number(digitsOf(expiry).slice(0, 2)), 2_000 + Number(digitsOf(expiry).slice(2, 4))];
  return { card: { type: brandOf(digitsOf(number)), last_four, exp_month, exp_year } };
}

export const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

const isAmex = (number: string): boolean => /^3[47]/.test(digitsOf(number));

function numberError(digits: string): PaymentError | undefined {
  if (digits.length < (isAmex(digits) ? 15 : 16))
    return invalid('incomplete_number', 'Your card number is incomplete.');
  return passesLuhn(digits) ? undefined : invalid('invalid_number', 'Your card number is invalid.');
}

function expiryError(digits: string, now: number): PaymentError | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length < 4 || month < 1 || month > 12)
    return invalid('incomplete_expiry', "Your card's expiration date is incomplete.");
  const [year, thisYear] = [2_000 + Number(digits.slice(2, 4)), new Date(now).getUTCFullYear()];
  if (year < thisYear) return invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  const isPast = year === thisYear && month < new Date(now).getUTCMonth() + 1;
  return isPast ? invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.") : undefined;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const brandOf = (number: string): string => BRANDS.find(([start]) => start.test(number))?.[1] ?? 'Card';

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(?:5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6/, 'Discover'],
];

/** Converts the typed values to the form that the journal receives. */
export const enteredAs = (typed: Typed): Entered => ({ charge: chargeOf(typed), details: detailsOf(typed) });

const chargeOf = ({ method, number, account }: Typed): Charge =>
  method === 'card' ? chargeOfCard(number) : chargeOfAccount(account);

/** A number that is not in Stripe's published list is charged like a good card. */
const chargeOfCard = (number: string): Charge => CARDS[digitsOf(number)] ?? { kind: 'taken' };

/** A US bank debit is processing for days and may then be returned. */
const chargeOfAccount = (number: string): Charge => ({
  kind: 'debited',
  returned: RETURNED[digitsOf(number)] ?? DEPOSITED[digitsOf(number)],
  ...(digitsOf(number) === UNVERIFIED && { unverified: true }),
  ...(digitsOf(number) in DEPOSITED && { deposits: true as const }),
});

/** One of Stripe's test payment methods: its details, and the result of setup if it differs from that of a charge. */
export interface TestMethod extends Entered {
  setup?: Charge;
}

export const testMethod = (id: string): TestMethod | undefined => lookUp(METHODS, id);

/** Returns a payment method by id. An unlisted one needs its cardholder. */
export const knownMethod = (id: string): TestMethod => testMethod(id) ?? card(challenged());

const declined = (decline_code: string, message = 'Your card was declined.') =>
  cardError('card_declined', message, decline_code);
const refused = (error: PaymentError): Charge => ({ kind: 'refused', error });
const challenged = (after: Charge = { kind: 'taken' }): Charge => ({ kind: 'challenged', after });

const generic = refused(declined('generic_decline'));
const insufficient = refused(declined('insufficient_funds', 'Your card has insufficient funds.'));

const CARDS: Record<string, Charge> = {
  '4000000000000002': generic,
  '4000000000009995': insufficient,
  '4000000000009987': refused(declined('lost_card')),
  '4000000000009979': refused(declined('stolen_card')),
  '4000000000000069': refused(cardError('expired_card', 'Your card has expired.')),
  '4000000000000127': refused(cardError('incorrect_cvc', "Your card's security code is incorrect.")),
  '4000000000000119': refused(
    cardError('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  '4000002500003155': challenged(),
  '4000002760003184': challenged(),
  '4000000000003220': challenged(),
  '4000008260003178': challenged(insufficient),
  '4000008400001629': challenged(generic),
};

const UNVERIFIED = '000000000009';

/** Accounts to verify with deposits, each with the reason why that fails, if it does. */
const DEPOSITED: Record<string, string | undefined> = {
  '000888888885': undefined,
  '000666666661': 'The deposits could not be sent to this bank account.',
};

const RETURNED: Record<string, string> = {
  '000111111113': 'The bank account has been closed.',
  '000111111116': 'The bank account could not be located.',
  '000222222227': 'The account does not hold enough money.',
  '000333333335': 'Debits are not authorized for this bank account.',
};

const typedAs = (typed: Pick<Typed, 'method'> & Partial<Typed>): MethodDetails =>
  detailsOf({ number: '4242424242424242', expiry: '12 / 34', cvc: '123', routing: '110000000', account: '', ...typed });

const card = (charge: Charge, { number, setup }: { number?: string; setup?: Charge } = {}): TestMethod => ({
  charge,
  details: typedAs({ method: 'card', ...(number !== undefined && { number }) }),
  ...(setup && { setup }),
});

const account = (number: string): TestMethod => ({
  charge: chargeOfAccount(number),
  details: typedAs({ method: 'us_bank_account', account: number }),
});

const cardNumbered = (number: string): TestMethod => card(chargeOfCard(number), { number });

const METHODS: Record<string, TestMethod> = {
  pm_card_visa: cardNumbered('4242424242424242'),
  pm_card_mastercard: cardNumbered('5555555555554444'),
  pm_card_amex: cardNumbered('378282246310005'),
  pm_card_discover: cardNumbered('6011111111111117'),
  pm_card_visa_chargeDeclined: cardNumbered('4000000000000002'),
  pm_card_visa_chargeDeclinedInsufficientFunds: cardNumbered('4000000000009995'),
  pm_card_visa_chargeDeclinedLostCard: cardNumbered('4000000000009987'),
  pm_card_visa_chargeDeclinedStolenCard: cardNumbered('4000000000009979'),
  pm_card_chargeDeclinedExpiredCard: cardNumbered('4000000000000069'),
  pm_card_chargeDeclinedIncorrectCvc: cardNumbered('4000000000000127'),
  pm_card_chargeDeclinedProcessingError: cardNumbered('4000000000000119'),
  pm_card_chargeCustomerFail: card(generic, { number: '4000000000000341', setup: { kind: 'taken' } }),
  pm_card_threeDSecure2Required: cardNumbered('4000000000003220'),
  pm_card_authenticationRequired: cardNumbered('4000002760003184'),
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: cardNumbered('4000008260003178'),
  pm_usBankAccount_success: account('000123456789'),
  pm_usBankAccount_deposits: account('000888888885'),
  pm_usBankAccount_depositsFail: account('000666666661'),
  pm_usBankAccount_accountClosed: account('000111111113'),
  pm_usBankAccount_noAccount: account('000111111116'),
  pm_usBankAccount_insufficientFunds: account('000222222227'),
  pm_usBankAccount_debitNotAuthorized: account('000333333335'),
};
