import { expect, test } from 'vitest';
import type { Problem } from '#machines/lib/problem.ts';
import { replies, requests } from '#mocks/replies.ts';
import { type CheckoutPageName, cartOf, checkoutOf, typedByGuest } from '../../../tests/support/cart-checkouts.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import { beginCartCheckout, type CartCheckoutContext } from './cart-checkout-context.ts';
import {
  chooseCategory,
  chooseCountry,
  chooseDestination,
  chooseOrigin,
  isRefusedAsWhole,
  showCart,
  takeRefusal,
  takeShipping,
  typeInto,
} from './cart-checkout-edits.ts';
import { cartOrder, cartProblems, orderedCart } from './cart-checkout-order.ts';

const shipping = copyOf(replies.getShipping.shipping.body);
const { guest, reader, recipient } = requests.checkOutCart;
const blank = { line1: '', line2: '', city: '', state: '', postcode: '', country: '', country_name: '' };
const inUnitedStates = { ...blank, country: 'US', country_name: 'United States' };

/** The checkout of a documented page, after these changes. */
function after(name: CheckoutPageName, ...changes: ((context: CartCheckoutContext) => Partial<CartCheckoutContext>)[]) {
  let context = beginCartCheckout(checkoutOf(name));
  for (const change of changes) context = { ...context, ...change(context) };
  return context;
}

const shipped = (context: CartCheckoutContext) => takeShipping(context, shipping);
const filled = (context: CartCheckoutContext) => ({
  form: typedByGuest.reduce((form, [field, value]) => typeInto(form, field, value), context.form),
});
const toRecipient = (context: CartCheckoutContext) => chooseDestination(context, 'recipient');
const fieldsOf = (context: CartCheckoutContext) => cartProblems(context).map(({ field, code }) => `${field} ${code}`);
const bodyOf = (context: CartCheckoutContext) => cartOrder(context).body;

test('asks a guest for what the cart needs, in the order of the page [CHECK-4, CHECK-7, ADDR-22]', () => {
  const who = ['name required', 'email required'];
  const account = ['password.password required', 'password.confirm required'];
  const where = [
    'address.line1 required',
    'address.city required',
    'address.state required',
    'address.postcode required',
  ];
  expect(fieldsOf(after('guest', shipped))).toEqual([...who, ...where]);
  expect(fieldsOf(after('digitalOnly', shipped))).toEqual(who);
  expect(fieldsOf(after('gratis', shipped))).toEqual([...who, ...account]);
  expect(fieldsOf(after('guestSubscription', shipped))).toEqual([
    ...who,
    ...account,
    'address.line1 required',
    'address.city required',
    'address.country required',
  ]);
});

test('asks a reader who keeps the address on record for nothing, and for the name and address of a recipient [CHECK-8, CHECK-9, CHECK-13]', () => {
  expect(fieldsOf(after('bankOnFile', shipped))).toEqual([]);
  expect(fieldsOf(after('bankOnFile', shipped, toRecipient))).toEqual([
    'recipient_name required',
    'recipient_address.line1 required',
    'recipient_address.city required',
    'recipient_address.state required',
    'recipient_address.postcode required',
  ]);
});

test('orders the cart that is shown, as the documented guest does [CHECK-10, CHECK-11, CHECK-12]', () => {
  const context = after('discounted', shipped, filled);
  expect(cartOrder(context)).toEqual({
    call: 'checkOutCart',
    body: { ...guest.body, version: 12 },
    lines: context.cart.billing.a.reported,
    coupon: 'HARBOUR10',
    isGift: undefined,
    isFree: undefined,
  });
});

test('leaves out the blanks around a name and an email address', () => {
  const spaced = after('guest', ({ form }) => ({
    form: { ...form, name: ' Ada Okafor ', email: ' ada@reader.example ' },
  }));
  expect(bodyOf(spaced)).toMatchObject({ name: 'Ada Okafor', email: 'ada@reader.example' });
});

test.each([
  ['/invoice/inv_5tG4hA', true],
  ['/receipt/rcp_Vd0w7c', false],
  [undefined, false],
])(
  'leaves the next version of the cart behind, invoiced or empty, where the order leads to %s [POLL-4]',
  (visit, invoiced) => {
    const cart = cartOf('guest');
    const empty = { ...copyOf(replies.getCart.empty.body), version: 2 };
    expect(orderedCart({ cart, visit })).toEqual(invoiced ? { ...cart, version: 2, invoiced } : empty);
  },
);

test('leaves out a password where no account is opened, and an address where nothing is sent', () => {
  expect(bodyOf(after('digitalOnly', shipped, filled))).toEqual({
    ...guest.body,
    version: 5,
    password: undefined,
    address: undefined,
  });
});

test('sends a reader’s order to the address on record as it is shown, or to another one [CHECK-9]', () => {
  const keeps = after('bankOnFile', shipped);
  const { account } = keeps.page.subscriber ?? {};
  const { customer: _, ...documented } = reader.body;
  expect(bodyOf(keeps)).toEqual({ ...documented, version: 1, password: undefined, address: account?.addresses.a });
  const changes = after('bankOnFile', shipped, (context) => chooseOrigin(context, 'change'), filled);
  expect(bodyOf(changes)).toMatchObject({ origin: 'change', address: guest.body.address, shipcode: 'ship-a' });
});

