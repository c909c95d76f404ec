import type { CartAction, CartCheckoutRequest } from '../../machines/api/contract.ts';
import { cartCheckout } from '../../machines/purchase/cart/cart-checkout.ports.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { billOfActions } from '../orders/bill.ts';
import { addToCart, basicOf, cartOf, donation, holding, totalOf, withBasic } from '../orders/cart.ts';
import { addressTexts, fill, guestOrder, newReader, orderer, typeInto } from '../orders/orders.ts';
import { bought, buy, type Edit, ordering, type Placed, purchaseSteps, sent } from '../orders/purchase.ts';
import { accepted, holds, refused, same } from '../runner/expect.ts';
import { pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, reachCountries, step, type TestContext } from '../runner/test-context.ts';

export const cartCheckoutKit = kitFlow('cart-checkout', () => [
  step('a visitor checks out the cart and gets a receipt for what was shown', async (t) => {
    const { tab, actor } = await filledIn(t);
    const receipt = await bought(t, tab, actor, 'checkOutCart');
    const { form, cart } = actor.getSnapshot().context.draft;
    same('showReceipt', 'the total of the receipt in cents', receipt.total, totalOf(cart));
    same('showReceipt', 'the buyer on the receipt', receipt.email, form.email);
    const names = linesOf(cart).map(({ name }) => name);
    const printed = receipt.lines.map(({ name }) => name);
    same('showReceipt', "the names of the lines, equal to the cart's", printed, names);
    same('checkOutCart', 'the count of the cart after its order', (await cartOf(tab)).count, 0);
  }),
  step('a visitor sees a change of the cart from another tab before ordering it', async (t) => {
    const { tab, actor } = await filledIn(t);
    const changed = accepted('addToCart', await addToCart(tab, basicOf(t)));
    actor.send({ type: 'form.submitted' });
    const isShown = ({ context }: ReturnType<typeof actor.getSnapshot>) =>
      context.draft.cart.version === changed.version;
    const { context } = await t.reach(actor, 'the current cart', isShown, 'checkOutCart');
    same('getCart', 'the cart total in cents', totalOf(context.draft.cart), totalOf(changed));
  }),
  ...purchaseSteps(
    'checkOutCart',
    async (t) => {
      const { tab, order } = await filled(t);
      const actions = [basicOf(t)];
      const { lines, total } = await billOfActions(t, actions, order.shipcode);
      same('getCart', 'the cart total in cents', totalOf(await cartOf(tab)), total);
      const place: Placed['place'] = async (given) => {
        const cart = await cartOf(tab);
        // Payment empties the cart, so fill it again with the same items.
        const { version } = cart.count > 0 ? await holding(tab, actions) : order;
        return checkOut(tab, { ...order, version }, given);
      };
      return { tab, order, lines, total, place };
    },
    {
      edits: (t, { tab, order }) =>
        Promise.all(EDITS(t).map(([what, ...actions]) => edited(t, tab, order, what, actions))),
      next: (t, { tab, order }) =>
        edited(t, tab, order, 'gifts', [{ ...GIFT, qty: 2 }, donation(1_001, 'monthly-init')]),
    },
  ),
  step('reduces stock by what was paid for and empties the cart', async (t) => {
    const { tab, order } = await filled(t);
    const [before] = (await cartOf(tab)).billing.a.reported;
    await buy(t, 'checkOutCart', tab, order);
    t.leave('an order of a basic product, taken from the stock');
    const { count, version } = await cartOf(tab);
    same('checkOutCart', 'the count of the cart after its order', count, 0);
    holds('checkOutCart', 'a higher cart version than the ordered one', version > order.version, version);
    const after = accepted('addToCart', await addToCart(t.open(), basicOf(t)));
    const left = (before?.max_quantity ?? 0) - 1;
    if (left < 49) same('checkOutCart', 'the stock after a purchase', after.billing.a.reported[0]?.max_quantity, left);
  }),
  step('refuses an order of an empty cart', async (t) => {
    const tab = t.open();
    const { version } = await cartOf(tab);
    const order = { ...orderer(t, 'ses_conformance'), password: undefined, version };
    refused('checkOutCart', await checkOut(tab, order, sent(t)), { status: 400 });
  }),
  step('refuses an address without line 1 (error at address)', async (t) => {
    const { tab, order } = await filled(t);
    const address = order.address && { ...order.address, line1: '' };
    refused('checkOutCart', await checkOut(tab, { ...order, address }, sent(t)), { status: 400, field: 'address' });
  }),
  step("requires a recipient's name (error at recipient_name)", async (t) => {
    const { tab, order } = await filled(t);
    const { address: recipient_address, shipcode: recipient_shipcode, ...rest } = order;
    const to = { shipcode: recipient_shipcode, recipient_address, recipient_shipcode };
    const given: CartCheckoutRequest = { ...rest, origin: 'recipient', gifted: true, ...to };
    refused('checkOutCart', await checkOut(tab, given, sent(t)), { status: 400, field: 'recipient_name' });
  }),
]);

async function edited(
  t: TestContext,
  tab: Tab,
  order: CartCheckoutRequest,
  what: string,
  actions: readonly CartAction[],
): Promise<Edit> {
  const bill = await billOfActions(t, actions, order.shipcode);
  const place: Placed['place'] = async (given) => {
    const cart = await holding(tab, actions);
    same('getCart', `the total of a cart with ${what} in cents`, totalOf(cart), bill.total);
    return checkOut(tab, { ...order, version: cart.version }, given);
  };
  return { what, place, ...bill };
}

const GIFT = { type: 'gift-subscription', item: { deliverable: 'print-a', level: 'high', term: '2year' } } as const;

/** The flow `prices` orders carts of everything else. */
const EDITS = (t: TestContext): [what: string, ...CartAction[]][] => [
  ['two of a product', basicOf(t, 2)],
  ['two gifts', basicOf(t), { ...GIFT, qty: 2 }],
  ['a monthly donation', donation(1_001, 'monthly-init')],
];

async function filledIn(t: TestContext) {
  const { tab } = await withBasic(t);
  const page = await pageData(t, tab, 'showCheckout');
  const actor = t.start(cartCheckout, tab, { page });
  await reachCountries(t, actor);
  // The password matters only if an account is opened.
  const { name, email, password, address, shipcode } = newReader(t);
  fill(actor, { category: { address: shipcode } }, { country: { address: address.country } });
  typeInto(actor, { name, email, password, confirm: password, ...addressTexts(address) });
  return { tab, actor };
}

async function filled(t: TestContext) {
  const { tab, version } = await withBasic(t);
  // The password matters only if an account is opened.
  const order: CartCheckoutRequest = { ...(await guestOrder(t, tab, 'checkout')), version };
  return { tab, order };
}

const checkOut = ordering('checkOutCart');
