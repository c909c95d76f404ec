import type { CartState } from '#machines/api/contract.ts';
import type { CartChannel } from '#machines/lib/world.ts';
import { onShown } from '../address/returns.ts';
import { tell as tellPage } from '../events/page-events.ts';
import { connectTabs } from './tabs.ts';

const NAME = 'journal.cart';

type Known = Pick<CartState, 'count' | 'version'>;

interface PageCartChannel extends CartChannel {
  /** Records the cart in the page data as known to the host page. */
  know: (cart: Known) => void;
}

/**
 * Broadcasts each cart to the page's widgets and other tabs, and tells the host page of one that differs from the cart
 * it knew. `readCart` validates messages from other tabs. Without `BroadcastChannel`, other tabs refetch their cart
 * when they are shown again.
 */
export function createCartChannel(readCart: (told: unknown) => Promise<CartState | undefined>): PageCartChannel {
  const watchers = new Set<(cart: CartState) => void>();
  const readers = new Set<() => void>();
  let latest: CartState | undefined;
  let known: Known | undefined;
  const tellHost = ({ count, version }: Known, isChange: boolean) => {
    const isNews = known ? known.count !== count || known.version !== version : isChange;
    known = { count, version };
    if (isNews) tellPage('journal:cart-updated', { count, version });
  };
  const tell = (cart: CartState, isChange: boolean, isReadAnew = false): boolean => {
    if (!isReadAnew && latest !== undefined && cart.version <= latest.version) return false;
    latest = cart;
    for (const heard of [...watchers]) heard(cart);
    tellHost(cart, isChange);
    return true;
  };
  const post = connectTabs(NAME, (told) => {
    readCart(told).then(
      (cart) => {
        if (!cart) return;
        tell(cart, Object(told).isChange === true);
        if (Object(told).isPaid === true) for (const read of [...readers]) read();
      },
      () => undefined,
    );
  });
  return {
    announce: (cart, isReadAnew) => {
      const isChange = isReadAnew === undefined;
      // Other tabs ask the server for the receipt, which needs the session.
      if (tell(cart, isChange, isReadAnew)) post({ ...cart, paid: undefined, isPaid: !!cart.paid, isChange });
    },
    know: ({ count, version }) => {
      if (known === undefined || version > known.version) known = { count, version };
    },
    latest: () => latest,
    watch: (heard) => {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
    onReturn: (returned) => {
      readers.add(returned);
      const stop = onShown(returned);
      return () => {
        readers.delete(returned);
        stop();
      };
    },
  };
}
