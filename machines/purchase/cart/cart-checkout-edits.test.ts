import { expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { replies } from '#mocks/replies.ts';
import { type CheckoutPageName, cartOf, checkoutOf } from '../../../tests/support/cart-checkouts.ts';
import { copyOf } from '../../../tests/support/orders.ts';
import {
  askedOf,
  beginCartCheckout,
  type CartCheckoutContext,
  type CartCheckoutEvent,
  type CartCheckoutField,
} from './cart-checkout-context.ts';
import {
  chooseCategory,
  chooseCountry,
  chooseDestination,
  chooseOrigin,
  edit,
  hearCart,
  isRefusedAsWhole,
  showCart,
  takeRefusal,
  takeShipping,
  typeInto,
} from './cart-checkout-edits.ts';

const shipping = copyOf(replies.getShipping.shipping.body);
const begun = (name: CheckoutPageName, change: Partial<CartCheckoutContext> = {}): CartCheckoutContext => {
  const context = beginCartCheckout(checkoutOf(name));
  return { ...context, ...takeShipping(context, shipping), ...change };
};
const typed = (context: CartCheckoutContext, field: CartCheckoutField, value: string): CartCheckoutContext => ({
  ...context,
  form: typeInto(context.form, field, value),
});
const heardAs = (context: CartCheckoutContext, cart: CartState): CartCheckoutContext => ({
  ...context,
  heard: { ...context.heard, cart },
});

test.each<[CartCheckoutEvent, (context: CartCheckoutContext) => Partial<CartCheckoutContext>]>([
  [{ type: 'field.changed', field: 'name', value: 'Ada' }, ({ form }) => ({ form: { ...form, name: 'Ada' } })],
  [{ type: 'country.chosen', field: 'address', code: 'FR' }, (context) => chooseCountry(context, 'address', 'FR')],
  [
    { type: 'category.chosen', field: 'address', shipcode: 'ship-b' },
    (context) => chooseCategory(context, 'address', 'ship-b'),
  ],
  [{ type: 'origin.chosen', origin: 'keep' }, (context) => chooseOrigin(context, 'keep')],
  [{ type: 'destination.chosen', destination: 'recipient' }, (context) => chooseDestination(context, 'recipient')],
  [{ type: 'cart.checked' }, () => ({})],
  [{ type: 'form.submitted' }, () => ({})],
])('changes the form as its reader does: %o', (event, expected) => {
  const changes = begun('bankOnFile');
  const context = { ...changes, ...chooseOrigin(changes, 'change'), ...chooseCategory(changes, 'address', 'ship-c') };
  expect(edit(context, event)).toEqual(expected(context));
});

test('types into one field, and into one line of one address [CHECK-10]', () => {
  const { form } = begun('guest');
  expect(typeInto(form, 'confirm', 'correct horse')).toEqual({ ...form, confirm: 'correct horse' });
  expect(typeInto(form, 'address.line1', '4 Mill Lane')).toEqual({
    ...form,
    address: { ...form.address, line1: '4 Mill Lane' },
  });
  expect(typeInto(form, 'recipient_address.city', 'Portland')).toEqual({
    ...form,
    recipient_address: { ...form.recipient_address, city: 'Portland' },
  });
});

test.each([
  [[], false, false],
  [['busy'], true, false],
  [['closed'], false, true],
] as const)('hears from a cart with the tags %o whether it is busy or closed', (tags, isBusy, isClosed) => {
  const cart = cartOf('guest');
  const hasTag = (tag: 'busy' | 'closed') => (tags as readonly string[]).includes(tag);
  expect(hearCart({ context: { cart }, hasTag })).toEqual({ cart, isBusy, isClosed });
});

/** Where a cart of goods in the United States has become one that is priced for abroad. */
const abroad = cartOf('guestSubscription');

test.each<[string, CartCheckoutContext, Shipcode | undefined]>([
  ['an address that nobody has begun follows its price', begun('guest'), 'ship-c'],
  ['an address of blanks follows its price', typed(begun('guest'), 'address.city', ' '), 'ship-c'],
  ['a first line stays', typed(begun('guest'), 'address.line1', '4 Mill Lane'), undefined],
  ['a second line stays', typed(begun('guest'), 'address.line2', 'Apartment 2'), undefined],
  ['a city stays', typed(begun('guest'), 'address.city', 'Portland'), undefined],
  ['a postcode stays', typed(begun('guest'), 'address.postcode', '04101'), undefined],
  ['an address on record stays', begun('bankOnFile'), undefined],
])('shows a cart that is priced for elsewhere: %s', (_, context, shipcode) => {
  const change = showCart(heardAs(context, abroad));
  expect([change.cart, change.category?.address]).toEqual([abroad, shipcode]);
});

test('a category that was chosen stays while the cart is priced for the same one, and where nothing is sent', () => {
  const context = begun('guest');
  const chosen = { ...context, ...chooseCategory(context, 'address', 'ship-b') };
  for (const cart of [{ ...cartOf('guest'), version: 2 }, cartOf('digitalOnly')])
    expect(showCart(heardAs(chosen, cart))).toEqual({ cart });
});

test.each<[string, CartCheckoutContext, Shipcode | undefined]>([
  ['begins where the goods are priced for', begun('guest'), 'ship-a'],
  ['begins there though it holds blanks', typed(begun('guest'), 'recipient_address.line1', ' '), 'ship-a'],
  ['stays where it was begun', typed(begun('guest'), 'recipient_address.line1', '1 Rue Rachel'), undefined],
  ['stays where no goods are sent', begun('digitalOnly'), undefined],
  ['stays where only a subscription is sent', begun('guestSubscription'), undefined],
])('the address of a recipient %s', (_, before, shipcode) => {
  const context = { ...before, category: { ...before.category, recipient_address: 'ship-b' as const } };
  const change = chooseDestination(context, 'recipient');
  expect([change.destination, change.category?.recipient_address]).toEqual(['recipient', shipcode]);
  expect(chooseDestination(context, 'own')).toEqual({ destination: 'own' });
});

test('another address than the one on record begins in the account’s own category, which it keeps [ADDR-12]', () => {
  const { page } = checkoutOf('bankOnFile');
  const { subscriber } = page;
  if (!subscriber) throw new Error('The page has no subscriber.');
  const account = { ...subscriber.account, shipcode: 'ship-b' as const };
  const context = begun('bankOnFile', { page: { ...page, subscriber: { ...subscriber, account } } });
  const changes = { ...context, ...chooseOrigin(context, 'change') };
  expect([changes.origin, changes.category.address]).toEqual(['change', 'ship-b']);
  const away = { ...changes, ...chooseCategory(changes, 'address', 'ship-c') };
  expect(chooseOrigin(away, 'change')).toEqual({});
  expect(chooseOrigin(away, 'keep').category?.address).toBe('ship-a');
});

test('changes the country within the category of the same address, once the countries are known [ADDR-18]', () => {
  const context = begun('guestSubscription');
  const before = { ...context, category: { ...context.category, recipient_address: 'ship-b' as const } };
  const { form } = chooseCountry(before, 'address', 'GB');
  expect([form?.address.country, form?.recipient_address]).toEqual(['GB', before.form.recipient_address]);
  expect(chooseCountry(before, 'recipient_address', 'GB').form).toEqual(before.form);
  expect(chooseCountry({ ...before, shipping: undefined }, 'address', 'GB')).toEqual({});
});

const at = (field: string): Problem => ({ field, code: 'server', words: 'No.' });
const refusal = (fields: string[], isOutdated = false) => ({ key: undefined, isOutdated, problems: fields.map(at) });

test.each<[string, CheckoutPageName, string[], boolean]>([
  ['one problem of many concerns it', 'bankOnFile', ['name', 'address.postcode', 'email'], true],
  ['the whole address is refused', 'bankOnFile', ['address'], true],
  ['nothing concerns it', 'bankOnFile', ['name'], false],
  ['there are no problems', 'bankOnFile', [], false],
  ['the order asks for no address', 'digitalOnly', ['address.postcode'], false],
])('opens the address on record that an order is refused for: %s [CHECK-15]', (_, name, fields, opens) => {
  expect(takeRefusal(begun(name), refusal(fields)).origin).toBe(opens ? 'change' : undefined);
});

test('leaves the address closed that is of a recipient [CHECK-15]', () => {
  expect(takeRefusal(begun('bankOnFile', { destination: 'recipient' }), refusal(['address.city']))).toEqual({});
});

test.each<[string, string[], boolean, number | undefined]>([
  ['paid elsewhere', ['general'], true, 1],
  ['outdated without a word', [], true, 1],
  ['sold out', ['cart.items'], true, undefined],
  ['refused for its coupon among others', ['general', 'coupon'], true, undefined],
  ['refused without a conflict', ['general'], false, undefined],
])('holds a cart that is %s only where it is paid elsewhere', (_, fields, isOutdated, heldAt) => {
  expect(takeRefusal(begun('guest', { heldAt: 9 }), refusal(fields, isOutdated)).heldAt).toBe(heldAt);
});

test.each<[string, Parameters<typeof isRefusedAsWhole>[0], boolean]>([
  ['general words', refusal(['general']), true],
  ['general words among others', refusal(['name', 'general']), true],
  ['the cart', refusal(['cart.items']), true],
  ['the coupon', refusal(['coupon']), true],
  ['a conflict', refusal(['name'], true), true],
  ['a field', refusal(['name']), false],
  ['a field that only sounds like the cart', refusal(['cartoon']), false],
  ['a failure of our own', { ...refusal([]), problems: [{ field: 'general', code: 'orderFailed' }] }, false],
  ['an answer that is not definite', { ...refusal(['general'], true), key: 'kept' }, false],
])('tells by %s whether an order was refused as a whole', (_, refused, expected) => {
  expect(isRefusedAsWhole(refused)).toBe(expected);
});

test('begins with an order for oneself, and with the cart as the page has it', () => {
  for (const name of ['guest', 'invoicedCart'] as const) {
    const { cart, heard, destination, problems } = beginCartCheckout(checkoutOf(name));
    expect([cart, destination, problems]).toEqual([cartOf(name), 'own', []]);
    expect(heard).toEqual({ cart, isBusy: false, isClosed: name === 'invoicedCart' });
  }
});

test('asks for a new account only of whoever has none [CHECK-4]', () => {
  expect([askedOf(begun('guestSubscription')).account, askedOf(begun('readerMixed')).account]).toEqual([true, false]);
});
