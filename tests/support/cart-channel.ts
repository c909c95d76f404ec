import type { CartState } from '#machines/api/contract.ts';
import type { CartChannel } from '#machines/lib/world.ts';

/** A channel that is played: it keeps what was announced, and a test tells it what other tabs do. */
export interface PlayedCarts extends CartChannel {
  /** What was announced, in order. */
  announced: CartState[];
  /** Another tab tells of a cart. */
  tell: (cart: CartState) => void;
  /** The page is shown again. */
  returnToPage: () => void;
}

/** A channel with no other tab but what the test tells of one. */
export function playCarts(): PlayedCarts {
  const announced: CartState[] = [];
  const watchers = new Set<(cart: CartState) => void>();
  const returns = new Set<() => void>();
  let latest: CartState | undefined;
  const tell = (cart: CartState) => {
    latest = cart;
    for (const heard of [...watchers]) heard(cart);
  };
  return {
    announced,
    latest: () => latest,
    tell,
    announce: (cart) => {
      announced.push(cart);
      tell(cart);
    },
    watch: (heard) => listed(watchers, heard),
    onReturn: (returned) => listed(returns, returned),
    returnToPage: () => {
      for (const returned of [...returns]) returned();
    },
  };
}

function listed<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
