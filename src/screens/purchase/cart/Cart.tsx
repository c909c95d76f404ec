import { useFlow } from '#app/world.tsx';
import type { CartState } from '#machines/api/contract.ts';
import { cart as cartFlow } from '#machines/purchase/cart/cart.ports.ts';
import { CartView } from './CartView.tsx';

export interface CartProps {
  cart: CartState;
  /** What is said of a cart that holds nothing, in place of its own words. */
  empty?: string;
}

/** The cart of a page that does no more with it than to show and change it. */
export function Cart({ cart, empty }: CartProps) {
  const [snapshot, actor] = useFlow(cartFlow, { cart });
  return <CartView snapshot={snapshot} send={actor.send} empty={empty} />;
}
