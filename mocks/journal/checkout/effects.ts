import { deliverableOf } from '#machines/rules/subscription/subscription.ts';
import type { MethodDetails } from '#mocks/stripe/outcome.ts';
import { accountOf } from '../account/accounts.ts';
import { emptyCartOf } from '../cart/cart-state.ts';
import { dayOf, monthsAfter } from '../day.ts';
import { makeGifts } from '../gift/given.ts';
import type { Effect, Item, Owner } from '../order/order.ts';
import type { OrderForm } from '../order/read-form.ts';
import { lookUp } from '../read-fields.ts';
import type { Context } from '../request-context.ts';
import { beginSubscription } from '../subscription/begin.ts';
import { changeSubscription } from '../subscription/change.ts';
import { send } from '../visitor/mails.ts';

/** Returns the effect of a paid item other than on the stock; undefined if it has none. */
export function effectOf(context: Context, form: OrderForm, ordered: Item): Effect | undefined {
  const name = form.name.trim();
  const account = accountOf(context)?.subscriber.account.ref ?? null;
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
      const effect = { kind: 'subscribe', owner: ownerIn(context, form), cycle } as const;
      return term !== 'lifetime' && ordered.item.renewal ? effect : { ...effect, autorenew: term !== 'lifetime' };
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
        : { kind: 'donate-monthly', account, name, email: form.email.trim(), amount: dollars };
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
export function ownerIn(context: Context, { name, email, password }: OrderForm): Owner {
  const account = accountOf(context);
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

/** Carries out a effect of a paid order. The caller makes sure that it happens once. */
export function carryOut(context: Context, effect: Effect, payment: Payment): void {
  switch (effect.kind) {
    case 'subscribe':
      context.state.begun[payment.receipt] = beginSubscription(context, effect);
      return;
    case 'change':
      changeSubscription(context, effect);
      return;
    case 'give':
      makeGifts(context, effect, payment.receipt);
      return;
    case 'donate-monthly':
      beginDonation(context, effect, payment.method);
      return;
    case 'empty-cart':
      emptyCartOf(context.state, effect.cart, effect.lines, payment.receipt);
      return;
    case 'pay-invoice':
      payInvoice(context, effect.token, payment);
  }
}

function payInvoice(context: Context, token: string, payment: Payment): void {
  const debt = lookUp(context.state.debts, token);
  if (!debt || debt.receipt !== undefined) return;
  debt.receipt = payment.receipt;
  const invoice = lookUp(context.state.invoices, token);
  if (invoice) invoice.paid_on = dayOf(context.now);
  for (const effect of debt.order.effects) carryOut(context, effect, payment);
}

/** Starts a monthly donation, whose first month is paid, and mails the link for changing its card. */
function beginDonation(
  context: Context,
  { account, name, email, amount }: Extract<Effect, { kind: 'donate-monthly' }>,
  method: MethodDetails = {},
): void {
  const token = context.newId('don_');
  context.state.donations[token] = {
    account,
    name,
    email,
    details: { type: 'details', data: method },
    failing: false,
    amount,
    next: monthsAfter(context.now, 1),
    isChanged: false,
    payments: 1,
  };
  send(context, { to: email, about: 'link', page: 'monthly-donation', link: `/donation/setup?token=${token}` });
}
