import { useEffect, useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import { cameBack } from '#host/location.ts';
import type { CheckoutPage } from '#machines/api/contract.ts';
import { CheckoutPage as CheckoutPageSchema } from '#machines/api/schemas/pages/CheckoutPage.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { CartCheckoutView } from './CartCheckoutView.tsx';

/** The page where a cart is looked at and checked out (CHECK-1, CHECK-2). */
export function CartCheckout({ page }: ScreenProps<CheckoutPage>) {
  const { attempts } = useWorld();
  const [input] = useState(() => ({ page, attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(cartCheckout, input);
  useDeparture(snapshot.output);
  useEffect(() => {
    if (cameBack()) actor.send({ type: 'page.returned' });
  }, [actor]);
  return <CartCheckoutView snapshot={snapshot} send={actor.send} />;
}

export const screen = defineScreen<CheckoutPage>(CheckoutPageSchema, CartCheckout);
