import { expect, test } from 'vitest';
import type { CartState, CouponReply, CouponRequest } from '#machines/api/contract.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import { openAs } from '../../../tests/support/journal.ts';
import type { Reader } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { createJournal } from '../journal.ts';
import { WITHIN } from '../visitor/limits.ts';

const answers = replies.checkCoupon;
const { basicProduct, digitalProduct, personalSubscription, donationOnce, printIssue } = requests.addToCart;
const said = (coupon: string) => ({ status: 400, body: { errors: { coupon } } });

async function shopping(as: Reader, ...actions: { body: object }[]) {
  const opened = openAs(as);
  for (const action of actions) await opened.ask('addToCart', action);
  const check = (body: CouponRequest) => opened.ask('checkCoupon', { body });
  const read = async (): Promise<CartState> => cartIn(await opened.ask('getCart'));
  const apply = async (code: string | null, version?: number) =>
    check({ for: 'cart', version: version ?? (await read()).version, code });
  const total = async () => cartTotals(linesOf(await read())).total;
  return { ...opened, check, read, apply, total };
}

function cartIn({ status, body }: { status: number; body: object }): CartState {
  if (status !== 200) throw new Error(`The journal answered ${status}.`);
  return body as CartState;
}

function codeIn(reply: CouponReply): string | null | undefined {
  if (reply.for === 'subscription') return reply.coupon.code;
  return reply.for === 'cart' ? reply.cart.coupon : reply.invoice.invoice.coupon;
}

function replyIn({ status, body }: { status: number; body: object }): CouponReply {
  if (status !== 200) throw new Error(`The journal answered ${status}.`);
  return body as CouponReply;
}

test('returns a subscription’s coupon as page data has it and stores nothing [BEYOND-25, COUP-11]', async () => {
  const { check, journal } = await shopping('visitor');
  expect(await check({ for: 'subscription', purpose: 'personal', code: 'harbour10' })).toMatchObject({
    status: 200,
    body: answers.coupon.body,
  });
  expect(replyIn(await check({ for: 'subscription', purpose: 'gift', code: 'NOSUCH' }))).toEqual(
    answers.unknownCode.body,
  );
  expect(journal.state().carts).toEqual({});
});

test('checks a renewal coupon only for logged-in readers', async () => {
  const asked = { for: 'subscription', purpose: 'renewal', code: 'RENEW10' } as const;
  expect(await (await shopping('visitor')).check(asked)).toEqual(answers.signedOut);
  expect(replyIn(await (await shopping('subscriber')).check(asked))).toEqual(answers.renewalCoupon.body);
});

test.each([
  {},
  { for: 'subscription', purpose: 'personal' },
  { for: 'subscription', purpose: 'personal', code: null },
  { for: 'subscription', purpose: 'somebody', code: 'FIVE' },
  { for: 'cart', version: -1, code: 'FIVE' },
  { for: 'cart', version: 0, code: 'x'.repeat(65) },
  { for: 'cart', version: 0, code: 'FI VE' },
  { for: 'invoice', invoice: '../x', code: 'FIVE' },
  { for: '__proto__', code: 'FIVE' },
])('rejects the malformed %j [BEYOND-24]', (body) => {
  const { journal } = openAs('visitor');
  expect(journal.ask('checkCoupon', { body })).toEqual(answers.refused);
});

test('applies a coupon to the cart, ignoring case, and removes it [BEYOND-20, BEYOND-22]', async () => {
  const { read, apply, total } = await shopping('visitor', basicProduct);
  const before = await read();
  const applied = replyIn(await apply('five'));
  expect(applied).toMatchObject({ for: 'cart', cart: { version: before.version + 1, coupon: 'FIVE' } });
  expect([await read(), await total()]).toEqual([Object(applied).cart, cartTotals(linesOf(before)).total - 500]);
  expect(codeIn(replyIn(await apply(null)))).toBeUndefined();
  expect(linesOf(await read())).toEqual(linesOf(before));
});

