import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
import { createJournal } from '../journal.ts';
import { emptyCartOf, freeze, keepCart } from './cart-state.ts';
import { cartOf, cartPurpose, ownCart } from './carts.ts';

const { basicProduct, donationOnce, digitalProduct } = requests.addToCart;
const inCanada = (journal: ReturnType<typeof open>['journal']) => journal.become('subscriber');

/** A journal whose reader has put these into the cart. */
function holding(...actions: { body: object }[]) {
  const { journal } = open();
  for (const action of actions) journal.ask('addToCart', action);
  return { journal, cart: () => journal.state().carts.crt_1 };
}

/** A journal that tells readers apart by cookies, with numbered ids. */
function serving() {
  let ids = 0;
  return createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
}

test('begins a cart with the first change, and no sooner', () => {
  const { journal } = open();
  expect(journal.work(cartOf)).toEqual({ id: '', version: 0, lines: [], counted: 0, category: 'ship-a' });
  expect(journal.state().carts).toEqual({});
  expect(journal.work(ownCart).id).toBe('crt_1');
  expect(journal.work(ownCart).id).toBe('crt_1');
  expect(journal.state()).toMatchObject({ carts: { crt_1: { version: 0 } }, cartOf: { page: 'crt_1' } });
  expect(cartPurpose(journal.work(cartOf))).toBe('cart crt_1');
});

test('begins a session with the cart where readers are told apart by cookies', () => {
  const journal = serving();
  const { headers } = journal.ask('addToCart', basicProduct);
  expect(headers).toMatchObject({ 'Set-Cookie': 'session=ses_1; Path=/; HttpOnly; Secure; SameSite=Lax' });
  expect(journal.state().cartOf).toEqual({ ses_1: 'crt_2' });
  expect(journal.ask('addToCart', { ...basicProduct, session: 'ses_1' }).headers).not.toHaveProperty('Set-Cookie');
  expect(journal.work(cartOf).lines).toEqual([]);
});

test.each([
  ['goods', [basicProduct, donationOnce], 3],
  ['nothing that is sent', [donationOnce], 1],
  ['nothing', [], 0],
])('is priced for the category of whoever looks; a cart with %s is version %#', (_, actions, version) => {
  const { journal } = holding(...actions);
  inCanada(journal);
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-b', version });
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-b', version });
});

test('keeps the category that an order chose', () => {
  const { journal } = holding(basicProduct);
  journal.work((desk) => {
    cartOf(desk).chosen = 'ship-c';
  });
  inCanada(journal);
  expect(journal.work(cartOf)).toMatchObject({ category: 'ship-c', version: 2 });
});

test('hands a cart over to the next session only where there is one', () => {
  const state = { carts: {}, cartOf: { ses_1: 'crt_1', ses_9: 'crt_9' } };
  keepCart(state, 'ses_2', 'ses_3');
  expect(state.cartOf).toStrictEqual({ ses_1: 'crt_1', ses_9: 'crt_9' });
  keepCart(state, 'ses_1', 'ses_3');
  expect(state.cartOf).toEqual({ ses_3: 'crt_1', ses_9: 'crt_9' });
});

test('takes what was ordered out of the cart, and leaves what was put in meanwhile', () => {
  const { journal, cart } = holding(basicProduct, basicProduct, digitalProduct, donationOnce);
  journal.work(({ state }) => {
    Object.assign(state.carts.crt_1 ?? {}, { invoice: 'inv_1', chosen: 'ship-c' });
    emptyCartOf(state, 'crt_1', { ln_1: 1, ln_2: 1 });
  });
  expect(cart()).toMatchObject({
    version: 5,
    ordered: 4,
    lines: [
      { id: 'ln_1', qty: 1 },
      { id: 'ln_3', qty: 1 },
    ],
  });
  expect(cart()).not.toHaveProperty('invoice');
  expect(cart()).not.toHaveProperty('chosen');
  expect(cart()?.lines[0]).toEqual({ ...basicProduct.body, id: 'ln_1', qty: 1 });
});

test('changes nothing for a cart that does not exist', () => {
  const { journal, cart } = holding(basicProduct);
  const before = cart();
  journal.work(({ state }) => {
    emptyCartOf(state, 'crt_9', { ln_1: 1 });
    freeze(state, 'crt_9', 'inv_1');
  });
  expect(Object.values(journal.state().carts)).toEqual([before]);
});

test('freezes a cart for its invoice', () => {
  const { journal, cart } = holding(basicProduct);
  journal.work(({ state }) => freeze(state, 'crt_1', 'inv_1'));
  expect(cart()).toMatchObject({ invoice: 'inv_1', version: 2 });
});

test('loses the cart of a page when its reader logs out', () => {
  const { journal } = holding(basicProduct);
  journal.become('subscriber');
  journal.ask('endSession');
  expect(journal.state()).toMatchObject({ reader: refOf('visitor'), cartOf: {} });
  expect(journal.work(cartOf).lines).toEqual([]);
});
