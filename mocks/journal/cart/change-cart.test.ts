import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { CartState } from '#machines/api/contract.ts';
import { replies, requests } from '../../replies.ts';

const { printIssue, digitalIssue } = requests.addToCart;
const { personalSubscription, donationOnce, donationMonthly } = requests.addToCart;

const linesOf = (body: unknown) =>
  Object.values((body as CartState).billing).flatMap(({ reported }) =>
    reported.map(({ name, quantity, price, shipcode }) => [name, quantity, price, shipcode]),
  );

test('returns an empty cart to any reader [API-27, CART-1]', async () => {
  const { ask } = openAs('visitor');
  expect((await ask('getCart')).body).toEqual(replies.getCart.empty.body);
});

test('bills each line in its shipping group [CART-3, CART-4, CART-10]', async () => {
  const { ask } = openAs('subscriber');
  await ask('addToCart', { body: { type: 'print-issue', item: { ref: 'iss:41' } } });
  await ask('addToCart', donationMonthly);
  const { body } = await ask('addToCart', digitalIssue);
  const { b: example } = replies.getCart.printIssue.body.billing;
  const { donation, reported } = replies.getCart.donationMonthly.body.billing.a;
  const { goods, reported: digital } = replies.getCart.digitalIssue.body.billing.a;
  const empty = replies.getCart.empty.body.billing.a;
  expect((body as CartState).billing).toEqual({
    a: empty,
    b: {
      ...empty,
      goods: [...example.goods, ...goods],
      donation,
      reported: [
        { ...example.reported[0], id: 'ln_1' },
        { ...reported[0], id: 'ln_2' },
        { ...digital[0], id: 'ln_3' },
      ],
    },
    c: empty,
  });
});

test('holds one subscription and one donation, replaced by the next', async () => {
  const { ask } = openAs('visitor');
  const first = await ask('addToCart', personalSubscription);
  expect(first.body).toMatchObject({
    billing: { c: { membership: replies.getCart.personalSubscription.body.billing.c.membership } },
  });
  expect(linesOf(first.body)).toEqual([['Student, print and digital, 1 year', 1, 5805, 'ship-c']]);
  await ask('addToCart', {
    body: { ...personalSubscription.body, item: { ...personalSubscription.body.item, medium: 'digital' } },
  });
  await ask('addToCart', donationOnce);
  const { body } = await ask('addToCart', donationMonthly);
  expect(linesOf(body)).toEqual([
    ['Student, digital, 1 year', 1, 2400, null],
    ['Monthly donation', 1, 1000, null],
  ]);
  expect(body).toMatchObject({ version: 4, count: 2 });
});

test('gifts with another message or date get their own line [BEYOND-60]', async () => {
  const { ask } = openAs('visitor');
  const kind = { deliverable: 'digital', level: 'low', term: '1year' };
  const noor = { ...kind, message: 'Happy birthday, Noor!' };
  const later = { ...noor, deliver_on: '2026-03-20' };
  for (const item of [kind, noor, later, noor]) await ask('addToCart', { body: { type: 'gift-subscription', item } });
  const held = async () => {
    const { billing } = (await ask('getCart')).body as CartState;
    return Object.values(billing).flatMap(({ reported }) =>
      reported.map(({ cart, quantity }) => [cart.item, quantity]),
    );
  };
  expect(await held()).toEqual([
    [kind, 1],
    [noor, 2],
    [later, 1],
  ]);
  await ask('removeFromCart', { body: { type: 'gift-subscription', item: noor, all: true } });
  expect(await held()).toEqual([
    [kind, 1],
    [later, 1],
  ]);
});

test('keeps the coupon that goods were added with and applies it once [COUP-10]', async () => {
  const { ask } = openAs('visitor');
  await ask('addToCart', printIssue);
  const { body } = await ask('updateCart', { body: { type: 'print-issue', item: { ref: 'iss:41' }, qty: 2 } });
  expect(linesOf(body)).toEqual([['Low Water, issue 41, print', 2, 3200 + 800 - 1000, 'ship-a']]);
});
