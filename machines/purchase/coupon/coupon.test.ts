import { describe, expect, test } from 'vitest';
import { checkoutOf } from '#fixtures/data/cart-checkouts.ts';
import { builderOf, copyOf } from '#fixtures/data/orders.ts';
import { renewOf } from '#fixtures/data/renewals.ts';
import { varied, wrongly } from '#fixtures/world/network.ts';
import { createTestWorld, openFlow, settle } from '#fixtures/world/test-world.ts';
import { generalProblem } from '#machines/lib/problem.ts';
import { couponStanding } from '#machines/purchase/builder/builder.ts';
import { cartCheckout } from '#machines/purchase/cart/cart-checkout.ports.ts';
import { invoice } from '#machines/purchase/invoice/invoice.ports.ts';
import { renew } from '#machines/purchase/renew/renew.ports.ts';
import { builtOf } from '#machines/purchase/subscribe/subscribe.machine.ts';
import { subscribe } from '#machines/purchase/subscribe/subscribe.ports.ts';
import { couponOn } from '#machines/rules/cart/cart-needs.ts';
import type { LinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { pages, replies } from '#mocks/replies.ts';
import { couponShown } from './coupon.ts';

const { cartDiscounted, cartFullPrice } = replies.checkCoupon;

const taking = <Page extends { settings: object }>(page: Page): Page => ({
  ...page,
  settings: { ...page.settings, typed_coupons: true },
});

type Player = Awaited<ReturnType<typeof openFlow<typeof subscribe.machine>>>;

const acting = ({ network, play, context }: Pick<Player, 'network' | 'play' | 'context'>) => ({
  type: (typed: string) => play({ type: 'coupon.typed', typed }),
  apply: async (typed?: string) => {
    if (typed !== undefined) await play({ type: 'coupon.typed', typed });
    await play({ type: 'coupon.submitted' });
  },
  remove: () => play({ type: 'coupon.removed' }),
  order: () => play({ type: 'form.submitted' }),
  sent: () => network.of('checkCoupon').map(({ body }) => body),
  coupon: () => context().draft.coupon,
  unapplied: () => context().problems.some(({ code }) => code === 'coupon.unapplied'),
});

async function onSubscription(reader: Parameters<typeof builderOf>[0] = 'visitor', query = '') {
  const input = builderOf(reader, query);
  const opened = await openFlow(subscribe, { ...input, page: taking(input.page) });
  const draft = () => opened.context().draft;
  const shown = () => couponShown(draft().coupon, couponStanding(draft(), builtOf(draft())));
  return { ...opened, ...acting(opened), shown };
}

async function onCart(link: LinkedCode = {}, coupon?: string) {
  const { page } = checkoutOf('guest');
  const world = createTestWorld();
  const opened = await openFlow(
    cartCheckout,
    { page: { ...taking(page), cart: { ...page.cart, version: 6, coupon } }, link },
    world,
  );
  // The events of a coupon are those of every purchase that takes one.
  const acts = acting(opened as never);
  const cart = () => opened.context().draft.cart;
  return { ...opened, ...acts, cart, shown: () => couponShown(acts.coupon(), { applied: couponOn(cart()) }) };
}

async function onInvoice() {
  const opened = await openFlow(invoice, { page: taking(copyOf(pages.showInvoice.payable.body)) });
  // As above.
  return { ...opened, ...acting(opened as never) };
}

const at = (code: string) => [{ field: 'coupon', code }];
const said = (words: string) => [{ field: 'coupon', code: 'server', words }];

test('trims the typed code, checks it and applies the coupon at once [BEYOND-20, BEYOND-22, BEYOND-25]', async () => {
  const { apply, sent, coupon, shown } = await onSubscription();
  await apply(' harbour10 ');
  expect(sent()).toEqual([{ for: 'subscription', purpose: 'personal', code: 'harbour10' }]);
  expect(coupon()).toMatchObject({ problems: [], code: 'HARBOUR10', offer: replies.checkCoupon.coupon.body.coupon });
  expect(shown()).toMatchObject({ code: 'HARBOUR10', isApplied: true, standing: 'HARBOUR10' });
});

test.each(['x'.repeat(200), '<img src=x>', 'two.words', 'x'.repeat(10_000)])(
  'refuses %j at the field and sends nothing [BEYOND-24]',
  async (typed) => {
    const { apply, sent, coupon, shown } = await onCart();
    await apply(typed);
    expect([sent(), coupon()]).toMatchObject([[], { problems: at('coupon.unreadable'), typed, asked: typed }]);
    expect(shown().standing).toBeUndefined();
  },
);

test('requires a code, and clears the problem on typing', async () => {
  const { type, apply, coupon } = await onSubscription();
  await apply();
  expect(coupon().problems).toEqual(at('coupon.missing'));
  await type('F');
  expect(coupon().problems).toEqual([]);
});

test('starts with the code of a link, which blocks the order until it is applied, or the reason that it is malformed [BEYOND-22, BEYOND-23, BEYOND-24]', async () => {
  const { order, unapplied, coupon } = await onCart({ code: 'FIVE' });
  await order();
  expect([coupon().typed, unapplied()]).toEqual(['FIVE', true]);
  expect((await onCart({ isCodeUnreadable: true })).coupon()).toMatchObject({
    typed: '',
    asked: undefined,
    problems: at('coupon.unreadable'),
  });
  const linked = await onSubscription('otherCoupon', 'code=x.y');
  expect(linked.coupon()).toMatchObject({ typed: 'HARBOUR10', problems: [] });
});

test('applies a coupon to the displayed version of the cart, broadcasts the cart and removes the coupon with null [BEYOND-20, BEYOND-22]', async () => {
  const { world, type, apply, remove, sent, coupon, cart, shown, order, unapplied } = await onCart();
  world.network.answer('checkCoupon', 'cartDiscounted', 'cartFullPrice');
  await apply('five');
  expect([coupon().typed, shown(), cart()]).toMatchObject([
    'FIVE',
    { isApplied: true, standing: 'FIVE' },
    cartDiscounted.body.cart,
  ]);
  await remove();
  expect(sent()).toEqual([
    { for: 'cart', version: 6, code: 'five' },
    { for: 'cart', version: 7, code: null },
  ]);
  expect(world.cart.announced).toEqual([cartDiscounted.body.cart, cartFullPrice.body.cart]);
  expect(shown()).toMatchObject({ code: 'FIVE', isApplied: false, standing: 'FIVE' });
  await order();
  expect(unapplied()).toBe(false);
  await type('S');
  expect(shown().standing).toBeUndefined();
});

test('applies a coupon to an invoice by its token', async () => {
  const { world, apply, sent, context } = await onInvoice();
  world.network.answer('checkCoupon', 'invoiceDiscounted');
  await apply('FIVE');
  expect(sent()).toEqual([{ for: 'invoice', invoice: 'inv_5tG4hA', code: 'FIVE' }]);
  expect(context().draft.page.invoice).toEqual(replies.checkCoupon.invoiceDiscounted.body.invoice.invoice);
});

test('asks for a renewal as one', async () => {
  const input = renewOf('checkoutLater');
  const { apply, sent } = acting((await openFlow(renew, { ...input, page: taking(input.page) })) as never);
  await apply('RENEW10');
  expect(sent()).toEqual([{ for: 'subscription', purpose: 'renewal', code: 'RENEW10' }]);
});

describe('a refusal keeps the typed code, shows a reason and lets the order go [BEYOND-21]', () => {
  test.each([
    ['notForNew', said(replies.checkCoupon.notForNew.body.errors.coupon), 'RENEW10'],
    ['unknownCoupon', said('There is no such coupon.'), 'RENEW10'],
    ['signedOut', generalProblem('signedOut'), undefined],
    ['viewOnly', [{ field: 'general', code: 'server', words: replies.checkCoupon.viewOnly.body.errors }], undefined],
    ['tooManyRequests', at('coupon.tooMany'), 'RENEW10'],
  ] as const)('%s', async (name, problems, standing) => {
    const { world, apply, order, unapplied, coupon, shown } = await onCart();
    world.network.answer('checkCoupon', name);
    await apply('RENEW10');
    expect([coupon().problems, coupon().typed, shown().standing]).toEqual([problems, 'RENEW10', standing]);
    expect(world.network.of('getCart')).toEqual([]);
    await order();
    expect(unapplied()).toBe(false);
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
    const { world, apply, coupon } = await onCart();
    const headers = after === undefined ? undefined : { 'Retry-After': after };
    world.network.answer(
      'checkCoupon',
      wrongly(() => Response.json({ errors: 'Slow down' }, { status: 429, headers })),
    );
    await apply('FIVE');
    expect(coupon()).toMatchObject({ problems: at('coupon.tooMany'), wait });
  },
);

test('resends a refused code, also one that a builder has on offer [BEYOND-25]', async () => {
  const { world, apply, sent, coupon, shown } = await onSubscription();
  world.network.answer('checkCoupon', 'tooManyRequests', 'unknownCode', 'wordless');
  await apply('nosuch');
  await apply();
  expect([coupon().problems, shown()]).toMatchObject([
    [],
    { code: 'nosuch', isRefused: false, refusal: 'server', standing: 'NOSUCH' },
  ]);
  await apply();
  expect([sent().length, shown()]).toMatchObject([3, { isRefused: true, refusal: 'noDiscount' }]);
});

describe('refetches a cart that may be stale', () => {
  test('after a change in another tab, keeps the reason and has the code tried again [BEYOND-22]', async () => {
    const { world, apply, order, unapplied, coupon, cart, shown } = await onCart();
    const changed = { ...replies.getCart.basicProduct.body, version: 9 };
    world.network.answer('checkCoupon', 'cartChanged');
    world.network.answer('getCart', () => varied('getCart', 'basicProduct', changed));
    await apply('FIVE');
    expect(coupon().problems).toMatchObject([{ words: replies.checkCoupon.cartChanged.body.errors }]);
    expect([cart(), shown().standing]).toEqual([changed, undefined]);
    await order();
    expect(unapplied()).toBe(true);
  });

  test('after a lost answer and treats a coupon that is on it as success [mozilla/fxa#11541]', async () => {
    const { world, apply, coupon, cart } = await onCart();
    world.network.answer('checkCoupon', () => Response.error());
    world.network.answer('getCart', 'discounted');
    await apply('harbour10');
    expect([coupon().problems, coupon().typed, cart()]).toEqual([[], 'HARBOUR10', replies.getCart.discounted.body]);
  });

  test('and keeps the reason if the refetch fails too', async () => {
    const { world, apply, coupon } = await onCart();
    world.network.answer('checkCoupon', () => Response.error());
    world.network.answer('getCart', () => Response.error());
    await apply('FIVE');
    expect(coupon().problems).toEqual(generalProblem('callFailed'));
  });
});

test('shows no success beside a failed removal [mozilla/fxa#11541]', async () => {
  const { world, remove, coupon, shown } = await onCart({}, 'FIVE');
  world.network.answer('checkCoupon', () => Response.error());
  world.network.answer('getCart', () => Response.error());
  await remove();
  expect(coupon().problems).toEqual(generalProblem('callFailed'));
  expect(shown()).toMatchObject({ code: 'FIVE', isApplied: true, standing: undefined });
});

test('refetches an invoice that was paid meanwhile', async () => {
  const { world, apply, coupon, context } = await onInvoice();
  world.network.answer('checkCoupon', 'paidElsewhere');
  world.network.answer('getInvoice', 'paid');
  await apply('FIVE');
  expect(coupon().problems).toMatchObject([{ code: 'server' }]);
  expect(context().draft.page).toMatchObject({ receipt: expect.any(String), checkout: null, payment_info: null });
});

test('does not refetch a subscription, because the server stores no coupon for it', async () => {
  const { world, apply, coupon, shown } = await onSubscription();
  const calls = world.network.calls.length;
  world.network.answer('checkCoupon', () => Response.error());
  await apply('FIVE');
  expect([coupon().problems, world.network.calls.length - calls]).toEqual([generalProblem('callFailed'), 1]);
  expect(shown().standing).toBeUndefined();
});

test('reports that the coupon was not applied if the cart lacks it', async () => {
  const { world, apply, coupon } = await onCart();
  world.network.answer('checkCoupon', 'cartFullPrice');
  await apply('FIVE');
  expect([coupon().problems, coupon().typed]).toEqual([at('coupon.unable'), 'FIVE']);
});

test.each([
  ['another coupon', 'coupon'],
  ['something else', 'cartDiscounted'],
] as const)('rejects a reply about %s', async (_, name) => {
  const { world, apply, coupon } = await onSubscription();
  world.network.answer('checkCoupon', name);
  await apply('FIVE');
  expect([coupon().offer, coupon().problems]).toEqual([undefined, generalProblem('callFailed')]);
});

test('rejects a reply about another invoice', async () => {
  const { world, apply, coupon } = await onInvoice();
  const body = copyOf(replies.checkCoupon.invoiceDiscounted.body);
  body.invoice.invoice.token = 'inv_other' as typeof body.invoice.invoice.token;
  world.network.answer('checkCoupon', () => varied('checkCoupon', 'invoiceDiscounted', body));
  world.network.answer('getInvoice', () => Response.error());
  await apply('FIVE');
  expect(coupon().problems).toEqual(generalProblem('callFailed'));
});

test('sends nothing else and orders nothing while checking a code, and times out without an answer [BEYOND-22]', async () => {
  const { world, actor, order, type, sent, coupon } = await onSubscription();
  world.network.answer('checkCoupon', () => new Promise(() => undefined));
  await type('FIVE');
  actor.send({ type: 'coupon.submitted' });
  actor.send({ type: 'coupon.submitted' });
  await type('SIX');
  await order();
  world.clock.increment(35_000);
  await settle();
  expect([sent().length, coupon().typed, coupon().problems]).toEqual([1, 'FIVE', generalProblem('callFailed')]);
  expect(world.network.of('subscribe')).toEqual([]);
});

describe('a builder applies its coupon without a call [COUP-2, COUP-5]', () => {
  test('and takes it off', async () => {
    const { sent, apply, remove, shown, order, unapplied } = await onSubscription('otherCoupon');
    await remove();
    expect(shown()).toMatchObject({ code: 'HARBOUR10', isApplied: false, isOffered: true, standing: 'HARBOUR10' });
    await order();
    expect(unapplied()).toBe(false);
    await apply();
    expect([shown().isApplied, sent()]).toEqual([true, []]);
  });

  test.each([
    ['renewalCoupon', 'renewalOnly'],
    ['digitalCoupon', 'uncovered'],
    ['refusedCoupon', 'server'],
  ] as const)('unless it does not fit: %s', async (reader, refusal) => {
    const { sent, apply, shown } = await onSubscription(reader);
    await apply();
    expect([shown(), sent()]).toMatchObject([{ isApplied: false, isRefused: true, refusal }, []]);
  });

  test('and checks any other code', async () => {
    const { type, apply, remove, sent, shown } = await onSubscription('otherCoupon');
    await remove();
    await type('SIX');
    expect(shown()).toMatchObject({ code: 'SIX', isOffered: false, standing: undefined });
    await apply();
    expect(sent()).toMatchObject([{ code: 'SIX' }]);
  });
});

test('shows the coupon that another tab put on the cart, and its code once it is taken off', async () => {
  const { world, type, cart, shown, order, unapplied } = await onCart();
  await type('SIX');
  world.cart.tell({ ...cart(), version: 7, coupon: 'FIVE' });
  expect(shown()).toMatchObject({ code: 'FIVE', isApplied: true, standing: 'FIVE' });
  world.cart.tell({ ...cart(), version: 8, coupon: undefined });
  expect(shown()).toMatchObject({ code: 'FIVE', isApplied: false, standing: 'FIVE' });
  await order();
  expect(unapplied()).toBe(false);
});

test('has a code tried again that was refused for another cart [BEYOND-22]', async () => {
  const { world, apply, cart, shown, order, unapplied } = await onCart();
  world.network.answer('checkCoupon', 'unknownCoupon');
  await apply('NOSUCH');
  world.cart.tell({ ...cart(), version: 7 });
  expect(shown().standing).toBeUndefined();
  await order();
  expect(unapplied()).toBe(true);
});
