import { describe, expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { paidElsewhere } from '../checkout/charge.ts';

const { guest, reader, recipient } = requests.checkOutCart;
const { basicProduct, personalSubscription, subscriptionUpgrade } = requests.addToCart;
const answers = replies.checkOutCart;

async function shopping(as: Reader, ...actions: { body: object }[]) {
  const opened = openAs(as);
  for (const action of actions) await opened.ask('addToCart', action);
  let tokens = 0;
  const order = (body: object, { key, captcha = `fresh-${++tokens}` }: { key?: string; captcha?: string } = {}) =>
    opened.ask('checkOutCart', { body, query: `captcha=${captcha}`, ...(key !== undefined && { key }) });
  const { payments } = opened.journal;
  const pay = (number: number) => payments.confirm(`pi_${number}_secret_${number + 1}`, { kind: 'taken' });
  return { ...opened, order, pay };
}

const said = ({ status, body }: { status: number; body: object }) => ({ status, body });

const opened = (type: 'started' | 'updated', number: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body: {
    type,
    data: { keys: { payment_intent_id: `pi_${number}`, stripe_secret: `pi_${number}_secret_${number + 1}` } },
  },
});

const paidAs = (receipt: string) => paidElsewhere({ status: 'completed', receipt });

const goods = { ...guest.body, version: 1, password: undefined };

test('fulfils a paid cart once, empties it and reduces the stock [API-30]', async () => {
  const { order, pay, ask, read, journal } = await shopping('visitor', basicProduct);
  expect(await order(goods)).toEqual(opened('started', 2));
  expect(await order({ ...goods, invoice: 'pi_2' })).toEqual(opened('updated', 2));
  pay(2);
  expect([1, 2, 3].map(() => read('pi_2').status)).toEqual(['in-progress', 'in-progress', 'completed']);
  const [receipt] = Object.values(journal.state().receipts);
  expect(receipt).toMatchObject({
    name: 'Ada Okafor',
    lines: [{ kind: 'basic-product', name: 'Harbour lights, art print', quantity: 1, amount: 3200, shipping: 450 }],
    total: 3650,
  });
  expect((await ask('getCart')).body).toEqual({
    ...replies.getCart.empty.body,
    version: 2,
    paid: { status: 'completed', receipt: receipt?.token },
  });
  expect(journal.state().stock['prd:lights']).toBe(23);
});

test('rejects an empty cart, another version than the reader saw, and a malformed order', async () => {
  const { order, ask } = await shopping('visitor');
  expect(await order({ ...goods, version: 0 })).toEqual(answers.cartEmpty);
  await ask('addToCart', basicProduct);
  await ask('addToCart', basicProduct);
  expect(await order(goods)).toEqual(answers.orderChanged);
  expect((await order({ ...goods, version: 2 })).status).toBe(200);
  expect(await order({ ...goods, version: 'latest' })).toEqual(answers.refused);
  expect(await order({ version: 2 })).toEqual(answers.refused);
  expect(await order({ ...goods, version: 2 }, { captcha: '' })).toEqual(answers.botCheckRefused);
});

test('repeats the reply to its key after payment and charges a cart once', async () => {
  const { order, pay, journal, read } = await shopping('visitor', basicProduct);
  const first = await order(goods, { key: 'key-1' });
  pay(2);
  expect(await order(goods, { key: 'key-1' })).toEqual(first);
  const told = await order(goods, { key: 'key-2' });
  expect(told).toMatchObject(paidAs('rcp_4'));
  expect(Object(told.body).paid.order).toMatchObject({ kind: 'cart' });
  expect(read('pi_2').status).toBe('completed');
  expect(await order(goods)).toEqual(paidAs('rcp_4'));
  expect(Object.keys(journal.state().receipts)).toHaveLength(1);
  expect(journal.state().stock['prd:lights']).toBe(23);
});

test('rejects changes to a cart paid elsewhere, and starts another cart for additions', async () => {
  const { order, pay, ask, read } = await shopping('visitor', basicProduct);
  await order(goods);
  pay(2);
  const { status, body } = replies.updateCart.cartPaid;
  const refused = await ask('updateCart', requests.updateCart.three);
  expect(refused).toEqual({ status, body: { ...body, paid: read('pi_2') } });
  expect((await ask('addToCart', basicProduct)).body).toMatchObject({ version: 3, count: 1 });
});

