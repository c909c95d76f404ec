import type { Address } from '#machines/api/contract.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { LEAST_DONATION } from '#machines/rules/donation/least-donation.ts';
import { deliveryDays, giftMessageProblems } from '#machines/rules/gift/gift-message.ts';
import { renewalIn } from '#machines/rules/renewal/renewal.ts';
import { hasLifetime } from '#machines/rules/subscription/overview.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import { scenarioOf } from '../../scenario/scenarios.ts';
import { accountByEmail, accountOf, hasSubscription } from '../account/accounts.ts';
import { addressProblems } from '../account/addresses.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import { isPaidBy } from '../checkout/intents.ts';
import { dayOf } from '../day.ts';
import { isEmail, isLongerThan } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { worldOf } from '../world.ts';
import { type Item, isGoods } from './order.ts';
import { goodsTo } from './order-from.ts';
import { couponProblem } from './price-item.ts';
import type { Errors, OrderForm } from './read-form.ts';

/** Returns all errors that the reader must fix before ordering these items; undefined if the order is valid. */
export function orderProblems(
  context: Context,
  form: OrderForm,
  items: readonly Item[],
  further?: Exclude<Errors, string>,
): Errors | undefined {
  // A paid order may have just given the reader a subscription, which must not block it.
  const ofItems = isPaidBy(context, form) ? undefined : itemProblems(context, items, goodsTo(form));
  if (typeof ofItems === 'string') return ofItems;
  const errors = {
    ...formProblems(context, form, needsOf(form, items)),
    ...consentProblem(context, form, items),
    ...further,
    ...ofItems,
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Returns why this reader cannot order the items, regardless of the form; undefined if they can. */
export function itemProblems(context: Context, items: readonly Item[], goodsTo: Shipcode): Errors | undefined {
  for (const item of items) {
    const words = subscriptionProblem(context, item);
    if (words) return words;
    const note = noteProblems(context, item);
    if (note) return note;
    const coupon = couponProblem(item, goodsTo);
    if (coupon) return { coupon };
    if (item.type === 'donation-item' && item.item.dollars < LEAST_DONATION)
      return replies.donate.amountRefused.body.errors;
  }
  return undefined;
}

/** Checks a gift's message and date. A date is valid until the day has ended in every time zone. */
function noteProblems({ now }: Context, item: Item): Errors | undefined {
  if (item.type !== 'gift-subscription') return undefined;
  const { message = '', deliver_on: day = '' } = item.item;
  const { first } = deliveryDays(dayOf(now - 12 * HOUR));
  const { last } = deliveryDays(dayOf(now + 14 * HOUR));
  const { errors } = replies.subscribe.giftMessageRefused.body;
  const words: Record<string, string> = errors;
  const problems = giftMessageProblems({ message, day }, { first, last });
  if (CONTROLS.test(message)) problems.push({ field: 'gift_message', code: 'server' });
  return withoutEmpty(Object.fromEntries(problems.map(({ field }) => [field, words[field]])));
}

const HOUR = 3_600_000;
const CONTROLS = /(?!\n)\p{Cc}/u;

/** Returns a cart message that names the sold-out items; undefined if everything is available. */
export function stockProblem(state: JournalState, items: readonly Item[]): string | undefined {
  for (const item of items.filter(isGoods)) {
    const goods = goodsOf(state, item.type, item.item.ref);
    if (!goods || (goods.isDigital && !goods.isReleased)) return 'Something in this order is no longer sold.';
    if (goods.isDigital && item.qty > 1) return `${goods.name} is sold once.`;
    if (goods.left === 0) return `${goods.name} is sold out.`;
    if (goods.left < item.qty) return `Only ${goods.left} of ${goods.name} are left.`;
  }
  return undefined;
}

/** Being sold out is a conflict, because the reader saw something else. */
export function soldOut(words: string) {
  const { status, headers } = replies.subscribe.soldOut;
  return { status, headers, body: { errors: { cart: { items: words } } } };
}

function subscriptionProblem(context: Context, item: Item): string | undefined {
  if (item.type !== 'personal-subscription') return undefined;
  const account = accountOf(context);
  if (!account) return undefined;
  const { timetable } = account.subscriber;
  if (!item.item.renewal)
    return hasSubscription(account) ? replies.subscribe.existingSubscription.body.errors : undefined;
  if (hasLifetime(timetable)) return replies.renewSubscription.renewalNotNecessary.body.errors;
  return renewalIn(timetable) ? undefined : 'You have no subscription to renew.';
}

function consentProblem(context: Context, form: OrderForm, items: readonly Item[]) {
  const { renewal_consent: consent } = form;
  const isAsked = scenarioOf(worldOf(context).scenario).renewalConsent === 'checkbox';
  const isMissing = isAsked && !consent?.agreed_at && items.some((item) => renews(context, item));
  const isUnusable = consent && (consent.text === '' || isLongerThan(2_000, consent.text));
  return isMissing || isUnusable ? replies.subscribe.consentRequired.body.errors : undefined;
}

/** Whether an item is charged again later. A renewal leaves autorenew as it is. */
function renews(context: Context, item: Item): boolean {
  if (item.type === 'donation-item') return item.item.process === 'monthly-init';
  if (item.type !== 'personal-subscription' || item.item.term === 'lifetime') return false;
  return !item.item.renewal || accountOf(context)?.subscriber.account.autorenew === true;
}

export interface FormNeeds {
  /** A visitor's order opens an account. */
  account: boolean;
  ownAddress: boolean;
  recipientAddress: boolean;
}

export function needsOf({ origin }: OrderForm, items: readonly Item[]): FormNeeds {
  const isForRecipient = origin === 'recipient';
  const shipsGoods = items.some((item) => isGoods(item) && !isDigital(item.type));
  const subscription = items.find(({ type }) => type === 'personal-subscription');
  const isPrint = subscription?.type === 'personal-subscription' && subscription.item.medium === 'print';
  return {
    account: subscription !== undefined,
    ownAddress: isPrint || items.some(isPrintUpgrade) || (shipsGoods && !isForRecipient),
    recipientAddress: shipsGoods && isForRecipient,
  };
}

const isPrintUpgrade = (item: Item): boolean =>
  item.type === 'subscription-upgrade' && item.item.deliverable !== 'digital';

export function formProblems(context: Context, form: OrderForm, needs: FormNeeds): Exclude<Errors, string> | undefined {
  const opens = needs.account && accountOf(context) === undefined;
  return withoutEmpty<Exclude<Errors, string>[string]>({
    name: nameProblem(form.name, 'Please give your name.'),
    email: emailProblem(context, form.email, opens),
    password: opens ? passwordProblems(form) : undefined,
    address: needs.ownAddress ? ownAddressProblem(context, form) : undefined,
    ...(form.origin === 'recipient' || form.gifted ? recipientProblems(form, needs) : {}),
  });
}

function passwordProblems({ password }: OrderForm): Record<string, string> | undefined {
  if (!password) return { password: 'Please choose a password.' };
  const { password: shortOne, confirm } = replies.subscribe.nestedErrors.body.errors.password;
  return withoutEmpty({
    password: [...password.password].length < 8 ? shortOne : tooLong(password.password, 256),
    confirm: password.password === password.confirm ? undefined : confirm,
  });
}

function nameProblem(name: string, missing: string): string | undefined {
  if (!name.trim()) return missing;
  return tooLong(name.trim(), 200);
}

const tooLong = (text: string, length: number): string | undefined =>
  isLongerThan(length, text) ? `Please use at most ${length} characters.` : undefined;

function emailProblem(context: Context, email: string, opens: boolean): string | undefined {
  if (!isEmail(email.trim())) return 'Please give an email address.';
  const isTaken = opens && accountByEmail(context.state, email) !== undefined;
  return isTaken ? replies.subscribe.fieldErrors.body.errors.email : undefined;
}

/** The address on record is used unless another is given. */
function ownAddressProblem(context: Context, { origin, address, shipcode }: OrderForm) {
  const account = accountOf(context);
  const isOnRecord = (account?.subscriber.account.addresses[zoneOf(shipcode)] ?? null) !== null;
  if (account && origin === 'keep')
    return isOnRecord ? undefined : replies.renewSubscription.addressMissing.body.errors.address;
  return origin === 'recipient' && isOnRecord && !address ? undefined : problemsOf(address, shipcode);
}

function recipientProblems({ recipient_name = '', ...form }: OrderForm, needs: FormNeeds) {
  const { recipient_address, recipient_shipcode, shipcode } = form;
  return {
    recipient_name: nameProblem(recipient_name, replies.checkOutCart.recipientNameMissing.body.errors.recipient_name),
    recipient_address: needs.recipientAddress
      ? problemsOf(recipient_address, recipient_shipcode ?? shipcode)
      : undefined,
  };
}

const problemsOf = (address: Address | undefined, shipcode: Shipcode) =>
  address ? addressProblems(address, shipcode) : { line1: 'Please give an address.' };

function withoutEmpty<Value>(fields: Record<string, Value | undefined>): Record<string, Value> | undefined {
  const filled = Object.entries(fields).filter((field): field is [string, Value] => field[1] !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}
