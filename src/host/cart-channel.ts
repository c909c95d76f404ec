import type { CartState } from '#machines/api/contract.ts';
import type { CartChannel } from '#machines/lib/world.ts';
import { tell as tellPage } from './events/page-events.ts';
import { onShown } from './returns.ts';
import { connectTabs } from './tabs.ts';

const NAME = 'journal.cart';

/**
 * Tells the widgets of the page, the host page and the other tabs of a cart that changed. What another tab tells is
 * read by `readCart`, which answers undefined for anything that is no cart. Without `BroadcastChannel` the page is told
 * alone: the other tabs read their cart when they are shown again.
 */
export function createCartChannel(readCart: (told: unknown) => Promise<CartState | undefined>): CartChannel {
  const watchers = new Set<(cart: CartState) => void>();
  let latest: CartState | undefined;
  const tell = (cart: CartState, isReadAnew = false): boolean => {
    if (!isReadAnew && latest !== undefined && cart.version <= latest.version) return false;
    latest = cart;
    for (const heard of [...watchers]) heard(cart);
    const { count, version } = cart;
    tellPage('journal:cart-updated', { count, version });
    return true;
  };
  const post = connectTabs(NAME, (told) => {
    readCart(told).then(
      (cart) => cart && tell(cart),
      () => undefined,
    );
  });
  return {
    announce: (cart, isReadAnew) => {
      if (tell(cart, isReadAnew)) post(cart);
    },
    latest: () => latest,
    watch: (heard) => {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
    onReturn: onShown,
  };
}
