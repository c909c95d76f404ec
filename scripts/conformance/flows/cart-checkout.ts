import type { EventFrom } from 'xstate';
import type { CartCheckoutRequest, CheckoutReply } from '#machines/api/contract.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { CheckoutReply as CheckoutReplySchema } from '#machines/api/schemas/checkout/CheckoutReply.ts';
import { CheckoutPage } from '#machines/api/schemas/pages/CheckoutPage.ts';
import type { cartCheckoutMachine } from '#machines/purchase/cart/cart-checkout.machine.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import type { Bench } from '../bench.ts';
import { addToCart, cartOf, totalOf } from '../cart.ts';
import { accepted, refused, same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';
import { newReader, orderer } from '../orders.ts';
import { needed } from '../outcome.ts';
import { pageData } from '../page.ts';
import { keysIn, pay, purchaseSteps, type Sent, sent, settled } from '../purchase.ts';
import { bought } from '../purchase-flow.ts';
import type { Tab } from '../tab.ts';

/** The order of what is in the cart. */
export const cartCheckoutKit = kitFlow('cart-checkout', () => [
  step('a visitor checks out a cart and is shown a receipt for what was shown', async (bench) => {
    const { tab, actor } = await filledIn(bench);
    const receipt = await bought(bench, tab, actor, 'checkOutCart');
    const { form, cart } = actor.getSnapshot().context.draft;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, totalOf(cart));
    same('showReceipt', 'whose receipt it is', receipt.email, form.email);
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  step('a visitor whose cart was changed in another tab sees it before it is ordered', async (bench) => {
    const { tab, actor } = await filledIn(bench);
    const changed = accepted('addToCart', await addToCart(tab, basicOf(bench)));
    actor.send({ type: 'form.submitted' });
    const isShown = ({ context }: ReturnType<typeof actor.getSnapshot>) =>
      context.draft.cart.version === changed.version;
    const { context } = await bench.reach(actor, 'the cart as it is now', isShown, 'checkOutCart');
    same('getCart', 'what the cart comes to in cents', totalOf(context.draft.cart), totalOf(changed));
  }),
  ...purchaseSteps('checkOutCart', async (bench) => {
    const { tab, order } = await filled(bench);
    const total = totalOf(await cartOf(tab));
    return { tab, total, place: (given) => checkOut(tab, order, given) };
  }),
  step('takes from the stock what was paid, and leaves an empty cart', async (bench) => {
    const { tab, order } = await filled(bench);
    const [before] = (await cartOf(tab)).billing.a.reported;
    const keys = keysIn('checkOutCart', await checkOut(tab, order, sent(bench)), 'started');
    await pay(bench, tab, keys);
    await settled(bench, tab, keys.payment_intent_id);
    bench.leave('an order of a basic product, taken from the stock');
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
    const after = accepted('addToCart', await addToCart(bench.open(), basicOf(bench)));
    const left = (before?.max_quantity ?? 0) - 1;
    if (left < 49)
      same('checkOutCart', 'how many are left after one was bought', after.billing.a.reported[0]?.max_quantity, left);
  }),
  step('does not order a cart that has changed since', async (bench) => {
    const { tab, order } = await filled(bench);
    accepted('addToCart', await addToCart(tab, basicOf(bench)));
    refused('checkOutCart', await checkOut(tab, order, sent(bench)), { status: 409 });
  }),
  step('does not order an empty cart', async (bench) => {
    const tab = bench.open();
    const { version } = await cartOf(tab);
    const order = { ...orderer(bench, 'ses_conformance'), password: undefined, version };
    refused('checkOutCart', await checkOut(tab, order, sent(bench)), { status: 400 });
  }),
  step('refuses a blank name at name, and an address without its first line at address', async (bench) => {
    const { tab, order } = await filled(bench);
    refused('checkOutCart', await checkOut(tab, { ...order, name: ' ' }, sent(bench)), { status: 400, field: 'name' });
    const address = order.address && { ...order.address, line1: '' };
    refused('checkOutCart', await checkOut(tab, { ...order, address }, sent(bench)), { status: 400, field: 'address' });
  }),
  step('asks for the name of a recipient at recipient_name', async (bench) => {
    const { tab, order } = await filled(bench);
    const { address: recipient_address, shipcode: recipient_shipcode, ...rest } = order;
    const given: CartCheckoutRequest = {
      ...rest,
      origin: 'recipient',
      gifted: true,
      shipcode: recipient_shipcode,
      recipient_address,
      recipient_shipcode,
    };
    refused('checkOutCart', await checkOut(tab, given, sent(bench)), { status: 400, field: 'recipient_name' });
  }),
]);

/** A visitor with something in the cart, whose checkout is filled in. */
async function filledIn(bench: Bench) {
  const tab = bench.open();
  accepted('addToCart', await addToCart(tab, basicOf(bench)));
  const page = await pageData(bench, tab, 'showCheckout', CheckoutPage);
  const actor = bench.start(cartCheckout, tab, { page });
  await bench.reach(
    actor,
    'a form with its countries',
    ({ context }) => context.draft.shipping !== undefined,
    'getShipping',
  );
  for (const event of typed(bench)) actor.send(event);
  return { tab, actor };
}

type CartCheckoutEvent = EventFrom<typeof cartCheckoutMachine>;

/** What a visitor types, field by field; the password only counts where an account is opened. */
function typed(bench: Bench): CartCheckoutEvent[] {
  const { name, email, password, address, shipcode } = newReader(bench);
  const fields = { name, email, password, confirm: password } as const;
  const lines = { line1: address.line1, city: address.city, state: address.state, postcode: address.postcode } as const;
  return [
    { type: 'form.changed', change: { category: { address: shipcode } } },
    { type: 'form.changed', change: { country: { address: address.country } } },
    ...Object.entries(fields).map(
      ([field, value]) => ({ type: 'form.changed', change: { text: { [field]: value } } }) as CartCheckoutEvent,
    ), // its keys stand above
    ...Object.entries(lines).map(
      ([line, value]) =>
        ({ type: 'form.changed', change: { text: { [`address.${line}`]: value } } }) as CartCheckoutEvent,
    ),
  ];
}

const basicOf = ({ profile }: Bench) => ({
  type: 'basic-product' as const,
  item: { ref: needed(profile.goods?.basic, 'the profile has no basic product') },
  qty: 1,
});

/** A visitor with something in the cart, and the order of it. */
async function filled(bench: Bench) {
  const tab = bench.open();
  const { version } = accepted('addToCart', await addToCart(tab, basicOf(bench)));
  const { checkout } = await pageData(bench, tab, 'showCheckout', CheckoutPage);
  const order: CartCheckoutRequest = { ...orderer(bench, checkout.session), password: undefined, version };
  return { tab, order };
}

const checkOut = (
  { api }: Tab,
  body: CartCheckoutRequest,
  { key, captcha, invoice }: Sent,
): Promise<Result<CheckoutReply>> => {
  const params = { query: { captcha }, header: { 'Idempotency-Key': key } };
  return read(api.POST('/api/cart/checkout', { params, body: { ...body, invoice } }), CheckoutReplySchema);
};
