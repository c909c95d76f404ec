import { lookUp } from '../journal/read-fields.ts';
import { type Charge, cardError, type Entered, type PaymentError } from './outcome.ts';
import { detailsOf, digitsOf, type Typed } from './typed.ts';

/** What was typed, as the journal is told it. */
export const enteredAs = (typed: Typed): Entered => ({ charge: chargeOf(typed), details: detailsOf(typed) });

const chargeOf = ({ method, number, account }: Typed): Charge =>
  method === 'card' ? chargeOfCard(number) : chargeOfAccount(account);

/** What comes of charging a card number; a number that is not in Stripe's published list is charged like a good card. */
const chargeOfCard = (number: string): Charge => CARDS[digitsOf(number)] ?? { kind: 'taken' };

/** What comes of debiting a US bank account number: days of processing, and then perhaps the money comes back. */
const chargeOfAccount = (number: string): Charge => ({
  kind: 'debited',
  returned: RETURNED[digitsOf(number)],
  ...(digitsOf(number) === UNVERIFIED && { unverified: true }),
});

/** What comes of charging a payment method by its id; any that is not listed needs its holder. */
const chargeOfMethod = (id: string): Charge => lookUp(METHODS, id) ?? { kind: 'challenged', after: { kind: 'taken' } };

/** A payment method by its id, which nobody typed in. */
export const knownMethod = (id: string): Entered => ({ charge: chargeOfMethod(id), details: TEST_CARD });

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

const METHODS: Record<string, Charge> = {
  pm_card_visa: { kind: 'taken' },
  pm_card_mastercard: { kind: 'taken' },
  pm_card_visa_chargeDeclined: generic,
  pm_card_visa_chargeDeclinedInsufficientFunds: insufficient,
  pm_usBankAccount_success: { kind: 'debited' },
};

/** The account of which the bank never says whether it is there. */
const UNVERIFIED = '000000000009';

/** What is kept of any method that is known by its id. */
const TEST_CARD = detailsOf({
  method: 'card',
  number: '4242424242424242',
  expiry: '12 / 34',
  cvc: '123',
  account: '',
  routing: '',
});

const RETURNED: Record<string, string> = {
  '000111111113': 'The bank account has been closed.',
  '000111111116': 'The bank account could not be located.',
  '000222222227': 'The account does not hold enough money.',
  '000333333335': 'Debits are not authorized for this bank account.',
};
