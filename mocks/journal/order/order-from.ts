import { zoneOf } from '#machines/rules/address/shipping.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { accountOf } from '../account/accounts.ts';
import { isDigital } from '../catalogue/goods.ts';
import { deedOf } from '../checkout/deeds.ts';
import type { Desk } from '../desk.ts';
import { billOf } from './bill.ts';
import { type Deed, type Destination, type Item, isGoods, type PricedOrder } from './order.ts';
import { type PricedItem, priceItem } from './price-item.ts';
import type { OrderForm } from './read-form.ts';

/** What is ordered, by whom, and what else happens when it is paid. */
export interface Ordered {
  form: OrderForm;
  items: readonly Item[];
  deeds?: readonly Deed[];
}

/** The order that a form and its items come to. */
export function orderFrom(desk: Desk, { form, items, deeds = [] }: Ordered): PricedOrder {
  const priced = items.flatMap((item) => priceItem(desk, item, goodsTo(form)) ?? []);
  const lines = priced.map(({ line }) => line);
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    lines,
    total: orderTotals(lines).total,
    goods: items.flatMap((item) =>
      isGoods(item) && !isDigital(item.type) ? [{ ref: item.item.ref, quantity: item.qty }] : [],
    ),
    destination: destinationOf(desk, form, priced),
    bill: billOf(desk, { form, items }),
    deeds: [...items.flatMap((item) => deedOf(desk, form, item) ?? []), ...deeds],
  };
}

/** The shipping category that the goods of an order go to: that of the recipient, where there is one. */
export const goodsTo = ({ origin, shipcode, recipient_shipcode }: OrderForm): Shipcode =>
  (origin === 'recipient' && recipient_shipcode) || shipcode;

function destinationOf(desk: Desk, form: OrderForm, priced: readonly PricedItem[]): Destination | null {
  const sent = priced.filter(({ line, shipcode }) => shipcode !== null && line.kind !== 'gift-subscription');
  if (sent.length === 0) return null;
  const isOwn = form.origin !== 'recipient' || sent.some(({ line }) => line.kind === 'personal-subscription');
  const shipcode = isOwn ? form.shipcode : goodsTo(form);
  const onRecord = accountOf(desk)?.subscriber.account.addresses[zoneOf(shipcode)];
  return { shipcode, address: (isOwn ? form.address : form.recipient_address) ?? onRecord ?? null };
}
