import { and, assign, not, sendTo, stateIn } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { PurchasePart, Refused } from '#machines/purchase/checkout/purchase.ts';

/** What the flow of a cart tells. */
export interface HeardCart {
  cart: CartState;
  /** Whether a call is under way that may change it. */
  isBusy: boolean;
  /** Whether an invoice was made of it, or it is being paid. */
  isClosed: boolean;
}

/** How a cart that is ordered is kept. */
export interface OrderedCart<Draft> {
  /** The cart as it is shown, and so as it is ordered. */
  of: (draft: Draft) => CartState;
  hear: (draft: Draft, heard: HeardCart) => Partial<Draft>;
  /** Shows the cart as it was heard of. */
  show: (draft: Draft) => Partial<Draft>;
  /** Whether the cart of an order that came back may be another by now. */
  isDoubted: (refused: Refused) => boolean;
  /** The cart once it is ordered. */
  ordered: (draft: Draft, visit: string | undefined) => CartState;
}

/** Has the cart changed on the page where it is ordered. It stands still while an order is under way, or in doubt. */
export const orderingCart = <Input extends { attempt?: BegunAttempt }, Draft, Values, Fresh>({
  of,
  hear,
  show,
  isDoubted,
  ordered,
}: OrderedCart<Draft>): PurchasePart<'cart' | 'announceCart', Input, Draft, Values, Fresh> => {
  const heard = (draft: Draft, cart: CartShown): Draft => ({
    ...draft,
    ...hear(draft, { cart: cart.context.cart, isBusy: cart.hasTag('busy'), isClosed: cart.hasTag('closed') }),
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
            const draft = heard(context.draft, event.snapshot);
            return { draft: { ...draft, ...show(draft) } };
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
        guard: and([not('isUnsettled'), ({ context }) => isDoubted(context.refused)]),
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

/** The flow of a cart, as far as its order looks at it. */
interface CartShown {
  context: { cart: CartState };
  hasTag(tag: 'busy' | 'closed'): boolean;
}
