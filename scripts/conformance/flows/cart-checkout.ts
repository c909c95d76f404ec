import type { CartCheckoutRequest } from '#machines/api/contract.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { pageData } from '../ask.ts';
import { addToCart, cartOf, totalOf } from '../cart.ts';
import { accepted, needed, refused, same } from '../expect.ts';
import { addressTexts, newReader, orderer, typeInto } from '../orders.ts';
import { bought, keysIn, ordering, pay, purchaseSteps, sent, settled } from '../purchase.ts';
import { kitFlow, type Rig, reachCountries, step } from '../rig.ts';

/** The order of what is in the cart. */
export const cartCheckoutKit = kitFlow('cart-checkout', () => [
  step('a visitor checks out a cart and is shown a receipt for what was shown', async (rig) => {
    const { tab, actor } = await filledIn(rig);
    const receipt = await bought(rig, tab, actor, 'checkOutCart');
    const { form, cart } = actor.getSnapshot().context.draft;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, totalOf(cart));
    same('showReceipt', 'whose receipt it is', receipt.email, form.email);
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  step('a visitor whose cart was changed in another tab sees it before it is ordered', async (rig) => {
    const { tab, actor } = await filledIn(rig);
    const changed = accepted('addToCart', await addToCart(tab, basicOf(rig)));
    actor.send({ type: 'form.submitted' });
    const isShown = ({ context }: ReturnType<typeof actor.getSnapshot>) =>
      context.draft.cart.version === changed.version;
    const { context } = await rig.reach(actor, 'the cart as it is now', isShown, 'checkOutCart');
    same('getCart', 'what the cart comes to in cents', totalOf(context.draft.cart), totalOf(changed));
  }),
  ...purchaseSteps('checkOutCart', async (rig) => {
    const { tab, order } = await filled(rig);
    const total = totalOf(await cartOf(tab));
    return { tab, total, place: (given) => checkOut(tab, order, given) };
  }),
  step('takes from the stock what was paid, and leaves an empty cart', async (rig) => {
    const { tab, order } = await filled(rig);
    const [before] = (await cartOf(tab)).billing.a.reported;
    const keys = keysIn('checkOutCart', await checkOut(tab, order, sent(rig)), 'started');
    await pay(rig, tab, keys);
    await settled(rig, tab, keys.payment_intent_id);
    rig.leave('an order of a basic product, taken from the stock');
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
    const after = accepted('addToCart', await addToCart(rig.open(), basicOf(rig)));
    const left = (before?.max_quantity ?? 0) - 1;
    if (left < 49)
      same('checkOutCart', 'how many are left after one was bought', after.billing.a.reported[0]?.max_quantity, left);
  }),
  step('does not order a cart that has changed since', async (rig) => {
    const { tab, order } = await filled(rig);
    accepted('addToCart', await addToCart(tab, basicOf(rig)));
    refused('checkOutCart', await checkOut(tab, order, sent(rig)), { status: 409 });
  }),
  step('does not order an empty cart', async (rig) => {
    const tab = rig.open();
    const { version } = await cartOf(tab);
    const order = { ...orderer(rig, 'ses_conformance'), password: undefined, version };
    refused('checkOutCart', await checkOut(tab, order, sent(rig)), { status: 400 });
  }),
  step('refuses a blank name at name, and an address without its first line at address', async (rig) => {
    const { tab, order } = await filled(rig);
    refused('checkOutCart', await checkOut(tab, { ...order, name: ' ' }, sent(rig)), { status: 400, field: 'name' });
    const address = order.address && { ...order.address, line1: '' };
    refused('checkOutCart', await checkOut(tab, { ...order, address }, sent(rig)), { status: 400, field: 'address' });
  }),
  step('asks for the name of a recipient at recipient_name', async (rig) => {
    const { tab, order } = await filled(rig);
    const { address: recipient_address, shipcode: recipient_shipcode, ...rest } = order;
    const given: CartCheckoutRequest = {
      ...rest,
      origin: 'recipient',
      gifted: true,
      shipcode: recipient_shipcode,
      recipient_address,
      recipient_shipcode,
    };
    refused('checkOutCart', await checkOut(tab, given, sent(rig)), { status: 400, field: 'recipient_name' });
  }),
]);

/** A visitor with something in the cart, whose checkout is filled in. */
async function filledIn(rig: Rig) {
  const tab = rig.open();
  accepted('addToCart', await addToCart(tab, basicOf(rig)));
  const page = await pageData(rig, tab, 'showCheckout');
  const actor = rig.start(cartCheckout, tab, { page });
  await reachCountries(rig, actor);
  // The password only counts where an account is opened.
  const { name, email, password, address, shipcode } = newReader(rig);
  actor.send({ type: 'form.changed', change: { category: { address: shipcode } } });
  actor.send({ type: 'form.changed', change: { country: { address: address.country } } });
  typeInto(actor, { name, email, password, confirm: password, ...addressTexts(address) });
  return { tab, actor };
}

const basicOf = ({ profile }: Rig) => ({
  type: 'basic-product' as const,
  item: { ref: needed(profile.goods?.basic, 'the profile has no basic product') },
  qty: 1,
});

/** A visitor with something in the cart, and the order of it. */
export async function filled(rig: Rig) {
  const tab = rig.open();
  const { version } = accepted('addToCart', await addToCart(tab, basicOf(rig)));
  const { checkout } = await pageData(rig, tab, 'showCheckout');
  const order: CartCheckoutRequest = { ...orderer(rig, checkout.session), password: undefined, version };
  return { tab, order };
}

const checkOut = ordering('checkOutCart');
