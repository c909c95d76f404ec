import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import {
  beginCheckout,
  beginGuest,
  cartOf,
  changedTo,
  fillIn,
  standing,
  submitForm,
} from '../../../tests/support/cart-checkouts.ts';
import { type Answerer, replyOf, varied } from '../../../tests/support/network.ts';
import { keyOf, never, settle } from '../../../tests/support/world.ts';

const receipt = '/receipts?token=rcp_Vd0w7c';

test('asks for the countries alone, and says what is missing without a call [CHECK-36]', async () => {
  const { start, network } = beginCheckout('guest');
  const actor = start();
  await settle();
  await submitForm(actor);
  expect(standing(actor).problems.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'address.line1',
    'address.city',
    'address.state',
    'address.postcode',
  ]);
  expect(network.calls.map(({ id }) => id)).toEqual(['getShipping']);
});

test('sends the cart as it is shown, its coupon and the token, and opens the payment form [API-30, CHECK-38]', async () => {
  const { start, orders } = beginCheckout('discounted');
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect(orders().map(({ query, key, body }) => [query, key, Object(body).version])).toEqual([
    [{ captcha: 'token-1', coupon: 'HARBOUR10' }, keyOf(1), 12],
  ]);
  expect(standing(actor)).toMatchObject({ hasForm: true, problems: [] });
});

test('says that a cart of gifts is a gift [API-30, CHECK-12]', async () => {
  const gifts = structuredClone(replies.getCart.giftSubscriptions.body) as never;
  const { start, orders } = beginCheckout('digitalOnly');
  const actor = start({ cart: gifts });
  await fillIn(actor);
  await submitForm(actor);
  expect(orders()[0]?.query).toEqual({ captcha: 'token-1', gift: '' });
});

test('orders nothing as long as a change of the cart is under way, then what it came to', async () => {
  const { actor, network, orders, change } = await beginGuest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answer('updateCart', () => promise);
  change(3);
  await submitForm(actor);
  expect(orders()).toEqual([]);
  resolve(varied('updateCart', 'changed', changedTo(2)));
  await settle();
  await submitForm(actor);
  expect(orders().map(({ body }) => Object(body).version)).toEqual([2]);
});

test('changes nothing as long as an order is under way, and shows no other cart meanwhile', async () => {
  const { actor, world, network, change, cart } = await beginGuest();
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.answer('checkOutCart', () => promise);
  actor.send({ type: 'form.submitted' });
  await settle();
  change(3);
  actor.send({ type: 'form.changed', change: { text: { name: 'Noor Haddad' } } });
  world.cart.tell(changedTo(2));
  world.cart.returnToPage();
  await settle();
  expect([network.of('updateCart'), network.of('getCart'), cart().version]).toEqual([[], [], 1]);
  expect(actor.getSnapshot().children.cart?.getSnapshot().context.cart.version).toBe(1);
  expect(actor.getSnapshot().context.draft.form.name).toBe('Ada Okafor');
  resolve(replyOf('checkOutCart', 'started'));
  await settle();
  expect(cart().version).toBe(2);
});

test('a cart that was changed is another order, at the same intent: another key', async () => {
  const { actor, world, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  await submitForm(actor);
  await submitForm(actor);
  world.cart.tell(changedTo(2));
  await submitForm(actor);
  expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1), keyOf(2)]);
});

