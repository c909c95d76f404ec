import { assign, type EventObject, fromCallback, setup } from 'xstate';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import { port } from '#machines/lib/port.ts';

/** How many things are in the cart, and which version of it that was read from. */
export type Counted = Pick<CartState, 'count' | 'version'>;

interface CartCounterContext {
  cart: Counted | undefined;
  /** The version that was shown when the cart began to be read. */
  readFrom: number | undefined;
}

/**
 * How many things are in the cart, as every page shows it (SHELL-5). A page that was not given its cart reads it; one
 * that cannot be read is not shown, which is no failure of the page.
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

/** The cart that was read, though its version be lower, unless a newer one was heard of meanwhile. */
const latestOf = ({ cart, readFrom }: CartCounterContext, read: Counted): Counted =>
  cart !== undefined && cart.version !== readFrom && read.version < cart.version ? cart : read;