test('applying the same coupon again or removing none is a no-op', async () => {
  const { read, apply } = await shopping('visitor', basicProduct);
  await apply('FIVE');
  const once = await read();
  await apply('FIVE');
  expect(await read()).toEqual(once);
  await apply(null);
  const without = await read();
  await apply(null);
  expect(await read()).toEqual(without);
});

test('refuses a coupon that discounts no line and changes nothing [BEYOND-21, COUP-6, COUP-7]', async () => {
  const { read, apply } = await shopping('visitor', personalSubscription, donationOnce);
  const before = await read();
  expect(await apply('RENEW10')).toEqual(said('This coupon does not apply to new subscriptions.'));
  expect(await apply('NOSUCH')).toEqual(said('There is no such coupon.'));
  expect(await apply('SPRING23')).toEqual(said('This coupon has expired.'));
  expect(await read()).toEqual(before);
  const donor = await shopping('visitor', donationOnce);
  expect(await donor.apply('five')).toEqual(said('Unable to apply coupon FIVE'));
  const empty = await shopping('visitor');
  expect(await empty.apply('FIVE')).toEqual(said('Unable to apply coupon FIVE'));
});

test('replaces the coupons that came with the lines', async () => {
  const { read, apply } = await shopping('visitor', printIssue, digitalProduct);
  expect(await read()).toMatchObject({ coupon: 'HARBOUR10' });
  await apply('FIVE');
  expect(linesOf(await read()).map(({ discount }) => discount)).toEqual([500, 500]);
  await apply(null);
  const cart = await read();
  expect([cart.coupon, linesOf(cart).map(({ discount }) => discount)]).toEqual([undefined, [0, 0]]);
});

test('keeps a coupon until the last line that it discounts is removed', async () => {
  const { ask, read, apply } = await shopping('visitor', digitalProduct);
  await apply('DIGITAL5');
  await ask('addToCart', basicProduct);
  await ask('updateCart', { body: { ...basicProduct.body, qty: 3 } });
  expect(await read()).toMatchObject({ coupon: 'DIGITAL5' });
  const { version } = await read();
  await ask('removeFromCart', { body: { ...digitalProduct.body, all: true } });
  expect(await read()).toMatchObject({ version: version + 1 });
  expect((await read()).coupon).toBeUndefined();
  await ask('addToCart', digitalProduct);
  expect((await read()).coupon).toBeUndefined();
});

test('leaves a stale cart unchanged [BEYOND-25]', async () => {
  const { ask, read, apply } = await shopping('visitor', basicProduct);
  const { version } = await read();
  await ask('addToCart', donationOnce);
  expect(await apply('FIVE', version)).toEqual(answers.cartChanged);
  expect((await read()).coupon).toBeUndefined();
});

test('charges the discounted price and starts the next cart without a coupon', async () => {
  const { ask, read, apply, total, journal } = await shopping('visitor', basicProduct);
  await apply('FIVE');
  const { version } = await read();
  const shown = await total();
  const body = { ...requests.checkOutCart.guest.body, version, password: undefined };
  await ask('checkOutCart', { body, query: 'captcha=fresh' });
  const [intent] = Object.values(journal.state().intents).filter(({ purpose }) => purpose?.startsWith('cart'));
  expect([intent?.order.total, intent?.order.lines[0]?.discount]).toEqual([shown, 500]);
  journal.payments.confirm(intent?.secret ?? '', { kind: 'taken' });
  expect(await apply('FIVE', version)).toMatchObject({ status: 409, body: { paid: { status: 'completed' } } });
  await ask('addToCart', basicProduct);
  expect((await read()).coupon).toBeUndefined();
});

