import { cartCheckout } from '../../machines/purchase/cart/cart-checkout.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { addToCart, basicOf, cartOf, totalOf, withBasic } from '../orders/cart.ts';
import { bought, fillIn } from '../orders/forms.ts';
import { buy } from '../orders/purchase.ts';
import { purchaseSteps } from '../orders/purchase-steps.ts';
import { purchases } from '../orders/purchases.ts';
import { accepted, holds, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const cartCheckoutKit = kitFlow('cart-checkout', () => [
  step('a visitor checks out the cart and gets a receipt for what was shown', async (t) => {
    const { tab } = await withBasic(t);
    const actor = t.start(cartCheckout, tab, { page: await pageData(t, tab, 'showCheckout') });
    const reader = await fillIn(t, actor, { category: { address: t.entry('newReader').shipcode } });
    const { cart } = actor.getSnapshot().context.draft;
    const receipt = await bought(t, { tab, actor, call: 'checkOutCart' }, { total: totalOf(cart) }, reader);
    const names = linesOf(cart).map(({ name }) => name);
    const printed = receipt.lines.map(({ name }) => name);
    same('showReceipt', "the names of the lines, equal to the cart's", printed, names);
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  ...purchaseSteps('checkOutCart'),
  step('reduces stock by what was paid for and empties the cart', async (t) => {
    const order = await begin(t);
    const [before] = (await cartOf(order.tab)).billing.a.reported;
    await buy(t, order);
    t.leave('an order of a basic product, taken from the stock');
    const { count, version } = await cartOf(order.tab);
    same('checkOutCart', 'the count of the cart after its order', count, 0);
    const { version: first = 0 } = order.body;
    holds('checkOutCart', 'a higher cart version than the ordered one', version > first, version);
    const after = accepted('addToCart', await addToCart(t.open(), basicOf(t)));
    const left = (before?.max_quantity ?? 0) - 1;
    if (left < 49) same('checkOutCart', 'the stock after a purchase', after.billing.a.reported[0]?.max_quantity, left);
  }),
]);

const { begin } = purchases.checkOutCart;
