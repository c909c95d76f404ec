import type { Invoice } from '#machines/api/contract.ts';
import { accountOf } from '../account/accounts.ts';
import { goodsOf, isDigital } from '../catalogue/goods.ts';
import type { Desk } from '../desk.ts';
import { findCycle } from '../subscription/timetable.ts';
import { DELIVERED_BY, type Item, isGoods } from './order.ts';
import { subscriptionName } from './price-item.ts';
import type { OrderForm } from './read-form.ts';

type Bill = Invoice['bill'];

/** What an invoice of an order bills. */
export const billOf = (desk: Desk, { form, items }: { form: OrderForm; items: readonly Item[] }): Bill => ({
  goods: items.flatMap((item) => {
    const name = nameOf(desk, item);
    return isGoods(item) && name ? [{ name, medium: isDigital(item.type) ? 'digital' : 'print' } as const] : [];
  }),
  membership: items.map((item) => membershipOf(desk, item)).find((membership) => membership !== null) ?? null,
  giftees: gifteesOf(desk, form, items),
});

/** What is subscribed to, or changed; the first subscription of a reader is introductory. */
export function membershipOf(desk: Desk, item: Item): Bill['membership'] {
  const reader = accountOf(desk)?.subscriber;
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

/** Who is given what, where the order goes to somebody else. */
function gifteesOf(desk: Desk, form: OrderForm, items: readonly Item[]): Bill['giftees'] {
  const { origin, recipient_name: name, recipient_address: address = null } = form;
  const goods = items.flatMap((item) => {
    const given = nameOf(desk, item);
    return given === undefined ? [] : [{ name: given, qty: item.qty }];
  });
  return origin === 'recipient' && name && goods.length > 0 ? [{ name: name.trim(), address, goods }] : [];
}

/** The name of what can be given to somebody else. */
function nameOf(desk: Desk, item: Item): string | undefined {
  if (isGoods(item)) return goodsOf(desk.state, item.type, item.item.ref)?.name;
  if (item.type !== 'gift-subscription') return undefined;
  return subscriptionName({ ...DELIVERED_BY[item.item.deliverable], ...item.item });
}
