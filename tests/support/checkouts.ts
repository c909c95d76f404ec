import type { Problem } from '#machines/lib/problem.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { checkout } from '#machines/purchase/checkout/checkout.ports.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { Answerer } from './network.ts';
import { printOrder } from './orders.ts';
import { createTestWorld, run, settle } from './test-world.ts';

/** The id of the intent that the documented replies are about. */
export const intent = 'pi_3Pq81x';

/** The secret of that intent. */
export const secret = 'pi_3Pq81x_secret_k2Jd';

/** Where a documented order that is fulfilled leads. */
export const receipt = '/receipts?token=rcp_Vd0w7c';

/** Where a documented order whose payment is under way leads. */
export const invoice = '/invoice/inv_5tG4hA';

/** A purchaser without an account. */
export const guest: CheckoutInput = { hasAccount: false, hasCardOnFile: false };

/** A purchaser with an account and a card on file. */
export const reader: CheckoutInput = { hasAccount: true, hasCardOnFile: true };

/** A call that is never answered, since the line is cut. */
export const lost = () => Promise.reject(new TypeError('fetch failed'));

/** The documented order is submitted. */
export const submitted = { type: 'order.submitted', order: printOrder } as const;

/** One problem of the whole form. */
export const general = (code: Problem['code'], words?: string): Problem[] => [
  { field: 'general', code, ...(words && { words }) },
];

/** A checkout that can be started, and started again as after a reload. */
export function begin(input: CheckoutInput = guest, attempt?: BegunAttempt) {
  const world = createTestWorld(attempt);
  const { network, attempts } = world;
  const start = () => run(checkout, world, { ...input, attempt: unfinishedIn(attempts.read()) ?? input.attempt });
  return { world, network, attempts, start, orders: () => network.of('subscribe') };
}

/** Submits the order as often as there are replies, and takes them one after another. */
export async function submit(replies: [Answerer<'subscribe'>, ...Answerer<'subscribe'>[]], input = guest) {
  const begun = begin(input);
  const actor = begun.start();
  for (const reply of replies) {
    begun.network.answer('subscribe', reply);
    actor.send(submitted);
    await settle();
  }
  return { ...begun, actor, snapshot: actor.getSnapshot() };
}
