import type { SubscribePage } from '#machines/api/contract.ts';
import type { SubscribeInput } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import type { pages } from '#mocks/replies.ts';
import { builderOf, typing } from './orders.ts';
import { createTestWorld, openFlow } from './test-world.ts';

export async function begin(input: SubscribeInput = builderOf('visitor')) {
  const opened = await openFlow(subscribe, input, createTestWorld(input.attempt));
  return { ...opened, checkout: () => opened.actor.getSnapshot().children.checkout };
}

export async function typed(input = builderOf('visitor')) {
  const begun = await begin(input);
  begun.send(...typing);
  return begun;
}

export const submitted = { type: 'form.submitted' } as const;

/** A coupon anyone may use, for print subscriptions in two shipping categories. */
export const coupon = {
  code: 'SPRING',
  applied: 'other',
  can_apply: true,
  discounts: { print_us: 500, print_ca: 400, print_intl: 0, digital: 0 },
} as const;

/** The builder's input for documented page data with a change. */
export function pageWith(change: (page: SubscribePage) => void, reader: keyof typeof pages.showSubscribe = 'visitor') {
  const input = builderOf(reader);
  change(input.page);
  return input;
}
