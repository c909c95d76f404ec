import type { Desk } from '../desk.ts';
import { formProblems } from './form-problems.ts';
import { itemProblems } from './item-problems.ts';
import type { Item } from './items.ts';
import { goodsTo, needsOf } from './order-from.ts';
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
