import { describe, expect, test } from 'vitest';
import type { CouponReply } from '#machines/api/contract.ts';
import { generally } from '#machines/lib/problem.ts';
import { replies } from '#mocks/replies.ts';
import { wrongly } from '../../../tests/support/network.ts';
import { openFlow } from '../../../tests/support/test-world.ts';
import { cartCoupon } from './cart-coupon.ports.ts';
import type { CouponFor } from './coupon.machine.ts';
import { invoiceCoupon } from './invoice-coupon.ports.ts';
import { subscriptionCoupon } from './subscription-coupon.ports.ts';

const personal: CouponFor = { for: 'subscription', purpose: 'personal' };
const cart: CouponFor = { for: 'cart', version: 6 };
const invoice: CouponFor = { for: 'invoice', invoice: 'inv_5tG4hA' };
const { coupon: HARBOUR10, cartDiscounted, cartFullPrice, invoiceDiscounted } = replies.checkCoupon;

const FLOWS = { subscription: subscriptionCoupon, cart: cartCoupon, invoice: invoiceCoupon };

async function begin({ on = personal, typed = '', isLinkUnreadable = false }: Begun = {}) {
  const opened = await openFlow(FLOWS[on.for], { typed, isLinkUnreadable });
  const told: CouponReply[] = [];
  opened.actor.on('coupon.checked', ({ reply }) => told.push(reply));
  const type = (text: string) => opened.play({ type: 'code.typed', typed: text });
  const apply = (on: CouponFor) => opened.play({ type: 'coupon.submitted', on });
  const remove = (on: CouponFor) => opened.play({ type: 'coupon.removed', on });
  const sent = () => opened.network.of('checkCoupon').map(({ body }) => body);
  return { ...opened, told, type, apply, remove, sent };
}

interface Begun {
  on?: CouponFor;
  typed?: string;
  isLinkUnreadable?: boolean;
}

const at = (code: string) => [{ field: 'coupon', code }];
const said = (words: string) => [{ field: 'coupon', code: 'server', words }];

test('trims the typed code, checks it and passes on the coupon [BEYOND-20, BEYOND-25]', async () => {
  const { type, apply, sent, told, context } = await begin();
  await type(' harbour10 ');
  await apply(personal);
  expect(sent()).toEqual([{ for: 'subscription', purpose: 'personal', code: 'harbour10' }]);
  expect(told).toEqual([HARBOUR10.body]);
  expect(context()).toMatchObject({ typed: ' harbour10 ', problems: [], answered: { sent: 'harbour10' } });
});

test.each(['x'.repeat(200), '<img src=x>', 'two.words', 'x'.repeat(10_000)])(
  'refuses %j at the field and sends nothing [BEYOND-24]',
  async (typed) => {
    const { type, apply, sent, context } = await begin({ on: cart });
    await type(typed);
    await apply(cart);
    expect([sent(), context().problems, context().typed]).toEqual([[], at('coupon.unreadable'), typed]);
    expect(context().hasAsked).toBe(true);
  },
);

test('requires a code, and clears the problem on typing', async () => {
  const { type, apply, context } = await begin();
  await apply(personal);
  expect(context().problems).toEqual(at('coupon.missing'));
  await type('F');
  expect(context().problems).toEqual([]);
});

test('starts with the code of a link, or the reason that it is malformed [BEYOND-23, BEYOND-24]', async () => {
  expect((await begin({ typed: 'FIVE' })).context()).toMatchObject({ typed: 'FIVE', problems: [] });
  expect((await begin({ isLinkUnreadable: true })).context()).toMatchObject({
    hasAsked: false,
    typed: '',
    problems: at('coupon.unreadable'),
  });
});

test('applies a coupon to the displayed version of the cart, broadcasts the cart and removes the coupon with null [BEYOND-20, BEYOND-22]', async () => {
  const { world, type, apply, remove, sent, told, context } = await begin({ on: cart });
  world.network.answer('checkCoupon', 'cartDiscounted');
  await type('five');
  await apply(cart);
  expect(context()).toMatchObject({ typed: 'FIVE', problems: [] });
  world.network.answer('checkCoupon', 'cartFullPrice');
  await remove({ for: 'cart', version: 7 });
  expect(sent()).toEqual([
    { for: 'cart', version: 6, code: 'five' },
    { for: 'cart', version: 7, code: null },
  ]);
  expect(told).toEqual([cartDiscounted.body, cartFullPrice.body]);
  expect(world.cart.announced).toEqual([cartDiscounted.body.cart, cartFullPrice.body.cart]);
});

test('clears the message about a removed coupon when another code is typed [BEYOND-20]', async () => {
  const { world, type, remove, context } = await begin({ on: cart, typed: 'FIVE' });
  world.network.answer('checkCoupon', 'cartFullPrice');
  await remove(cart);
  expect(context().asked).toEqual({ on: cart, code: null });
  await type('S');
  expect(context().asked).toBeUndefined();
});

test('applies a coupon to an invoice by its token', async () => {
  const { world, type, apply, sent, told } = await begin({ on: invoice });
  world.network.answer('checkCoupon', 'invoiceDiscounted');
  await type('FIVE');
  await apply(invoice);
  expect(sent()).toEqual([{ for: 'invoice', invoice: 'inv_5tG4hA', code: 'FIVE' }]);
  expect(told).toEqual([invoiceDiscounted.body]);
});

