import { describe, expect, test } from 'vitest';
import type { CartState } from '#machines/api/contract.ts';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';

const { basicProduct, sizedProduct, digitalProduct, printIssue, digitalIssue } = requests.addToCart;
const { personalSubscription, renewal, giftSubscriptions, donationOnce, donationMonthly } = requests.addToCart;

const linesOf = (body: unknown) =>
  Object.values((body as CartState).billing).flatMap(({ reported }) =>
    reported.map(({ name, quantity, price, shipcode }) => [name, quantity, price, shipcode]),
  );

const said = ({ status, body }: { status: number; body: object }) => ({ status, body });

test('returns an empty cart to any reader [API-27, CART-1]', async () => {
  const { ask } = openAs('visitor');
  expect((await ask('getCart')).body).toEqual(replies.getCart.empty.body);
});

test('adds, updates and removes goods with the documented answers [API-26, API-28, API-29, CART-18]', async () => {
  const { ask } = openAs('visitor');
  expect((await ask('addToCart', basicProduct)).body).toEqual(replies.addToCart.added.body);
  expect((await ask('updateCart', requests.updateCart.three)).body).toEqual(replies.updateCart.changed.body);
  expect((await ask('getCart')).body).toEqual(replies.updateCart.changed.body);
  expect((await ask('removeFromCart', requests.removeFromCart.product)).body).toEqual(
    replies.removeFromCart.removed.body,
  );
});

