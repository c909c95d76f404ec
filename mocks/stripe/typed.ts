import { invalid, type MethodDetails, type PaymentError } from './outcome.ts';

/** What stands in the fields of a payment form, as typed. */
export interface Typed {
  method: 'card' | 'us_bank_account';
  number: string;
  expiry: string;
  cvc: string;
  routing: string;
  account: string;
}

export type FieldName = Exclude<keyof Typed, 'method'>;

/** The fields of each method, in the order of the form. */
export const FIELDS_OF = {
  card: ['number', 'expiry', 'cvc'],
  us_bank_account: ['routing', 'account'],
} as const satisfies Record<Typed['method'], readonly FieldName[]>;

/** What is wrong with a field, in Stripe's words; nothing when it can be sent. `now` is a time in ms. */
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

/** The first field that cannot be sent, and what is wrong with it. */
export function firstError(typed: Typed, now: number): { field: FieldName; error: PaymentError } | undefined {
  for (const field of FIELDS_OF[typed.method]) {
    const error = fieldError(field, typed, now);
    if (error) return { field, error };
  }
  return undefined;
}

/** What is kept of what was typed, once it was set up. */
export function detailsOf({ method, number, expiry, account, routing }: Typed): MethodDetails {
  const last_four = digitsOf(method === 'card' ? number : account).slice(-4);
  if (method === 'us_bank_account')
    return { ach: { bank_name: 'Test Bank', last_four, routing_number: digitsOf(routing) } };
  const [exp_month, exp_year] = [Number(digitsOf(expiry).slice(0, 2)), 2_000 + Number(digitsOf(expiry).slice(2, 4))];
  return { card: { type: brandOf(digitsOf(number)), last_four, exp_month, exp_year } };
}

/** The digits of what was typed. */
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
