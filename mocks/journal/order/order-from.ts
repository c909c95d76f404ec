import type { Invoice } from '#machines/api/contract.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import { effectOf } from '../checkout/effects.ts';
import type { Context } from '../request-context.ts';
import { findCycle } from '../subscription/timetable.ts';
import { DELIVERED_BY, type Effect, type Item, isGoods, type PricedOrder } from './order.ts';
import { type PricedItem, priceItem } from './price-item.ts';
import type { OrderForm } from './read-form.ts';
import { subscriptionName } from './subscription-name.ts';

export interface Ordered {
  form: OrderForm;
  items: readonly Item[];
  effects?: readonly Effect[];
}

export function orderFrom(context: Context, { form, items, effects = [] }: Ordered): PricedOrder {
  const priced = items.flatMap((item) => priceItem(context, item, goodsTo(form)) ?? []);
  const lines = priced.map(({ line }) => line);
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    lines,
    total: orderTotals(lines).total,
    goods: items.flatMap((item) =>
      isGoods(item) && !isDigital(item.type) ? [{ ref: item.item.ref, quantity: item.qty }] : [],
    ),
    bill: billOf(context, { form, items }),
    ...(form.renewal_consent && { renewal_consent: form.renewal_consent }),
    ...partiesOf(context, form, priced),
    effects: [...items.flatMap((item) => effectOf(context, form, item) ?? []), ...effects],
  };
}

/** Returns the shipping category of an order's goods: the recipient's, if there is one. */
export const goodsTo = ({ origin, shipcode, recipient_shipcode }: OrderForm): Shipcode =>
  (origin === 'recipient' && recipient_shipcode) || shipcode;

function partiesOf(
  context: Context,
  form: OrderForm,
  priced: readonly PricedItem[],
): Pick<PricedOrder, 'account' | 'billing' | 'shipping' | 'destination'> {
  const account = accountOf(context)?.subscriber.account;
  const own = form.address ?? account?.addresses[zoneOf(form.shipcode)] ?? undefined;
  // A gift subscription goes to an address that its giver does not know.
  const sent = priced.filter(({ line, shipcode }) => shipcode !== null && line.kind !== 'gift-subscription');
  const isForRecipient = ({ line }: PricedItem) => form.origin === 'recipient' && line.kind !== 'personal-subscription';
  const recipient = { name: form.recipient_name ?? form.name, address: form.recipient_address };
  const parcels = [
    { name: form.name, address: own, shipcode: form.shipcode, items: sent.filter((item) => !isForRecipient(item)) },
    { ...recipient, shipcode: goodsTo(form), items: sent.filter(isForRecipient) },
  ].filter(({ items }) => items.length > 0);
  const [first] = parcels;
  return {
    account: account?.ref,
    billing: own,
    destination: first ? { shipcode: first.shipcode, address: first.address ?? null } : null,
    shipping: parcels.flatMap(({ name, address, items }) => {
      const goods = items.map(({ line }) => ({ name: line.name, qty: line.quantity }));
      return address ? [{ name: name.trim(), address, goods }] : [];
    }),
  };
}

type Bill = Invoice['bill'];

export const billOf = (context: Context, { form, items }: { form: OrderForm; items: readonly Item[] }): Bill => ({
  goods: items.flatMap((item) => {
    const name = nameOf(context, item);
    return isGoods(item) && name ? [{ name, medium: isDigital(item.type) ? 'digital' : 'print' } as const] : [];
  }),
  membership: items.map((item) => membershipOf(context, item)).find((membership) => membership !== null) ?? null,
  giftees: gifteesOf(context, form, items),
});

/** Returns the subscription or change that an item bills. A reader's first subscription is introductory. */
export function membershipOf(context: Context, item: Item): Bill['membership'] {
  const reader = accountOf(context)?.subscriber;
  if (item.type === 'personal-subscription') {
    const { renewal, medium, level, term, coupon = null } = item.item;
    const isLater = renewal || (reader?.timetable.current_subscription ?? null) !== null;
    return { type: 'subscription', item: { phase: isLater ? 'renewal' : 'introductory', medium, level, term, coupon } };
  }
  if (item.type !== 'subscription-upgrade' || !reader) return null;
  const { token, deliverable, level } = item.item;
  const term = findCycle(reader.timetable, token)?.info.term ?? '1year';
  const { medium } = DELIVERED_BY[deliverable];
  return { type: 'upgrades', item: { phase: 'renewal', medium, level, term, coupon: null } };
}

function gifteesOf(context: Context, form: OrderForm, items: readonly Item[]): Bill['giftees'] {
  const { origin, recipient_name: name, recipient_address: address = null } = form;
  const goods = items.flatMap((item) => {
    const given = nameOf(context, item);
    return given === undefined ? [] : [{ name: given, qty: item.qty }];
  });
  return origin === 'recipient' && name && goods.length > 0 ? [{ name: name.trim(), address, goods }] : [];
}

function nameOf(context: Context, item: Item): string | undefined {
  if (isGoods(item)) return goodsOf(context.state, item.type, item.item.ref)?.name;
  if (item.type !== 'gift-subscription') return undefined;
  return subscriptionName({ ...DELIVERED_BY[item.item.deliverable], ...item.item });
}
