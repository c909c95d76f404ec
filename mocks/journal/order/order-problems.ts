import { LEAST_DONATION } from '#machines/rules/donation/donation.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import { accountOf, hasSubscription } from '../account/accounts.ts';
import { goodsOf } from '../catalogue/goods.ts';
import type { Desk } from '../desk.ts';
import type { JournalState } from '../state.ts';
import { formProblems, needsOf } from './form-problems.ts';
import { type Item, isGoods } from './items.ts';
import { goodsTo } from './order-from.ts';
import { couponProblem } from './price-item.ts';
import type { Errors, OrderForm } from './read-form.ts';

/** What the reader has to put right before these items can be ordered with this form, all of it at once. */
export function orderProblems(
  desk: Desk,
  form: OrderForm,
  items: readonly Item[],
  further?: Exclude<Errors, string>,
): Errors | undefined {
  const ofItems = itemProblems(desk, items, goodsTo(form));
  if (typeof ofItems === 'string') return ofItems;
  const errors = { ...formProblems(desk, form, needsOf(form, items)), ...further, ...ofItems };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Why items cannot be ordered by whoever asks, however the form is filled in; nothing when they can. */
export function itemProblems(desk: Desk, items: readonly Item[], goodsTo: Shipcode): Errors | undefined {
  for (const item of items) {
    const words = subscriptionProblem(desk, item);
    if (words) return words;
    const coupon = couponProblem(item, goodsTo);
    if (coupon) return { coupon };
    if (item.type === 'donation-item' && item.item.dollars < LEAST_DONATION)
      return replies.donate.amountRefused.body.errors;
  }
  return undefined;
}

/** What is no longer there as it was ordered, in words for the cart; nothing when all is. */
export function stockProblem(state: JournalState, items: readonly Item[]): string | undefined {
  for (const item of items.filter(isGoods)) {
    const goods = goodsOf(state, item.type, item.item.ref);
    if (!goods || (goods.isDigital && !goods.isReleased)) return 'Something in this order is no longer sold.';
    if (goods.left === 0) return `${goods.name} is sold out.`;
    if (goods.left < item.qty) return `Only ${goods.left} of ${goods.name} are left.`;
  }
  return undefined;
}

/** What is sold out meanwhile is answered as a conflict: the reader saw something else. */
export const soldOut = (words: string) => ({ status: 409, body: { errors: { cart: { items: words } } } }) as const;

function subscriptionProblem(desk: Desk, item: Item): string | undefined {
  if (item.type !== 'personal-subscription') return undefined;
  const account = accountOf(desk);
  if (!item.item.renewal)
    return account && hasSubscription(account) ? replies.subscribe.existingSubscription.body.errors : undefined;
  return account?.subscriber.timetable.lifetime_subscription
    ? replies.renewSubscription.renewalNotNecessary.body.errors
    : undefined;
}
