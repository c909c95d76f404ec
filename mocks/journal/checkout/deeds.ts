import { deliverableOf } from '#machines/rules/subscription/subscription.ts';
import type { MethodDetails } from '../../stripe/outcome.ts';
import { accountOf } from '../account/accounts.ts';
import { emptyCartOf } from '../cart/cart-state.ts';
import { dayOf, monthsAfter } from '../day.ts';
import type { Desk } from '../desk.ts';
import { makeGifts } from '../gift/given.ts';
import type { Deed, Item, Owner } from '../order/order.ts';
import type { OrderForm } from '../order/read-form.ts';
import { lookUp } from '../read-fields.ts';
import { beginSubscription } from '../subscription/begin.ts';
import { changeSubscription } from '../subscription/change.ts';
import { send } from '../visitor/mails.ts';

/** Returns the effect of a paid item other than on the stock; undefined if it has none. */
export function deedOf(desk: Desk, form: OrderForm, ordered: Item): Deed | undefined {
  const name = form.name.trim();
  const account = accountOf(desk)?.subscriber.account.ref ?? null;
  switch (ordered.type) {
    case 'personal-subscription': {
      const { term, level } = ordered.item;
      const cycle = {
        term,
        level,
        deliverable: deliverableOf(ordered.item),
        orderedBy: name,
        address: newAddress(form),
      };
      const deed = { kind: 'subscribe', owner: ownerIn(desk, form), cycle } as const;
      return term !== 'lifetime' && ordered.item.renewal ? deed : { ...deed, autorenew: term !== 'lifetime' };
    }
    case 'gift-subscription': {
      const { coupon: _, ...gift } = ordered.item;
      const recipient = form.origin === 'recipient' && form.recipient_name?.trim();
      const giver = { account, name, email: form.email.trim(), ...(recipient && { recipient }) };
      return { kind: 'give', giver, gift, count: ordered.qty };
    }
    case 'donation-item': {
      const { process, dollars } = ordered.item;
      return process === 'onetime'
        ? undefined
        : { kind: 'donate-monthly', name, email: form.email.trim(), amount: dollars };
    }
    case 'subscription-upgrade': {
      if (account === null) return undefined;
      return { kind: 'change', account, ...ordered.item, address: newAddress(form) };
    }
    default:
      return undefined;
  }
}

/** Returns the buyer's account, or the data to open one, with the order's password. */
export function ownerIn(desk: Desk, { name, email, password }: OrderForm): Owner {
  const account = accountOf(desk);
  return account
    ? { account: account.subscriber.account.ref }
    : { name: name.trim(), email: email.trim(), password: password?.password ?? '' };
}

export const newAddress = ({ origin, address }: OrderForm) => (origin === 'keep' ? null : (address ?? null));

interface Payment {
  receipt: string;
  /** The card or account that paid; undefined for a free order. */
  method: MethodDetails | undefined;
}

/** Carries out a deed of a paid order. The caller makes sure that it happens once. */
export function carryOut(desk: Desk, deed: Deed, payment: Payment): void {
  switch (deed.kind) {
    case 'subscribe':
      beginSubscription(desk, deed);
      return;
    case 'change':
      changeSubscription(desk, deed);
      return;
    case 'give':
      makeGifts(desk, deed, payment.receipt);
      return;
    case 'donate-monthly':
      beginDonation(desk, deed, payment.method);
      return;
    case 'empty-cart':
      emptyCartOf(desk.state, deed.cart, deed.lines, payment.receipt);
      return;
    case 'pay-invoice':
      payInvoice(desk, deed.token, payment);
  }
}

function payInvoice(desk: Desk, token: string, payment: Payment): void {
  const debt = lookUp(desk.state.debts, token);
  if (!debt || debt.receipt !== undefined) return;
  debt.receipt = payment.receipt;
  const invoice = lookUp(desk.state.invoices, token);
  if (invoice) invoice.paid_on = dayOf(desk.now);
  for (const deed of debt.order.deeds) carryOut(desk, deed, payment);
}

/** Starts a monthly donation, whose first month is paid, and mails the link for changing its card. */
function beginDonation(
  desk: Desk,
  { name, email, amount }: Extract<Deed, { kind: 'donate-monthly' }>,
  method: MethodDetails = {},
): void {
  const token = desk.newId('don_');
  desk.state.donations[token] = {
    name,
    details: { type: 'details', data: method },
    failing: false,
    amount,
    next: monthsAfter(desk.now, 1),
    isChanged: false,
    payments: 1,
  };
  send(desk, { to: email, about: 'monthly donation', link: `/donation/setup?token=${token}` });
}
