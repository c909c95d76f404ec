import type { Address } from '#machines/api/contract.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { accountOf } from '../account/accounts.ts';
import { addressProblems } from '../account/addresses.ts';
import { charging } from '../checkout/attempts.ts';
import { charge } from '../checkout/charge.ts';
import { isPaidBy } from '../checkout/intents.ts';
import { type Call, type Context, type Handlers, visitOf } from '../request-context.ts';
import { isOutdated } from '../subscription/timetable.ts';
import { type Item, itemsOf, shipcodeTo } from './order.ts';
import { orderFrom } from './order-from.ts';
import { orderProblems, soldOut, stockProblem } from './order-problems.ts';
import { type OrderForm, readCart, readDonation, readForm } from './read-form.ts';

/** Orders that list their items: a new subscription or gifts, a renewal, a donation. */
export const listedOrderHandlers = {
  subscribe: charging('subscribe', subscribe),
  renewSubscription: charging('renewSubscription', renew),
  donate: charging('donate', donate),
} satisfies Partial<Handlers>;

function subscribe(context: Context, { body }: Call): AnswerTo<'subscribe'> {
  const [form, cart] = [readForm(body), readCart(Object(body).cart)];
  if (!form || !cart || cart.subscription?.renewal) return replies.subscribe.refused;
  const items = itemsOf(cart, form.shipcode);
  if (items.length === 0) return { status: 400, body: { errors: 'There is nothing in this order.' } };
  return take(context, 'subscribe', form, items);
}

/** Readers can renew only their own subscription, regardless of the body. */
function renew(context: Context, { body }: Call): AnswerTo<'renewSubscription'> {
  const account = accountOf(context);
  if (!account) return replies.renewSubscription.signedOut;
  const reader = account.subscriber;
  const [form, cart] = [readForm(body, ['password']), readCart(Object(body).cart)];
  if (!form || !cart?.subscription?.renewal || !reader.timetable.current_subscription)
    return replies.renewSubscription.refused;
  if (Object(body).account !== reader.account.ref) return replies.renewSubscription.otherAccount;
  if (isOutdated(account, body) && !isPaidBy(context, form)) return replies.renewSubscription.outdated;
  return take(context, 'renew', form, itemsOf(cart, form.shipcode));
}

/** A logged-in donor's name and email come from the account. Nothing is shipped. */
function donate(context: Context, { body }: Call): AnswerTo<'donate'> {
  const sent = readForm(body, ['password', 'recipient_address', 'recipient_shipcode']);
  const donation = readDonation(Object(Object(body).cart).donation);
  if (!sent || !donation) return replies.donate.refused;
  const account = accountOf(context)?.subscriber.account;
  const form = { ...sent, shipcode: 'ship-a', ...(account && { name: account.name, email: account.email }) } as const;
  const address = form.origin !== 'keep' && form.address ? donorProblems(form.address) : undefined;
  return take(context, 'donate', form, itemsOf({ donation }, form.shipcode), address && { address });
}

/** A donor may live anywhere. */
const donorProblems = (address: Address) => addressProblems(address, shipcodeTo(address.country));

function take(
  context: Context,
  call: string,
  form: OrderForm,
  items: readonly Item[],
  further?: Record<string, Record<string, string>>,
) {
  const errors = orderProblems(context, form, items, further);
  if (errors) return { status: 400, body: { errors } } as const;
  const gone = stockProblem(context.state, items);
  if (gone) return soldOut(gone);
  const { session, invoice, customer } = form;
  const order = orderFrom(context, { form, items });
  return charge(context, { purpose: `${call} ${visitOf(context) ?? session}`, order, invoice, customer });
}