describe('a bank debit', () => {
  async function debited() {
    const opened = await shopping('visitor', basicProduct);
    await opened.order(goods);
    opened.journal.payments.confirm('pi_2_secret_3', { kind: 'debited' });
    const { order, ...settled } = Object(opened.read('pi_2'));
    expect([settled.status, order.kind]).toEqual(['processing', 'cart']);
    return { ...opened, settled };
  }

  test('closes its cart and gives the session a new one that links to the invoice [POLL-4]', async () => {
    const { ask, settled, read, clock } = await debited();
    const empty = { ...replies.getCart.empty.body, version: 2 };
    expect((await ask('getCart')).body).toEqual({ ...empty, paid: settled });
    clock.now += 60_000;
    const { order: _, ...paid } = Object(read('pi_2'));
    expect((await ask('getCart')).body).toEqual({ ...empty, paid });
    expect(paid).toMatchObject({ status: 'completed' });
  });

  test('allows filling and ordering the new cart', async () => {
    const { ask, order, journal } = await debited();
    expect((await ask('addToCart', basicProduct)).body).toMatchObject({ version: 3, count: 1 });
    expect((await ask('getCart')).body).not.toHaveProperty('paid');
    expect(await order({ ...goods, version: 3 })).toEqual(opened('started', 6));
    expect(journal.state().intents).toMatchObject({ pi_2: { status: 'processing' }, pi_6: { order: { total: 3650 } } });
  });

  test('returns the invoice to a stale page that orders or changes what was ordered', async () => {
    const { ask, order, settled } = await debited();
    const { status, body } = replies.updateCart.cartInvoiced;
    const conflict = { status, body: { ...body, paid: settled } };
    expect(await ask('updateCart', requests.updateCart.three)).toEqual(conflict);
    expect(await ask('removeFromCart', requests.removeFromCart.product)).toEqual(conflict);
    expect(await order(goods)).toEqual({
      ...said(answers.paidElsewhere),
      body: { ...answers.paidElsewhere.body, paid: settled },
    });
    expect(await ask('updateCart', requests.updateCart.twentyGifts)).toEqual(replies.updateCart.unknownLine);
  });

  test('closes its cart on the next change, even if it was never polled', async () => {
    const { order, ask, journal } = await shopping('visitor', basicProduct);
    await order(goods);
    journal.payments.confirm('pi_2_secret_3', { kind: 'debited' });
    expect((await ask('addToCart', basicProduct)).body).toMatchObject({ version: 3, count: 1 });
    expect(journal.state().intents.pi_2?.settled).toMatchObject({ status: 'processing' });
  });
});

test('shows a changed price before charging it, when goods go elsewhere', async () => {
  const { order, ask, journal } = await shopping('visitor', basicProduct);
  const abroad = {
    ...goods,
    shipcode: 'ship-b',
    address: {
      line1: '1 Rue Rachel',
      line2: '',
      city: 'Montréal',
      state: 'QC',
      postcode: 'H2W 1A1',
      country: 'CA',
      country_name: 'Canada',
    },
  };
  expect(await order(abroad)).toEqual(answers.orderChanged);
  const { body } = await ask('getCart');
  expect(body).toMatchObject({
    version: 2,
    billing: { b: { reported: [{ price: 3200 + 1250, shipcode: 'ship-b' }] } },
  });
  expect((await order({ ...abroad, version: 2 })).status).toBe(200);
  expect(journal.state().intents.pi_2?.order.total).toBe(4450);
});

test('requires the name and address of a recipient of goods [CHECK-13]', async () => {
  const { order, journal } = await shopping('visitor', basicProduct);
  const { recipient_name: _, ...nameless } = recipient.body;
  expect(await order(nameless)).toMatchObject(said(answers.recipientNameMissing));
  expect((await order({ ...recipient.body, recipient_address: undefined })).body).toEqual({
    errors: { recipient_address: { line1: 'Please give an address.' } },
  });
  expect((await order(recipient.body)).status).toBe(200);
  expect(journal.state().intents.pi_2?.order).toMatchObject({
    destination: { shipcode: 'ship-a', address: recipient.body.recipient_address },
    bill: { giftees: [{ name: 'Noor Haddad', goods: [{ name: 'Harbour lights, art print', qty: 1 }] }] },
  });
});

test('opens an account, with the password of the order, for a subscription in the cart', async () => {
  const domestic = {
    body: { ...personalSubscription.body, item: { ...personalSubscription.body.item, shipcode: 'ship-a' } },
  };
  const { order, pay, read, ask } = await shopping('visitor', domestic);
  expect((await order(goods)).body).toEqual({ errors: { password: { password: 'Please choose a password.' } } });
  expect(await order({ ...guest.body, version: 1 })).toEqual(opened('started', 2));
  pay(2);
  for (const _ of [1, 2, 3]) read('pi_2');
  const logIn = await ask('logIn', { body: { email: 'ada@reader.example', password: 'correct horse' } });
  expect(logIn.status).toBe(200);
  expect((await ask('getSubscriber', { query: 'membership' })).body).toMatchObject({
    subscriber: { account: { addresses: { a: guest.body.address } } },
    timetable: {
      current_subscription: { info: { phase: 'introductory', term: '1year', level: 'low', issues_left: 4 } },
    },
  });
});

test('charges the saved method of a logged-in reader [API-30]', async () => {
  const { order, journal } = await shopping('donor', basicProduct);
  expect((await order({ ...reader.body, version: 1 })).body).toEqual({
    type: 'customer',
    data: { status: 'completed', receipt: 'rcp_4', order: expect.any(Object) },
  });
  expect(journal.state().intents.pi_2).toMatchObject({ status: 'succeeded', confirms: 1 });
});