test('applies a coupon to an invoice, which is paid at the new total, and removes it [BEYOND-20, BEYOND-22]', async () => {
  const { check, ask, journal } = await shopping('visitor');
  const invoice = 'inv_payable';
  const priced = () => {
    const { total, coupon, lines = [] } = journal.state().invoices[invoice] ?? {};
    return [total, coupon, lines.map(({ discount }) => discount)];
  };
  const open = () => Object.values(journal.state().intents).filter(({ purpose }) => purpose === `invoice ${invoice}`);
  let tokens = 0;
  const { invoice: _, ...body } = requests.payInvoice.newCard.body;
  const order = () => ask('payInvoice', { params: { invoice }, query: `captcha=${++tokens}`, body });
  await order();
  const applied = replyIn(await check({ for: 'invoice', invoice, code: 'five' }));
  expect([codeIn(applied), priced()]).toEqual(['FIVE', [1_950, 'FIVE', [500, 500]]]);
  expect(open().map(({ status }) => status)).toEqual(['canceled']);
  await order();
  expect(open().map(({ order: { total }, status }) => [total, status])).toEqual([
    [2_950, 'canceled'],
    [1_950, 'requires_payment_method'],
  ]);
  expect(codeIn(replyIn(await check({ for: 'invoice', invoice, code: null })))).toBeNull();
  expect(priced()).toEqual([2_950, null, [0, 0]]);
});

test("removes an invoice's original coupon and reports why another does not apply [BEYOND-21]", async () => {
  const { check, journal } = await shopping('visitor');
  const invoice = 'inv_digitalInvoice';
  expect(await check({ for: 'invoice', invoice, code: 'COAST5' })).toEqual(
    said(replies.subscribe.notCovered.body.errors.coupon),
  );
  await check({ for: 'invoice', invoice, code: null });
  expect(journal.state().invoices[invoice]).toMatchObject({
    total: 2_400,
    bill: { membership: { item: { coupon: null } } },
  });
  await check({ for: 'invoice', invoice, code: 'DIGITAL5' });
  expect(journal.state().invoices[invoice]).toMatchObject({
    total: 1_900,
    bill: { membership: { item: { coupon: 'DIGITAL5' } } },
  });
  expect(journal.state().debts[invoice]?.order.total).toBe(1_900);
});

test('a gift coupon discounts every gift of an invoice but no subscription change', async () => {
  const { check, journal } = await shopping('visitor');
  await check({ for: 'invoice', invoice: 'inv_withGiftees', code: 'GIFT10' });
  const { lines = [], total } = journal.state().invoices.inv_withGiftees ?? {};
  const quantities = lines.map(({ quantity }) => quantity);
  expect(lines.map(({ discount }) => discount)).toEqual(quantities.map((quantity) => 1_000 * quantity));
  expect(total).toBe(8_400 - 1_000 * quantities.reduce((sum, each) => sum + each, 0));
  expect(await check({ for: 'invoice', invoice: 'inv_upgrade', code: 'FIVE' })).toEqual(
    said('Unable to apply coupon FIVE'),
  );
});

test('allows twenty codes in ten minutes, not counting removals [BEYOND-25]', async () => {
  const { check, apply, clock } = await shopping('visitor', basicProduct);
  const guess = (code: string) => check({ for: 'subscription', purpose: 'personal', code });
  for (let tries = 0; tries < 20; tries += 1) expect((await guess(`GUESS${tries}`)).status).toBe(200);
  expect(await guess('FIVE')).toEqual(answers.tooManyRequests);
  expect(await apply('FIVE')).toEqual(answers.tooManyRequests);
  expect((await apply(null)).status).toBe(200);
  clock.now += WITHIN;
  expect((await guess('FIVE')).status).toBe(200);
});

test('starts a session for a visitor, so that attempts are counted separately [BEYOND-25]', () => {
  const journal = createJournal({ keepsCookies: true });
  const guess = (session?: string) =>
    journal.ask('checkCoupon', { session, body: { for: 'subscription', purpose: 'personal', code: 'GUESS' } });
  for (let tries = 0; tries < 25; tries += 1) expect(guess().status).toBe(200);
  expect(guess().headers).toHaveProperty('Set-Cookie');
});

test.each([
  ['inv_invoicePaid', { status: 409, body: { paid: { status: 'completed' } } }],
  ['inv_5tG4hA', { status: 409, body: { paid: { status: 'processing' } } }],
  ['inv_checkOrWireOnly', answers.checkOrWireOnly],
  ['inv_unknown', answers.unknownInvoice],
])('rejects a coupon on %s', async (invoice, refused) => {
  const { check } = await shopping('visitor');
  expect(await check({ for: 'invoice', invoice, code: 'FIVE' })).toMatchObject(refused);
});
