import type { Address } from '#machines/api/contract.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import { accountByEmail, accountOf } from '../account/accounts.ts';
import { addressProblems } from '../account/address-problems.ts';
import { isDigital } from '../catalogue/goods.ts';
import type { Desk } from '../desk.ts';
import { isEmail, isLongerThan } from '../read-fields.ts';
import { type Item, isGoods } from './items.ts';
import type { Errors, OrderForm } from './read-form.ts';

/** What an order needs of its form. */
export interface FormNeeds {
  /** An account is opened for whoever has none. */
  account: boolean;
  /** Something is sent to the one who orders. */
  ownAddress: boolean;
  /** Goods are sent to somebody else. */
  recipientAddress: boolean;
}

/** What an order of these items needs of its form. */
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

/** What the reader has to put right in the form, by field; nothing when the order can be taken. */
export function formProblems(desk: Desk, form: OrderForm, needs: FormNeeds): Exclude<Errors, string> | undefined {
  const opens = needs.account && accountOf(desk) === undefined;
  return withoutEmpty<Exclude<Errors, string>[string]>({
    name: nameProblem(form.name, 'Please give your name.'),
    email: emailProblem(desk, form.email, opens),
    password: opens ? passwordProblems(form) : undefined,
    address: needs.ownAddress ? ownAddressProblem(desk, form) : undefined,
    ...(form.origin === 'recipient' || form.gifted ? recipientProblems(form, needs) : {}),
  });
}

/** What is wrong with the password of a new account; both fields at once. */
function passwordProblems({ password }: OrderForm): Record<string, string> | undefined {
  if (!password) return { password: 'Please choose a password.' };
  const { password: shortOne, confirm } = replies.subscribe.nestedErrors.body.errors.password;
  return withoutEmpty({
    password: [...password.password].length < 8 ? shortOne : undefined,
    confirm: password.password === password.confirm ? undefined : confirm,
  });
}

function nameProblem(name: string, missing: string): string | undefined {
  if (!name.trim()) return missing;
  return isLongerThan(200, name.trim()) ? 'Please use at most 200 characters.' : undefined;
}

function emailProblem(desk: Desk, email: string, opens: boolean): string | undefined {
  if (!isEmail(email.trim())) return 'Please give an email address.';
  const isTaken = opens && accountByEmail(desk.state, email) !== undefined;
  return isTaken ? replies.subscribe.fieldErrors.body.errors.email : undefined;
}

/** The address on record holds unless another is given. */
function ownAddressProblem(desk: Desk, { origin, address, shipcode }: OrderForm) {
  const account = accountOf(desk);
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

/** What of these fields is filled in; nothing when none is. */
function withoutEmpty<Value>(fields: Record<string, Value | undefined>): Record<string, Value> | undefined {
  const filled = Object.entries(fields).filter((field): field is [string, Value] => field[1] !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}