test('completes a free order without payment', async () => {
  const free = {
    body: {
      type: 'personal-subscription',
      item: { renewal: false, medium: 'digital', level: 'low', term: '1year', shipcode: 'ship-a', coupon: 'FREEYEAR' },
    },
  };
  const { order, ask } = await shopping('visitor', free);
  expect((await order({ ...guest.body, version: 1 })).body).toEqual({
    type: 'gratis',
    data: { receipt: 'rcp_2', order: expect.any(Object) },
  });
  expect((await ask('getCart')).body).toMatchObject({ count: 0 });
});

test('answers a subscription change as the change call does', async () => {
  const { order, journal } = await shopping('print-international', {
    body: { type: 'subscription-upgrade', item: { token: 'sub_An09', deliverable: 'print-c', level: 'high' } },
  });
  const form = { ...reader.body, version: 1, shipcode: 'ship-c', name: 'Aroha Ngata', email: 'aroha@reader.example' };
  expect(await order({ ...form, customer: undefined })).toMatchObject({
    body: { type: 'upgrade-checkout', data: opened('started', 2).body },
  });
  expect(journal.state().intents.pi_2?.order.total).toBe(1800);
});

test('applies a free subscription change at once', async () => {
  const { order, ask } = await shopping('subscriber', {
    body: {
      ...subscriptionUpgrade.body,
      item: { ...subscriptionUpgrade.body.item, deliverable: 'digital', level: 'low' },
    },
  });
  expect(await order({ ...reader.body, version: 1, shipcode: 'ship-b' })).toEqual({
    ...said(answers.updateSucceeded),
    headers: { 'Cache-Control': 'no-store' },
  });
  expect((await ask('getSubscriber')).body).toMatchObject({
    timetable: {
      current_subscription: { info: { level: 'low', deliverables: { set: 'digital', active: 'print-b' } } },
    },
  });
});

test('rejects an order that exceeds the stock when placed', async () => {
  const { order, journal } = await shopping('visitor', { body: { ...basicProduct.body, qty: 3 } });
  journal.work(({ state }) => {
    state.stock['prd:lights'] = 2;
  });
  expect(await order(goods)).toMatchObject(said(answers.soldOut));
});

describe('orders', () => {
  const { basicProduct, personalSubscription, subscriptionUpgrade, donationOnce, renewal } = requests.addToCart;
  const { guest, reader: own } = requests.checkOutCart;
  const answers = replies.checkOutCart;

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
    ['a subscription change', subscriptionUpgrade.body],
  ])('orders %s only for the reader who added it', async (_, body) => {
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

  test('finds a subscription change among other lines', async () => {
    const { order } = await shopping('subscriber', donationOnce.body, free);
    expect(await order({ ...ownOrder, version: 2 })).toMatchObject({
      body: { type: 'upgrade-checkout', data: { type: 'started' } },
    });
  });

  test("cancels a cart's open intent when its change turns out to be free", async () => {
    const { order, ask, journal } = await shopping('subscriber', donationOnce.body, free);
    await order({ ...ownOrder, version: 2 });
    await ask('removeFromCart', { body: donationOnce.body });
    expect(await order({ ...ownOrder, version: 3 })).toMatchObject({ body: { type: 'update-succeeded' } });
    expect(journal.state().intents.pi_2?.status).toBe('canceled');
  });

  test('opens one intent per cart', async () => {
    const { order, ask, journal } = await shopping('visitor', basicProduct.body);
    await order(guestOrder(1));
    journal.become('subscriber');
    await ask('endSession');
    await ask('addToCart', { body: basicProduct.body });
    expect(await order(guestOrder(1))).toMatchObject({
      body: { type: 'started', data: { keys: { payment_intent_id: 'pi_5' } } },
    });
  });

  test("moves a subscription in the cart to the order's category at its price [STORE-15]", async () => {
    const { order, cart } = await shopping('visitor', donationOnce.body, yearAt('ship-a'));
    const canadian = { shipcode: 'ship-b', address: toCanada };
    expect(await order(guestOrder(2, canadian))).toEqual(answers.orderChanged);
    expect(await cart()).toMatchObject({
      version: 3,
      billing: { b: { reported: [{ cart: { type: 'personal-subscription', item: { shipcode: 'ship-b' } } }] } },
    });
    expect(await order(guestOrder(3, canadian))).toMatchObject({ body: { type: 'started' } });
  });

  test('accepts the price seen for a digital subscription, whatever the billing address', async () => {
    const { order, cart } = await shopping('visitor', yearAt('ship-a', { medium: 'digital' }), donationOnce.body);
    expect((await order(guestOrder(2, { shipcode: 'ship-b', address: toCanada }))).status).toBe(200);
    expect((await cart()).version).toBe(2);
  });

  test('leaves lines other than subscriptions unchanged', async () => {
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
});
