import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { CartState, CouponRequest } from '#machines/api/contract.ts';
import { cartTotals, linesOf } from '#machines/rules/cart/cart.ts';
import type { Reader } from '../../readers.ts';
import { replies } from '../../replies.ts';

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
