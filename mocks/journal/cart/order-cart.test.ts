import { expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

const { basicProduct, personalSubscription, subscriptionUpgrade, donationOnce, renewal } = requests.addToCart;
const { guest, reader: own, recipient } = requests.checkOutCart;
const answers = replies.checkOutCart;

/** A reader who has put these into the cart, and places orders. */
async function shopping(as: Reader, ...bodies: object[]) {
  const opened = openAs(as);
  for (const body of bodies) await opened.ask('addToCart', { body });
  let tokens = 0;
  const order = (body: object) => opened.ask('checkOutCart', { body, query: `captcha=fresh-${++tokens}` });
  const cart = async () => (await opened.ask('getCart')).body as CartState;
  return { ...opened, order, cart };
}

const yearAt = (shipcode: string, change: object = {}) => ({
  ...personalSubscription.body,
  item: { ...personalSubscription.body.item, shipcode, ...change },
});
const guestOrder = (version: number, change: object = {}) => ({ ...guest.body, version, ...change });
const ownOrder = { ...own.body, customer: undefined, shipcode: 'ship-b' };
const { token } = subscriptionUpgrade.body.item;
const free = { type: 'subscription-upgrade', item: { token, deliverable: 'digital', level: 'low' } };
const toCanada = {
  line1: '1 Rue Rachel',
  line2: '',
  city: 'Montréal',
  state: 'QC',
  postcode: 'H2W 1A1',
  country: 'CA',
  country_name: 'Canada',
};

test.each([
  ['a renewal', renewal.body],
  ['the change of a subscription', subscriptionUpgrade.body],
])('orders %s for the reader who put it there only', async (_, body) => {
  const { order, journal } = await shopping('subscriber', basicProduct.body, body);
  journal.become('visitor');
  expect(await order(guestOrder(3))).toEqual(answers.signedOut);
  journal.become('subscriber');
  expect((await order({ ...ownOrder, version: 4 })).status).toBe(200);
});

test('orders goods and a new subscription for a visitor', async () => {
  const { order } = await shopping('visitor', basicProduct.body, yearAt('ship-a'));
  expect(await order(guestOrder(2))).toMatchObject({ body: { type: 'started' } });
});

test('finds the change of a subscription among other lines', async () => {
  const { order } = await shopping('subscriber', donationOnce.body, free);
  expect(await order({ ...ownOrder, version: 2 })).toMatchObject({
    body: { type: 'upgrade-checkout', data: { type: 'started' } },
  });
});

test('closes the open intent of a cart whose change turned out to cost nothing', async () => {
  const { order, ask, journal } = await shopping('subscriber', donationOnce.body, free);
  await order({ ...ownOrder, version: 2 });
  await ask('removeFromCart', { body: donationOnce.body });
  expect(await order({ ...ownOrder, version: 3 })).toMatchObject({ body: { type: 'update-succeeded' } });
  expect(journal.state().intents.pi_2?.status).toBe('canceled');
});

test('opens an intent of its own for each cart', async () => {
  const { order, ask, journal } = await shopping('visitor', basicProduct.body);
  await order(guestOrder(1));
  journal.become('subscriber');
  await ask('endSession');
  await ask('addToCart', { body: basicProduct.body });
  expect(await order(guestOrder(1))).toMatchObject({
    body: { type: 'started', data: { keys: { payment_intent_id: 'pi_5' } } },
  });
});

test('sends the subscription in a cart to the category of its order, at another price [STORE-15]', async () => {
  const { order, cart } = await shopping('visitor', donationOnce.body, yearAt('ship-a'));
  const canadian = { shipcode: 'ship-b', address: toCanada };
  expect(await order(guestOrder(2, canadian))).toEqual(answers.orderChanged);
  expect(await cart()).toMatchObject({
    version: 3,
    billing: { b: { reported: [{ cart: { type: 'personal-subscription', item: { shipcode: 'ship-b' } } }] } },
  });
  expect(await order(guestOrder(3, canadian))).toMatchObject({ body: { type: 'started' } });
});

test('takes an order at the price that was seen, wherever a digital subscription is paid from', async () => {
  const { order, cart } = await shopping('visitor', yearAt('ship-a', { medium: 'digital' }), donationOnce.body);
  expect((await order(guestOrder(2, { shipcode: 'ship-b', address: toCanada }))).status).toBe(200);
  expect((await cart()).version).toBe(2);
});

test('leaves the lines that are no subscription as they were put in', async () => {
  const { order, cart } = await shopping('visitor', basicProduct.body, donationOnce.body);
  await order(guestOrder(2));
  const lines = Object.values((await cart()).billing).flatMap(({ reported }) => reported);
  expect(lines.map(({ cart: { item } }) => item)).toEqual([basicProduct.body.item, donationOnce.body.item]);
});

test('does not price a line that is no longer sold', async () => {
  const { order, journal } = await shopping('subscriber', donationOnce.body, subscriptionUpgrade.body);
  journal.work(({ state }) => {
    for (const cart of Object.values(state.carts))
      for (const line of cart.lines) if (line.type === 'subscription-upgrade') line.item.token = 'sub_gone';
  });
  expect((await order({ ...ownOrder, version: 2 })).status).toBe(200);
  expect(journal.state().intents.pi_2?.order.total).toBe(2_500);
});

test('shows on an invoiced cart who the goods are for', async () => {
  const { order, journal, cart, read } = await shopping('visitor', basicProduct.body);
  await order(recipient.body);
  expect((await cart()).billing.a.giftees).toEqual([]);
  journal.payments.confirm('pi_2_secret_3', { kind: 'debited' });
  read('pi_2');
  const { invoiced, billing } = await cart();
  expect(invoiced).toBe(true);
  expect(billing.a.giftees).toMatchObject([
    { name: 'Noor Haddad', goods: [{ name: 'Harbour lights, art print', qty: 1 }] },
  ]);
  expect(billing.a.reported).toMatchObject([{ change_quantity: false }]);
  expect([billing.b.giftees, billing.c.giftees]).toEqual([[], []]);
});
