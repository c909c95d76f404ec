import { and, assign, not, sendTo, stateIn } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchasePart, Refused } from '#machines/purchase/checkout/purchase.ts';
import type { Cents } from '#machines/rules/price/money.ts';

/**
 * The latest state of the cart's flow. `isBusy`: the cart is being changed or read; `isClosed`: the cart can no longer
 * be changed.
 */
export interface HeardCart {
  cart: CartState;
  isBusy: boolean;
  isClosed: boolean;
  /** Whether a change of the reader's own is in progress. */
  isChanging: boolean;
}

/**
 * The rules of a purchase that orders a cart. `isDoubted` decides whether a refusal requires a refetch; `ordered`
 * returns the cart after the order.
 */
export interface OrderedCart<Draft> {
  of: (draft: Draft) => CartState;
  total: (draft: Draft) => Cents;
  hear: (draft: Draft, heard: HeardCart) => Partial<Draft>;
  show: (draft: Draft) => Partial<Draft>;
  isDoubted: (refused: Refused) => boolean;
  ordered: (draft: Draft, visit: string | undefined) => CartState;
}

/** Runs the cart's flow on the page that orders it. The cart is locked while an order is in progress or in doubt. */
export const orderingCart = <
  Input extends { attempt?: BegunAttempt },
  Draft extends { heard: HeardCart },
  Values,
  Fresh,
>({
  of,
  total,
  hear,
  show,
  isDoubted,
  ordered,
}: OrderedCart<Draft>): PurchasePart<'cart' | 'announceCart', Input, Draft, Values, Fresh> => {
  const heard = (draft: Draft, cart: CartShown): Draft => ({
    ...draft,
    ...hear(draft, {
      cart: cart.context.cart,
      isBusy: cart.hasTag('busy'),
      isClosed: cart.hasTag('closed'),
      isChanging: cart.context.sent !== undefined,
    }),
  });
  return {
    invoke: {
      src: 'cart',
      id: 'cart',
      input: ({ context: { draft } }) => ({ cart: of(draft) }),
      onSnapshot: [
        {
          guard: and([stateIn({ open: 'filling' }), not('isUnsettled')]),
          actions: assign(({ context, event }) => {
            const { agreed, draft: before } = context;
            const draft = heard(before, event.snapshot);
            const now = { ...draft, ...show(draft) };
            // The cart may be heard of before the call that changed it is answered.
            const isOwn = before.heard.isChanging || now.heard.isChanging;
            return { draft: now, ...(isOwn && agreed === total(before) && { agreed: total(now) }) };
          }),
        },
        { actions: assign(({ context, event }) => ({ draft: heard(context.draft, event.snapshot) })) },
      ],
      onError: {},
    },
    returned: { guard: not('isUnsettled'), actions: sendTo('cart', { type: 'page.returned' }) },
    ordering: sendTo('cart', { type: 'cart.locked' }),
    handedBack: [
      {
        guard: and([not('isUnsettled'), ({ context }) => context.refused !== undefined && isDoubted(context.refused)]),
        target: 'filling',
        actions: [sendTo('cart', { type: 'cart.unlocked' }), sendTo('cart', { type: 'page.returned' })],
      },
      { guard: not('isUnsettled'), target: 'filling', actions: sendTo('cart', { type: 'cart.unlocked' }) },
    ],
    closing: 'announcing',
    beside: {
      announcing: {
        invoke: {
          src: 'announceCart',
          input: ({ context: { draft, departure } }) => ({ cart: ordered(draft, departure.visit) }),
          onDone: 'completed',
          onError: 'completed',
        },
      },
    },
  };
};

interface CartShown {
  context: { cart: CartState; sent: object | undefined };
  hasTag(tag: 'busy' | 'closed'): boolean;
}