describe('a refusal keeps the typed code and shows a reason [BEYOND-21]', () => {
  test.each([
    ['notForNew', said(replies.checkCoupon.notForNew.body.errors.coupon)],
    ['unknownCoupon', said('There is no such coupon.')],
    ['signedOut', generally('signedOut')],
    ['viewOnly', [{ field: 'general', code: 'server', words: replies.checkCoupon.viewOnly.body.errors }]],
    ['tooManyRequests', at('coupon.tooMany')],
  ] as const)('%s', async (name, problems) => {
    const { world, type, apply, told, context } = await begin({ on: cart });
    world.network.answer('checkCoupon', name);
    await type('RENEW10');
    await apply(cart);
    expect([context().problems, context().typed, told]).toEqual([problems, 'RENEW10', []]);
    expect(world.network.of('getCart')).toEqual([]);
  });
});

test.each([
  ['30', 1],
  ['60', 1],
  ['61', 2],
  ['600', 10],
  [undefined, 10],
  ['0', 10],
  ['soon', 10],
  ['1e9', 10],
  ['-30', 10],
  ['Fri, 31 Dec 2027 23:59:59 GMT', 10],
] as const)(
  'reports the minutes until a code can be retried, rounded up: Retry-After %s [BEYOND-25]',
  async (after, wait) => {
    const { world, type, apply, context } = await begin({ on: cart });
    const headers = after === undefined ? undefined : { 'Retry-After': after };
    world.network.answer(
      'checkCoupon',
      wrongly(() => Response.json({ errors: 'Slow down' }, { status: 429, headers })),
    );
    await type('FIVE');
    await apply(cart);
    expect(context()).toMatchObject({ problems: at('coupon.tooMany'), wait });
  },
);

test('resends a refused code [BEYOND-25]', async () => {
  const { world, type, apply, sent, context } = await begin();
  world.network.answer('checkCoupon', 'tooManyRequests', 'unknownCoupon', 'coupon');
  await type('HARBOUR10');
  await apply(personal);
  await apply(personal);
  expect(context().problems).toEqual(said('There is no such coupon.'));
  await apply(personal);
  expect([sent().length, context().problems]).toEqual([3, []]);
});

describe('refetches a cart that may be stale', () => {
  test('after a change in another tab and keeps the reason', async () => {
    const { world, type, apply, context, told } = await begin({ on: cart });
    world.network.answer('checkCoupon', 'cartChanged');
    world.network.answer('getCart', 'basicProduct');
    await type('FIVE');
    await apply(cart);
    expect(context().problems).toMatchObject([{ words: replies.checkCoupon.cartChanged.body.errors }]);
    expect(told).toEqual([{ for: 'cart', cart: replies.getCart.basicProduct.body }]);
  });

  test('after a lost answer and treats a coupon that is on it as success [mozilla/fxa#11541]', async () => {
    const { world, type, apply, context, told } = await begin({ on: cart });
    world.network.answer('checkCoupon', () => Response.error());
    world.network.answer('getCart', 'discounted');
    await type('harbour10');
    await apply(cart);
    expect([context().problems, context().typed]).toEqual([[], 'HARBOUR10']);
    expect(told).toEqual([{ for: 'cart', cart: replies.getCart.discounted.body }]);
  });

  test('and keeps the reason if the refetch fails too', async () => {
    const { world, type, apply, context, told } = await begin({ on: cart });
    world.network.answer('checkCoupon', () => Response.error());
    world.network.answer('getCart', () => Response.error());
    await type('FIVE');
    await apply(cart);
    expect([context().problems, told]).toEqual([generally('callFailed'), []]);
  });
});

test('refetches an invoice that was paid meanwhile', async () => {
  const { world, type, apply, context, told } = await begin({ on: invoice });
  world.network.answer('checkCoupon', 'paidElsewhere');
  world.network.answer('getInvoice', 'paid');
  await type('FIVE');
  await apply(invoice);
  expect(context().problems).toMatchObject([{ code: 'server' }]);
  expect(told).toMatchObject([{ for: 'invoice', invoice: { receipt: expect.any(String) } }]);
});

test('does not refetch a subscription, because the server stores no coupon for it', async () => {
  const { world, type, apply, context } = await begin();
  world.network.answer('checkCoupon', () => Response.error());
  await type('FIVE');
  await apply(personal);
  expect([context().problems, world.network.calls.length]).toEqual([generally('callFailed'), 1]);
});

test('reports that the coupon was not applied if the refetched cart lacks it', async () => {
  const { world, type, apply, context } = await begin({ on: cart });
  world.network.answer('checkCoupon', 'cartFullPrice');
  await type('FIVE');
  await apply(cart);
  expect([context().problems, context().typed]).toEqual([at('coupon.unable'), 'FIVE']);
});

test.each([
  ['another coupon', personal, 'coupon', 'FIVE'],
  ['something else', personal, 'cartDiscounted', 'FIVE'],
  ['another invoice', { for: 'invoice', invoice: 'inv_other' } as const, 'invoiceDiscounted', 'FIVE'],
] as const)('rejects a reply about %s', async (_, on, name, typed) => {
  const { world, type, apply, told, context } = await begin({ on });
  world.network.answer('checkCoupon', name);
  world.network.answer('getInvoice', () => Response.error());
  await type(typed);
  await apply(on);
  expect([told, context().problems]).toEqual([[], generally('callFailed')]);
});

test('sends nothing else while checking a code, and times out without an answer', async () => {
  const { world, type, actor, sent, context } = await begin({ typed: 'FIVE' });
  world.network.answer('checkCoupon', () => new Promise(() => undefined));
  actor.send({ type: 'coupon.submitted', on: personal });
  actor.send({ type: 'coupon.submitted', on: personal });
  await type('SIX');
  world.clock.increment(35_000);
  expect([sent().length, context().typed, context().problems]).toEqual([1, 'FIVE', generally('callFailed')]);
});