test('sends goods to another recipient, with the name, the address and the category [CHECK-5, CHECK-11, CHECK-13]', () => {
  const context = after('guest', shipped, filled, toRecipient, ({ form }) => ({
    form: { ...form, recipient_name: ' Noor Haddad ', recipient_address: form.address },
  }));
  expect(bodyOf(context)).toEqual({ ...recipient.body, password: undefined, address: undefined });
});

test('a subscription stays with the purchaser where goods go to a recipient [CHECK-5]', () => {
  const context = after('readerMixed', shipped, toRecipient, ({ form }) => ({
    form: { ...form, recipient_name: 'Noor Haddad' },
  }));
  expect(bodyOf(context)).toMatchObject({
    origin: 'recipient',
    gifted: true,
    recipient_name: 'Noor Haddad',
    recipient_shipcode: 'ship-a',
  });
  expect(bodyOf(context).address).toEqual(context.page.subscriber?.account.addresses.a);
});

test('says that a cart of gifts alone is a gift, and that a free one is free [CHECK-12, CHECK-19]', () => {
  const gifts = copyOf(replies.getCart.giftSubscriptions.body);
  expect(
    cartOrder(after('guest', (context) => showCart({ ...context, heard: { ...context.heard, cart: gifts } }))),
  ).toMatchObject({ isGift: true });
  expect(cartOrder(after('gratis'))).toMatchObject({ isFree: true, coupon: 'FREEYEAR' });
});

test('begins another address in the account’s own category, and returns to the kept one [ADDR-12]', () => {
  const change = (context: CartCheckoutContext) => chooseOrigin(context, 'change');
  const international = (context: CartCheckoutContext) => chooseCategory(context, 'address', 'ship-c');
  const changed = after('bankOnFile', shipped, change, international);
  expect([changed.origin, changed.category.address, changed.form.address]).toEqual(['change', 'ship-c', blank]);
  const back = chooseOrigin(changed, 'keep');
  expect(back).toMatchObject({ origin: 'keep', category: { address: 'ship-a' } });
  expect(chooseOrigin({ ...changed, ...back }, 'keep')).toEqual({});
  expect(chooseOrigin(after('guest'), 'keep')).toEqual({});
});

test('keeps each address within the countries of its category, whichever is known first [ADDR-18]', () => {
  expect(after('guest', shipped).form).toMatchObject({ address: inUnitedStates, recipient_address: inUnitedStates });
  const canada = after('guest', (context) => chooseCategory(context, 'recipient_address', 'ship-b'), shipped);
  expect(canada.form.recipient_address).toEqual({ ...blank, country: 'CA', country_name: 'Canada' });
  expect(canada.form.address).toEqual(inUnitedStates);
  const abroad = after('guestSubscription', shipped);
  expect(chooseCountry(abroad, 'address', 'GB')).toMatchObject({ form: { address: { country: 'GB' } } });
  expect(chooseCountry(abroad, 'address', 'US')).toMatchObject({ form: { address: blank } });
  expect(chooseCountry(after('guest'), 'address', 'US')).toEqual({});
});

test('an address that nobody has begun follows the cart to where it is priced for, and one that was typed stays', () => {
  const abroad = (context: CartCheckoutContext) =>
    showCart({ ...context, heard: { ...context.heard, cart: cartOf('guestSubscription') } });
  const followed = after('guest', shipped, abroad);
  expect([followed.category.address, followed.form.address, followed.cart.version]).toEqual(['ship-c', blank, 6]);
  const typed = after('guest', shipped, filled, abroad);
  expect([typed.category.address, typed.form.address.line1]).toEqual(['ship-a', '12 Harbour Street']);
});

const general: Problem = { field: 'general', code: 'server', words: 'No.' };
const soldOut: Problem = { ...general, field: 'cart.items' };
const refused = { key: undefined, isOutdated: false, problems: [general] };

test('opens the address that a refusal is about, where there is one [CHECK-15]', () => {
  const atAddress = { ...refused, problems: [{ ...general, field: 'address.postcode' }] };
  expect(takeRefusal(after('bankOnFile'), atAddress)).toMatchObject({ origin: 'change' });
  expect(takeRefusal(after('digitalOnly'), atAddress)).not.toHaveProperty('origin');
  expect(takeRefusal(after('bankOnFile'), refused)).not.toHaveProperty('origin');
});

test('holds a cart that is paid elsewhere, and not one of which something was sold', () => {
  expect(takeRefusal(after('guest'), { ...refused, isOutdated: true })).toEqual({ heldAt: 1 });
  expect(takeRefusal(after('guest'), { ...refused, isOutdated: true, problems: [soldOut] })).toEqual({});
  expect(takeRefusal({ ...after('guest'), heldAt: 1 }, refused)).toEqual({ heldAt: undefined });
});

test('reads the cart again where the order was certainly refused, and as a whole', () => {
  const whole = (change: Partial<typeof refused>) => isRefusedAsWhole({ ...refused, ...change });
  expect([whole({}), whole({ problems: [soldOut] }), whole({ problems: [], isOutdated: true })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(whole({ problems: [{ ...general, field: 'coupon' }] })).toBe(true);
  expect(whole({ problems: [{ ...general, field: 'name' }] })).toBe(false);
  expect(whole({ problems: [{ ...general, code: 'orderFailed' }] })).toBe(false);
  expect(isRefusedAsWhole({ ...refused, isOutdated: true, key: 'kept' })).toBe(false);
});
