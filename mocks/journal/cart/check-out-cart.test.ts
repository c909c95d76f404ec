import { describe, expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

const { guest, reader } = requests.checkOutCart;
const { basicProduct, personalSubscription, donationOnce } = requests.addToCart;
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

const opened = (type: 'started' | 'updated', number: number) => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store' },
  body: {
    type,
    data: { keys: { payment_intent_id: `pi_${number}`, stripe_secret: `pi_${number}_secret_${number + 1}` } },
  },
});

const inCanada = {
  line1: '1 Rue Rachel',
  line2: '',
  city: 'Montréal',
  state: 'QC',
  postcode: 'H2W 1A1',
  country: 'CA',
  country_name: 'Canada',
};

const goods = { ...guest.body, version: 1, password: undefined };

test('rejects changes to a cart paid elsewhere, and starts another cart for additions', async () => {
  const { order, pay, ask, read } = await shopping('visitor', basicProduct);
  await order(goods);
  pay(2);
  const { status, headers, body } = replies.updateCart.cartPaid;
  const refused = await ask('updateCart', requests.updateCart.three);
  expect(refused).toEqual({ status, headers, body: { ...body, paid: read('pi_2') } });
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

  test('returns the invoice to a stale page that orders or changes what was ordered', async () => {
    const { ask, order, settled } = await debited();
    const { status, headers, body } = replies.updateCart.cartInvoiced;
    const conflict = { status, headers, body: { ...body, paid: settled } };
    expect(await ask('updateCart', requests.updateCart.three)).toEqual(conflict);
    expect(await ask('removeFromCart', requests.removeFromCart.product)).toEqual(conflict);
    expect(await order(goods)).toEqual({
      status,
      headers,
      body: { ...answers.paidElsewhere.body, paid: settled },
    });
    expect(await ask('updateCart', requests.updateCart.twentyGifts)).toEqual(replies.updateCart.unknownLine);
  });
});

test('shows a changed price before charging it, when goods go elsewhere', async () => {
  const { order, ask, journal } = await shopping('visitor', basicProduct);
  const abroad = { ...goods, shipcode: 'ship-b', address: inCanada };
  expect(await order(abroad)).toEqual(answers.orderChanged);
  const { body } = await ask('getCart');
  expect(body).toMatchObject({
    version: 2,
    billing: { b: { reported: [{ price: 3200 + 1250, shipcode: 'ship-b' }] } },
  });
  expect((await order({ ...abroad, version: 2 })).status).toBe(200);
  expect(journal.state().intents.pi_2?.order.total).toBe(4450);
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

test("moves a subscription in the cart to the order's category at its price [STORE-15]", async () => {
  const { body } = personalSubscription;
  const yearly = { body: { ...body, item: { ...body.item, shipcode: 'ship-a' } } };
  const { order, ask } = await shopping('visitor', donationOnce, yearly);
  const canadian = { ...guest.body, shipcode: 'ship-b', address: inCanada };
  expect(await order({ ...canadian, version: 2 })).toEqual(answers.orderChanged);
  expect((await ask('getCart')).body).toMatchObject({
    version: 3,
    billing: { b: { reported: [{ cart: { type: 'personal-subscription', item: { shipcode: 'ship-b' } } }] } },
  });
  expect(await order({ ...canadian, version: 3 })).toMatchObject({ body: { type: 'started' } });
});