test('adds to an existing line and treats each kind separately [CART-2, CART-8, CART-9]', async () => {
  const { ask } = openAs('visitor');
  for (const request of [basicProduct, sizedProduct, digitalProduct, digitalIssue, giftSubscriptions, donationOnce])
    await ask('addToCart', request);
  await ask('addToCart', { body: { type: 'print-issue', item: { ref: 'iss:41' }, qty: 1 } });
  const { body } = await ask('addToCart', basicProduct);
  expect(linesOf(body)).toEqual([
    ['Harbour lights, art print', 2, 6400 + 800, 'ship-a'],
    ['Tide table shirt, Large', 2, 5300 + 800, 'ship-a'],
    ['A field guide to lamps', 1, 900, null],
    ['Low Water, issue 41, digital', 1, 800, null],
    ['Standard, print and digital, 1 year', 3, 3 * (6000 - 1000), 'ship-a'],
    ['One-time donation', 1, 2500, null],
    ['Low Water, issue 41, print', 1, 1600 + 450, 'ship-a'],
  ]);
  expect(body).toMatchObject({ version: 8, count: 11 });
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

test('removes one of two gift lines [GIFT-3, CART-18]', async () => {
  const { ask } = openAs('visitor');
  await ask('addToCart', giftSubscriptions);
  await ask('addToCart', {
    body: { type: 'gift-subscription', item: { deliverable: 'digital', level: 'low', term: '1year' } },
  });
  const { body } = await ask('removeFromCart', requests.removeFromCart.gift);
  expect(body).toMatchObject({ version: 3, count: 1 });
  expect(linesOf(body)).toEqual([['Student, digital, 1 year', 1, 2400, null]]);
  expect((await ask('removeFromCart', requests.removeFromCart.gift)).body).toEqual(body);
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

test.each([
  [
    'a renewal coupon on a new subscription',
    { ...personalSubscription.body, item: { ...personalSubscription.body.item, coupon: 'RENEW10' } },
    replies.addToCart.notForNew,
  ],
  [
    'a coupon without a discount',
    { ...digitalProduct.body, item: { ...digitalProduct.body.item, coupon: 'SPRING24' } },
    replies.addToCart.noDiscount,
  ],
  [
    'a donation below a dollar',
    { type: 'donation-item', item: { process: 'onetime', dollars: 99 } },
    replies.addToCart.amountRefused,
  ],
  [
    'a digital edition before its issue is released',
    { type: 'digital-issue', item: { ref: 'iss:43' } },
    replies.addToCart.unreleased,
  ],
  ['an unsold product', { type: 'basic-product', item: { ref: 'prd:nothing' } }, replies.addToCart.notSold],
  ['a size sent as a product', { type: 'basic-product', item: { ref: 'sze:shirt-l' } }, replies.addToCart.notSold],
  ['a product sent as a size', { type: 'sized-product', item: { ref: 'prd:shirt' } }, replies.addToCart.notSold],
  ['a renewal by a visitor', renewal.body, replies.addToCart.signedOut],
  ['a subscription change by a visitor', requests.addToCart.subscriptionUpgrade.body, replies.addToCart.signedOut],
  ['a sold-out size', { type: 'sized-product', item: { ref: 'sze:shirt-m' } }, replies.addToCart.noneLeft],
  ['an unknown type', { type: 'surprise', item: { ref: 'prd:lights' } }, replies.addToCart.refused],
  ['a missing body', undefined, replies.addToCart.refused],
])('rejects %s and stays unchanged [COUP-6, COUP-7, STORE-20]', async (_what, body, answer) => {
  const { ask } = openAs('visitor');
  expect(await ask('addToCart', { body })).toMatchObject(said(answer));
  expect((await ask('getCart')).body).toEqual(replies.getCart.empty.body);
});

test('rejects a second personal subscription and the renewal of a lifetime one', async () => {
  expect(await openAs('subscriber').ask('addToCart', personalSubscription)).toEqual({
    status: 400,
    body: replies.subscribe.existingSubscription.body,
  });
  const renewing = { body: { ...renewal.body, item: { ...renewal.body.item, coupon: undefined } } };
  expect(await openAs('lifer').ask('addToCart', renewing)).toEqual({
    status: 400,
    body: replies.renewSubscription.renewalNotNecessary.body,
  });
  expect((await openAs('subscriber').ask('addToCart', renewal)).status).toBe(200);
});

test.each([
  [{ type: 'basic-product', item: { ref: 'prd:calendar' }, qty: 7 }, 409, 'Only 6 are left.'],
  [{ type: 'print-issue', item: { ref: 'iss:41' }, qty: 51 }, 400, '50 at most'],
  [{ ...giftSubscriptions.body, qty: 21 }, 400, '20 at most'],
  [{ type: 'donation-item', item: { process: 'onetime', dollars: 500 }, qty: 2 }, 400, '1 at most'],
  [{ type: 'basic-product', item: { ref: 'prd:lights' }, qty: 0 }, 400, '1 at least'],
  [{ type: 'basic-product', item: { ref: 'prd:lights' }, qty: 1.5 }, 400, 'Please give a whole number.'],
])('reports the quantity limit of %o [STORE-8, GIFT-2]', async (body, status, words) => {
  const { ask } = openAs('visitor');
  expect(await ask('addToCart', { body })).toEqual({ status, body: { errors: { qty: words } } });
});

test('counts the quantity in the cart towards stock and limits [STORE-8]', async () => {
  const { ask } = openAs('visitor');
  const calendar = { type: 'basic-product', item: { ref: 'prd:calendar' } };
  await ask('addToCart', { body: { ...calendar, qty: 4 } });
  expect(await ask('addToCart', { body: { ...calendar, qty: 3 } })).toMatchObject(said(replies.addToCart.fewerLeft));
  expect(await ask('updateCart', { body: { ...calendar, qty: 7 } })).toMatchObject(said(replies.updateCart.fewerLeft));
  const issue = { type: 'print-issue', item: { ref: 'iss:41' } };
  await ask('addToCart', { body: { ...issue, qty: 30 } });
  expect(await ask('addToCart', { body: { ...issue, qty: 21 } })).toEqual({
    status: 409,
    body: { errors: { qty: '50 at most' } },
  });
  expect(await ask('updateCart', requests.updateCart.twentyGifts)).toEqual(replies.updateCart.unknownLine);
});

test('keeps the coupon that goods were added with and applies it once [COUP-10]', async () => {
  const { ask } = openAs('visitor');
  await ask('addToCart', printIssue);
  const { body } = await ask('updateCart', { body: { type: 'print-issue', item: { ref: 'iss:41' }, qty: 2 } });
  expect(linesOf(body)).toEqual([['Low Water, issue 41, print', 2, 3200 + 800 - 1000, 'ship-a']]);
});

test('increments the version once per change, not for a no-op [CART-10]', async () => {
  const { ask } = openAs('visitor');
  await ask('addToCart', basicProduct);
  expect((await ask('updateCart', basicProduct)).body).toMatchObject({ version: 1 });
  expect((await ask('updateCart', requests.updateCart.three)).body).toMatchObject({ version: 2 });
  expect((await ask('removeFromCart', requests.removeFromCart.donation)).body).toMatchObject({ version: 2, count: 3 });
});

describe('cart lines', () => {
  type Body = { type: string; item: object; qty?: number };

  const { basicProduct, sizedProduct, printIssue, giftSubscriptions, donationOnce, donationMonthly } =
    requests.addToCart;
  const gift = { ...giftSubscriptions.body, qty: 1 };
  const upgrade = (token: string, deliverable: string, level: string) => ({
    type: 'subscription-upgrade',
    item: { token, deliverable, level },
  });

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

  test.each(byKind)('identifies one line of many: $type $item [CART-9, GIFT-3]', async (body) => {
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

  test('adds nothing to a line if the request is refused', async () => {
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
  ])('answers a quantity of %i donations with status %i', async (qty, status) => {
    const { ask } = await holding('visitor');
    const body = { type: 'donation-item', item: { process: 'onetime', dollars: 100 }, qty };
    expect((await ask('addToCart', { body })).status).toBe(status);
  });

  test('rejects a donation below a dollar in the documented words [API-26]', async () => {
    const { ask } = await holding('visitor');
    const { status, body } = replies.addToCart.amountRefused;
    const donation = { type: 'donation-item', item: { process: 'onetime', dollars: 99 } };
    expect(await ask('addToCart', { body: donation })).toMatchObject({ status, body });
  });

  test.each([
    ['basic-product', 'prd:calendar', 6, 'Only 6 are left.'],
    ['print-issue', 'iss:41', 50, '50 at most'],
  ])('holds as many of %s %s as are available', async (type, ref, most, words) => {
    const { ask, lines } = await holding('visitor', { type, item: { ref }, qty: most });
    expect(await lines()).toMatchObject([{ quantity: most, max_quantity: most }]);
    expect(await ask('addToCart', { body: { type, item: { ref } } })).toMatchObject({
      body: { errors: { qty: words } },
    });
  });

  test('names the limit when stock exceeds it', async () => {
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
  ])('rejects a subscription change that is not offered to %s', async (reader, body) => {
    const { ask } = await holding(reader);
    expect(await ask('addToCart', { body })).toEqual(replies.addToCart.notSold);
  });

  test('bills a subscription change as the membership [CART-10]', async () => {
    const { lines, ask } = await holding('print-international', upgrade('sub_An09', 'print-c', 'high'));
    expect(await lines()).toMatchObject([
      { name: 'Change to Standard, print and digital', price: 1_800, change_quantity: false, max_quantity: 1 },
    ]);
    expect((await ask('getCart')).body).toMatchObject({ billing: { c: { membership: { type: 'upgrades' } } } });
  });

  test.each([
    ['renewal', requests.addToCart.renewal.body, requests.addToCart.subscriptionUpgrade.body],
    ['change', requests.addToCart.subscriptionUpgrade.body, requests.addToCart.renewal.body],
  ])('holds one entry for the reader’s own subscription: the next replaces a %s', async (_, first, second) => {
    const { lines } = await holding('subscriber', first, first, second);
    expect(await lines()).toMatchObject([{ id: 'ln_1', quantity: 1, cart: { type: second.type } }]);
    const again = await holding('subscriber', first, second, second);
    expect(await again.lines()).toMatchObject([{ id: 'ln_1', quantity: 1, cart: { type: second.type } }]);
    expect((await again.ask('getCart')).body).toMatchObject({ version: 3 });
  });

  test('omits lines that no longer have a price', async () => {
    const { lines, journal } = await holding('print-international', upgrade('sub_An09', 'print-c', 'high'), gift);
    journal.become('visitor');
    expect(await lines()).toMatchObject([{ cart: { type: 'gift-subscription' } }]);
  });

  test.each([
    [basicProduct.body, true],
    [gift, true],
    [donationOnce.body, false],
    [requests.addToCart.personalSubscription.body, false],
  ])('checks whether the quantity of %o can be changed: %s [CART-18]', async (body, change_quantity) => {
    const { lines } = await holding('visitor', body);
    expect(await lines()).toMatchObject([{ change_quantity }]);
  });

  test('bills gifts and donations under their own names', async () => {
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
});