test('an order whose answer is not known is sent again after a reload under its key, and one of another cart is not', async () => {
  const { actor, start, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  await submitForm(actor);
  for (const version of [1, 2, 2]) {
    const again = start({ cart: changedTo(version) });
    await fillIn(again);
    await submitForm(again);
  }
  expect(orders().map(({ key }) => key)).toEqual([keyOf(1), keyOf(1), keyOf(2), keyOf(2)]);
});

test('goods for a recipient elsewhere are another order: another key', async () => {
  const { actor, network, orders } = await beginGuest();
  network.answer('checkOutCart', () => Promise.reject(new TypeError('fetch failed')));
  actor.send({ type: 'form.changed', change: { destination: 'recipient' } });
  for (const [field, value] of [
    ['recipient_name', 'Noor Haddad'],
    ['recipient_address.line1', '1 Rue Rachel'],
    ['recipient_address.city', 'Montréal'],
    ['recipient_address.state', 'ME'],
    ['recipient_address.postcode', 'H2W 1A1'],
  ] as const)
    actor.send({ type: 'form.changed', change: { text: { [field]: value } } });
  await submitForm(actor);
  actor.send({ type: 'form.changed', change: { category: { recipient_address: 'ship-b' } } });
  actor.send({ type: 'form.changed', change: { text: { 'recipient_address.state': 'QC' } } });
  await submitForm(actor);
  expect(orders().map(({ key, body }) => [key, Object(body).recipient_shipcode])).toEqual([
    [keyOf(1), 'ship-a'],
    [keyOf(2), 'ship-b'],
  ]);
});

test.each(['emptyCart', 'invoicedCart'] as const)('orders nothing of %s [CHECK-1, CHECK-2]', async (name) => {
  const { start, orders } = beginCheckout(name);
  const actor = start();
  await fillIn(actor);
  await submitForm(actor);
  expect([orders(), standing(actor).problems]).toEqual([[], []]);
});

test('a cart that the server lets nobody change any more is not ordered', async () => {
  const { actor, network, orders, change } = await beginGuest();
  network.answer('updateCart', 'cartPaid');
  change(2);
  await settle();
  await submitForm(actor);
  expect(orders()).toEqual([]);
});

test('tells every tab that the cart is empty once it is ordered, then leaves [CHECK-40, CHECK-41]', async () => {
  const { start, network, world } = beginCheckout('gratis');
  const actor = start();
  await fillIn(actor);
  network.answer('checkOutCart', 'gratis');
  await submitForm(actor);
  expect([standing(actor).visit, world.cart.announced]).toEqual([
    receipt,
    [{ ...replies.getCart.empty.body, version: 14 }],
  ]);
});

test('tells every tab that an invoice was made of the cart whose payment takes days [CHECK-40, POLL-4]', async () => {
  const { start, network, world } = beginCheckout('bankOnFile');
  const actor = start();
  await settle();
  network.answer('checkOutCart', 'customerProcessing');
  await submitForm(actor);
  const ordered = cartOf('bankOnFile');
  expect([standing(actor).visit, world.cart.announced]).toEqual([
    '/invoice/inv_5tG4hA',
    [{ ...ordered, version: ordered.version + 1, invoiced: true }],
  ]);
});

test('goes on to the receipt of an order that a reload cut off, though its cart is empty by now [POLL-1]', async () => {
  const { start, network } = beginCheckout('emptyCart', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'inProgress', 'completed');
  const actor = start();
  await settle();
  expect(standing(actor).visit).toBe(receipt);
});

test('lets a form be filled in but nothing be ordered or changed while an order is in doubt [POLL-8]', async () => {
  const { start, network, orders } = beginCheckout('guest', { step: 'completing', intent: 'pi_3Pq81x' });
  network.answer('getFulfilment', 'unavailable');
  const actor = start();
  await fillIn(actor);
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  expect(actor.getSnapshot().context.isUnsettled).toBe(true);
  const { children, context } = actor.getSnapshot();
  const [line] = context.draft.cart.billing.a.reported;
  children.cart?.send({ type: 'quantity.changed', id: line?.id ?? '', quantity: 2 });
  await submitForm(actor);
  expect([orders(), network.of('updateCart'), context.draft.form.name]).toEqual([[], [], 'Ada Okafor']);
  network.answer('getFulfilment', 'unpaid');
  children.checkout?.send({ type: 'check.requested' });
  await settle();
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
  expect(actor.getSnapshot().context.isUnsettled).toBe(false);
});

test('hands the form back where no token comes, and needs no countries where nothing is sent', async () => {
  const { world, network, start } = beginCheckout('digitalOnly');
  network.answer('getShipping', never);
  const actor = start();
  await fillIn(actor);
  world.botCheck.token = () => Promise.reject(new Error('blocked'));
  await submitForm(actor);
  expect(standing(actor).problems).toEqual([{ field: 'general', code: 'botCheckUnavailable' }]);
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
});

test.each([
  ['guest', false, false],
  ['invoicedCart', true, false],
  ['bankOnFile', true, true],
] as const)(
  '%s pays with the account and with what is on file, where there is any [CHECK-23]',
  (name, hasAccount, hasCardOnFile) => {
    const actor = beginCheckout(name).start();
    expect(actor.getSnapshot().children.checkout?.getSnapshot().context).toMatchObject({ hasAccount, hasCardOnFile });
  },
);

test('clears what was missing once the order is sent', async () => {
  const { start, network } = beginCheckout('guest');
  network.answer('checkOutCart', never);
  const actor = start();
  await submitForm(actor);
  expect(actor.getSnapshot().context.problems).not.toEqual([]);
  await fillIn(actor);
  await submitForm(actor);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problems]).toEqual([{ open: 'ordering' }, []]);
});

test('takes another country and another address than the one on record', async () => {
  const abroad = beginCheckout('guestSubscription').start();
  await settle();
  abroad.send({ type: 'form.changed', change: { country: { address: 'GB' } } });
  expect(abroad.getSnapshot().context.draft.form.address.country).toBe('GB');
  const kept = beginCheckout('bankOnFile').start();
  kept.send({ type: 'form.changed', change: { origin: 'change' } });
  expect(kept.getSnapshot().context.draft.origin).toBe('change');
});

test.each<[string, Answerer<'getFulfilment'>, unknown, boolean]>([
  ['is under way', never, { open: 'ordering' }, false],
  ['is in doubt', 'unavailable', { open: 'filling' }, true],
])(
  'an order that a reload cut off and that %s keeps the cart it shows, though another is heard of',
  async (_, answer, state, isUnsettled) => {
    const { start, network, world } = beginCheckout('invoicedCart', { step: 'completing', intent: 'pi_3Pq81x' });
    network.answer('getFulfilment', answer);
    const actor = start();
    await settle();
    world.cart.tell(changedTo(15));
    const { value, context } = actor.getSnapshot();
    expect([value, context.isUnsettled, context.draft.cart.version]).toEqual([state, isUnsettled, 14]);
    expect(context.draft.heard).toEqual({ cart: changedTo(15), isBusy: false, isClosed: false });
  },
);
