import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';

/** The part of a cart that the counter needs. A higher `version` is newer. */
export type Counted = Pick<CartState, 'count' | 'version'>;

interface CartCounterContext {
  cart: Counted | undefined;
  readFrom: number | undefined;
}

/**
 * The cart count on every page (SHELL-5). Reads the cart if the page was given none. If that fails, shows no count and
 * no error.
 */
export const cartCounterMachine = setup({
  types: {
    input: {} as { cart?: Counted | null | undefined },
    context: {} as CartCounterContext,
    events: {} as { type: 'cart.heard'; cart: Counted } | { type: 'page.returned' },
  },
  actors: {
    readCart: port<Result<CartState>, void>('readCart'),
    hearCarts: fromCallback<EventObject>(() => {}),
  },
  guards: { hasCart: ({ context }) => context.cart !== undefined },
  delays: { untilGivenUp: 35_000 },
}).createMachine({
  id: 'cartCounter',
  initial: 'opening',
  context: ({ input: { cart } }) => ({ cart: cart ?? undefined, readFrom: undefined }),
  invoke: { src: 'hearCarts', onError: {} },
  on: {
    'cart.heard': {
      guard: ({ context: { cart }, event }) => event.cart.version > (cart?.version ?? -1),
      actions: assign({ cart: ({ event }) => event.cart }),
    },
  },
  states: {
    opening: { always: [{ guard: 'hasCart', target: 'counted' }, { target: 'reading' }] },
    reading: {
      entry: assign({ readFrom: ({ context }) => context.cart?.version }),
      invoke: {
        src: 'readCart',
        onDone: {
          target: 'counted',
          actions: assign(({ context, event }) =>
            event.output.kind === 'ok' ? { cart: latestOf(context, event.output.output) } : {},
          ),
        },
        onError: 'counted',
      },
      after: { untilGivenUp: 'counted' },
    },
    counted: { on: { 'page.returned': 'reading' } },
  },
});

/** The cart that was read, even at a lower version, unless a newer one was announced meanwhile. */
const latestOf = ({ cart, readFrom }: CartCounterContext, read: Counted): Counted =>
  cart !== undefined && cart.version !== readFrom && read.version < cart.version ? cart : read;
