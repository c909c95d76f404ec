import { flows } from '#machines/flows.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts.ts';
import { checkoutFor } from '#machines/purchase/checkout/checkout.ports.ts';
import type { CheckoutInput } from '#machines/purchase/checkout/checkout-context.ts';
import type { OrderDescription, PurchaseCall } from '#machines/purchase/checkout/order.ts';
import type { Answerer } from './network.ts';
import { printOrder } from './orders.ts';
import { createTestWorld, run, settle } from './test-world.ts';

export const intent = 'pi_3Pq81x';

export const secret = 'pi_3Pq81x_secret_k2Jd';

export const receipt = '/receipts?token=rcp_Vd0w7c';

/** The address of a documented order whose payment is pending. */
export const invoice = '/invoice/inv_5tG4hA';

export const guest: CheckoutInput = { hasAccount: false, hasCardOnFile: false };

export const reader: CheckoutInput = { hasAccount: true, hasCardOnFile: true };

export const lost = () => Promise.reject(new TypeError('fetch failed'));

export const submitted = { type: 'order.submitted', order: printOrder } as const;

export const general = (code: Problem['code'], words?: string): Problem[] => [
  { field: 'general', code, ...(words && { words }) },
];

/** The checkout of the flow that places orders by a call. */
export function checkoutOf(call: PurchaseCall) {
  for (const flow of Object.values(flows))
    if ('order' in flow && flow.order.call === call) return checkoutFor(flow.order as OrderDescription<PurchaseCall>); // the orders sent to it are of this call
  throw new Error(`No flow places orders by ${call}.`);
}

export function begin(input: CheckoutInput = guest, attempt?: BegunAttempt, call: PurchaseCall = 'subscribe') {
  const world = createTestWorld(attempt);
  const { network, attempts } = world;
  const start = () =>
    run(checkoutOf(call), world, { ...input, attempt: unfinishedIn(attempts.read()) ?? input.attempt });
  return { world, network, attempts, start, orders: () => network.of('subscribe') };
}

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
