import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useWorld } from '#app/world/WorldProvider.tsx';
import type { ShellPage } from '#machines/api/contract.ts';
import { storeLinks } from '#machines/rules/cart/store-links.ts';
import { cartCounterFlow } from '#machines/widgets/cart-counter.flow.ts';
import { cartCounter } from '#machines/widgets/cart-counter.ports.ts';
import { CartLink } from '#parts/link/CartLink.tsx';

/** The cart is fetched if the page data has none. */
type CounterPage = Pick<ShellPage, 'settings' | 'cart'>;

export function CartCounter({ page }: Pick<ScreenProps<CounterPage>, 'page'>) {
  const { cart } = useWorld();
  const [snapshot] = useFlow(cartCounter, { cart: page.cart ?? cart.latest() });
  const count = snapshot.context.cart?.count ?? 0;
  return count > 0 ? <CartLink count={count} href={storeLinks(page.settings.store).checkout} /> : null;
}

export const screen = defineScreen(cartCounterFlow, CartCounter);
