import { and, assign, not } from 'xstate';
import type { CartAction } from '#machines/api/contract.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { AddedToCart, AddToCart, Tried } from '#machines/purchase/cart/add-to-cart-context.ts';
import type { PurchasePart } from '#machines/purchase/checkout/purchase.ts';

export type Timing = 'now' | 'later';

export const timings = (features: { checkout_later?: boolean } = {}): Timing[] =>
  features.checkout_later ? ['now', 'later'] : ['now'];

export const isLater = ({ timing }: { timing: Timing }): boolean => timing === 'later';

/** Adds an order to the cart to be checked out later (CHECK-53). */
export const addsToCart = <Input extends { attempt?: BegunAttempt }, Draft extends { timing: Timing }, Values, Fresh>(
  actions: (draft: Draft) => CartAction[],
): PurchasePart<'addToCart', Input, Draft, Values, Fresh> => ({
  submitted: {
    guard: and([({ context }) => isLater(context.draft), not('isWaiting'), 'isComplete']),
    target: 'adding',
  },
  open: {
    adding: {
      tags: ['busy', 'adding'],
      entry: 'clearProblems',
      invoke: {
        src: 'addToCart',
        input: ({ context: { draft, tried } }) => stillToAdd(actions(draft), tried),
        onDone: [
          { guard: ({ event }) => event.output.left === undefined, target: '#added' },
          {
            target: 'filling',
            actions: [
              assign({
                tried: ({ context: { draft, tried }, event }) => afterTry(actions(draft), event.output, tried),
              }),
              {
                type: 'handBack',
                params: ({ event: { output } }) => ({ problems: output.problems, isOutdated: false }),
              },
            ],
          },
        ],
        onError: { target: 'filling', actions: 'sayFailure' },
      },
    },
  },
  beside: { added: { id: 'added', type: 'final', tags: ['added'] } },
});

/** The part of an order that earlier tries have not added to the cart (CHECK-53). */
export function stillToAdd(actions: readonly CartAction[], tried: Tried | undefined): AddToCart {
  if (!tried) return { actions };
  const { actions: left, cart, isUnsure } = tried.left;
  const rest = actions.filter((action) => !tried.added.some((each) => isSame(each, action)));
  return { actions: rest, cart, isUnsure: isUnsure === true && isSame(left[0], rest[0]) };
}

/** Adds the result of an incomplete try. The order must be the one that was tried. */
export function afterTry(
  actions: readonly CartAction[],
  { left }: AddedToCart,
  before: Tried | undefined,
): Tried | undefined {
  if (!left) return before;
  const sent = stillToAdd(actions, before).actions;
  return { added: [...(before?.added ?? []), ...sent.slice(0, sent.length - left.actions.length)], left };
}

const isSame = (one: CartAction | undefined, other: CartAction | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
