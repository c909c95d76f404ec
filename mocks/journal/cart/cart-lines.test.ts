import { expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

type Body = { type: string; item: object; qty?: number };

const { basicProduct, sizedProduct, printIssue, giftSubscriptions, donationOnce, donationMonthly } = requests.addToCart;
const gift = { ...giftSubscriptions.body, qty: 1 };
const upgrade = (token: string, deliverable: string, level: string) => ({
  type: 'subscription-upgrade',
  item: { token, deliverable, level },
});

/** A reader whose cart holds these. */
async function holding(reader: Reader, ...bodies: Body[]) {
  const opened = openAs(reader);
  for (const body of bodies) await opened.ask('addToCart', { body });
  const lines = async () =>
    Object.values(((await opened.ask('getCart')).body as CartState).billing).flatMap(({ reported }) => reported);
  return { ...opened, lines };
}

const byKind: Body[] = [
  basicProduct.body,
  sizedProduct.body,
  printIssue.body,
  { type: 'digital-issue', item: { ref: 'iss:41' } },
  { type: 'basic-product', item: { ref: 'prd:calendar' } },
  gift,
  { ...gift, item: { ...gift.item, deliverable: 'digital' } },
  { ...gift, item: { ...gift.item, level: 'low' } },
  { ...gift, item: { ...gift.item, term: '2year' } },
  donationOnce.body,
];

test.each(byKind)('names one line of many: $type $item [CART-9, GIFT-3]', async (body) => {
  const { ask, lines } = await holding('visitor', ...byKind);
  const before = await lines();
  expect(before).toHaveLength(byKind.length);
  const { status } = await ask('removeFromCart', { body });
  const left = await lines();
  expect([status, left.length]).toEqual([200, byKind.length - 1]);
  expect(before.filter(({ id }) => !left.some((line) => line.id === id))).toMatchObject([
    { cart: { type: body.type } },
  ]);
});

test('adds nothing to a line by a request that is refused', async () => {
  const { ask, lines } = await holding('visitor', basicProduct.body);
  for (const qty of [0, 51, 1.5])
    expect((await ask('updateCart', { body: { ...basicProduct.body, qty } })).status).toBe(400);
  expect(await ask('removeFromCart', { body: { ...basicProduct.body, type: 'surprise' } })).toEqual(
    replies.removeFromCart.refused,
  );
  expect(await lines()).toMatchObject([{ quantity: 1 }]);
});

test.each([
  [1, 200],
  [2, 400],
])('takes %i donation of a dollar with status %i', async (qty, status) => {
  const { ask } = await holding('visitor');
  const body = { type: 'donation-item', item: { process: 'onetime', dollars: 100 }, qty };
  expect((await ask('addToCart', { body })).status).toBe(status);
});

test('refuses a donation below a dollar in the documented words [API-26]', async () => {
  const { ask } = await holding('visitor');
  const { status, body } = replies.addToCart.amountRefused;
  const donation = { type: 'donation-item', item: { process: 'onetime', dollars: 99 } };
  expect(await ask('addToCart', { body: donation })).toMatchObject({ status, body });
});

test.each([
  ['basic-product', 'prd:calendar', 6, 'Only 6 are left.'],
  ['print-issue', 'iss:41', 50, '50 at most'],
])('holds as many of %s %s as there are', async (type, ref, most, words) => {
  const { ask, lines } = await holding('visitor', { type, item: { ref }, qty: most });
  expect(await lines()).toMatchObject([{ quantity: most, max_quantity: most }]);
  expect(await ask('addToCart', { body: { type, item: { ref } } })).toMatchObject({ body: { errors: { qty: words } } });
});

test('names the most of one kind where there are more', async () => {
  const { ask, journal } = await holding('visitor', { type: 'print-issue', item: { ref: 'iss:41' }, qty: 30 });
  journal.work(({ state }) => {
    state.stock['iss:41'] = 60;
  });
  expect(await ask('addToCart', { body: { type: 'print-issue', item: { ref: 'iss:41' }, qty: 30 } })).toEqual({
    status: 409,
    body: { errors: { qty: '50 at most' } },
  });
});

test.each<[Reader, Body]>([
  ['print-international', upgrade('sub_none', 'digital', 'low')],
  ['expired-autorenew-off', upgrade('sub_Mf17', 'print-a', 'high')],
  ['lifetime', upgrade('sub_Oa09', 'digital', 'high')],
])('does not put a change into the cart of %s that is not offered', async (reader, body) => {
  const { ask } = await holding(reader);
  expect(await ask('addToCart', { body })).toEqual(replies.addToCart.notSold);
});

test('bills a change of a subscription as the membership [CART-10]', async () => {
  const { lines, ask } = await holding('print-international', upgrade('sub_An09', 'print-c', 'high'));
  expect(await lines()).toMatchObject([
    { name: 'Change to print and digital', price: 1_800, change_quantity: false, max_quantity: 1 },
  ]);
  expect((await ask('getCart')).body).toMatchObject({ billing: { c: { membership: { type: 'upgrades' } } } });
});

test.each([
  ['renewal', requests.addToCart.renewal.body, requests.addToCart.subscriptionUpgrade.body],
  ['change', requests.addToCart.subscriptionUpgrade.body, requests.addToCart.renewal.body],
])('holds one of the reader’s own subscription: another takes the place of a %s', async (_, first, second) => {
  const { lines } = await holding('subscriber', first, first, second);
  expect(await lines()).toMatchObject([{ id: 'ln_1', quantity: 1, cart: { type: second.type } }]);
  const again = await holding('subscriber', first, second, second);
  expect(await again.lines()).toMatchObject([{ id: 'ln_1', quantity: 1, cart: { type: second.type } }]);
  expect((await again.ask('getCart')).body).toMatchObject({ version: 3 });
});

test('leaves out what has no price any more', async () => {
  const { lines, journal } = await holding('print-international', upgrade('sub_An09', 'print-c', 'high'), gift);
  journal.become('visitor');
  expect(await lines()).toMatchObject([{ cart: { type: 'gift-subscription' } }]);
});

test.each([
  [basicProduct.body, true],
  [gift, true],
  [donationOnce.body, false],
  [requests.addToCart.personalSubscription.body, false],
])('lets the quantity of %o be changed: %s [CART-18]', async (body, change_quantity) => {
  const { lines } = await holding('visitor', body);
  expect(await lines()).toMatchObject([{ change_quantity }]);
});

test('bills gifts and donations in their own words', async () => {
  const { ask } = await holding('visitor', { ...gift, qty: 3 }, donationOnce.body);
  const { deliverable, level, term } = giftSubscriptions.body.item;
  expect((await ask('getCart')).body).toMatchObject({
    billing: {
      a: { giftsubs: [{ deliverable, level, term, qty: 3 }], donation: { process: 'onetime', amount: 2_500 } },
    },
  });
  expect((await ask('addToCart', donationMonthly)).body).toMatchObject({
    billing: { a: { donation: { process: 'monthly', amount: 1_000 } } },
  });
});
