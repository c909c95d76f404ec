import { cartOf, checkoutOf, fillIn } from '#fixtures/data/cart-checkouts.ts';
import { varied } from '#fixtures/world/network.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { goodReply } from '../faults.ts';
import { order, payment } from '../order.ts';
import type { Scenario } from '../scenario.ts';

const page: Omit<Parameters<typeof order<typeof cartCheckout.machine>>[0], 'name'> = {
  flow: cartCheckout,
  input: (attempt) => ({ ...checkoutOf('discounted'), attempt }),
  id: 'checkOutCart',
  prepare: ({ network }) => {
    let { version } = cartOf('discounted');
    network.answer('checkOutCart', goodReply);
    // A refetched cart has changed in the meantime.
    network.answer('getCart', () => {
      version += 1;
      return varied('getCart', 'discounted', { ...cartOf('discounted'), version });
    });
  },
  fill: fillIn,
  typedInto: (payer) => payer.getSnapshot().context.draft.form,
  landings: /^\/(?:receipts\?token=|invoice\/|account$)[A-Za-z0-9_-]*$/,
};

export const scenarios: Scenario[] = [
  order({ ...page, name: 'checkOutCart, first submit' }),
  payment({ ...page, name: 'checkOutCart, second submit' }),
];
