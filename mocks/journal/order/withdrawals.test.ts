import { expect, test } from 'vitest';
import { visiting } from '#fixtures/world/journal.ts';
import type { WithdrawableOrder, Withdrawal, WithdrawalPage } from '#machines/api/contract.ts';
import { pages, replies, requests } from '../../replies.ts';
import type { AnyAnswer } from '../../respond.ts';
import { fulfil } from '../checkout/settle.ts';
import { redeemed } from '../gift/given.ts';
import { LIMIT } from '../visitor/limits.ts';
import type { Item } from './order.ts';
import { orderFrom } from './order-from.ts';

const DAY = 86_400_000;
const EMAIL = 'ada@reader.example';
const form = {
  name: 'Ada Okafor',
  email: EMAIL,
  origin: 'keep',
  shipcode: 'ship-a',
  session: 'ses_1',
  gifted: false,
  password: { password: 'correct horse', confirm: 'correct horse' },
} as const;
const subscription: Item = {
  type: 'personal-subscription',
  item: { renewal: false, medium: 'digital', level: 'low', term: '1year', shipcode: 'ship-a' },
  qty: 1,
};
const gifts: Item = {
  type: 'gift-subscription',
  item: { deliverable: 'digital', level: 'low', term: '1year' },
  qty: 2,
};
const donation: Item = { type: 'donation-item', item: { process: 'onetime', dollars: 2_500 }, qty: 1 };

function buying(...items: Item[]) {
  const opened = visiting('visitor');
  const { journal, ask } = opened;
  const receipt = journal.work((context) => fulfil(context, orderFrom(context, { form, items })));
  const number = receipt.number;
  const find = async (email = EMAIL, wanted = number) => ask('findOrder', { body: { number: wanted, email } });
  const found = async () => (await find()).body as WithdrawableOrder;
  const declare = (change: object) =>
    ask('withdraw', { body: { order: number, version: 0, name: form.name, email: EMAIL, ...change } });
  return { ...opened, receipt, find, found, declare };
}

test('withdraws from a subscription once, ends it, and mails one acknowledgement [BEYOND-213, BEYOND-214]', async () => {
  const { found, declare, journal, mails, receipt } = buying(subscription, donation);
  const [line] = (await found()).lines;
  expect(await found()).toMatchObject({ version: 0, lines: [{ right: 'open', until: '2026-03-28', quantity: 1 }] });
  const lines = [{ id: line?.id, quantity: 1 }];
  const first = await declare({ lines });
  expect(first).toMatchObject({
    status: 200,
    body: { declared_at: '2026-03-14T00:00:00.000Z', refund: { amount: line?.amount, by: '2026-03-28' } },
  });
  expect(await declare({ lines })).toEqual(first);
  expect(mails().filter(({ about }) => about === 'withdrawn')).toEqual([
    { about: 'withdrawn', to: EMAIL, link: `/withdraw?order=${receipt.number}`, withdrawal: first.body },
  ]);
  expect(await found()).toMatchObject({
    version: 1,
    lines: [{ right: 'ended', ended_because: 'withdrawn' }],
    withdrawals: [first.body as Withdrawal],
  });
  const account = Object.values(journal.state().accounts).find(({ subscriber }) => subscriber.account.email === EMAIL);
  expect(account?.subscriber.timetable.current_subscription).toBeNull();
  expect(await declare({ lines, version: 1 })).toEqual(replies.withdraw.rightEnded);
});

test('withdraws from gifts that are not redeemed, one after the other, and closes their links [BEYOND-213]', async () => {
  const { found, declare, journal } = buying(gifts);
  const given = () => Object.values(journal.state().gifts).filter(({ given: by }) => by?.giver.email === EMAIL);
  const one = [{ id: 'line_1', quantity: 1 }];
  expect(await declare({ lines: [{ id: 'line_1', quantity: 3 }] })).toEqual(replies.withdraw.tooMany);
  await declare({ lines: one });
  expect(given().map(({ status }) => status)).toEqual(['refunded', 'open']);
  expect(await declare({ lines: [{ id: 'line_1', quantity: 2 }] })).toEqual(replies.withdraw.orderChanged);
  journal.work((context) => redeemed(context, given()[1]?.subscription.token ?? ''));
  expect(await declare({ lines: one, version: 1 })).toEqual(replies.withdraw.rightEnded);
  expect(await found()).toMatchObject({ lines: [{ right: 'ended' }] });
});

test('withdraws once from a gift that only the history lists [BEYOND-213]', async () => {
  const { ask, journal } = visiting('visitor');
  const { name, email } = journal.state().accounts.acc_Id5g?.subscriber.account ?? {};
  const body = { order: 'R-1240', version: 0, name, email, lines: [{ id: 'line_1', quantity: 1 }] };
  expect(await ask('withdraw', { body })).toMatchObject({ status: 200, body: { refund: { amount: 4_800 } } });
  expect(await ask('findOrder', { body: { number: 'R-1240', email } })).toMatchObject({
    body: { lines: [{ right: 'ended', ended_because: 'withdrawn' }] },
  });
  expect(await ask('withdraw', { body: { ...body, version: 1 } })).toEqual(replies.withdraw.rightEnded);
});

test('ends the right after fourteen days [BEYOND-212]', async () => {
  const { found, clock, declare } = buying(subscription);
  clock.now += 14 * DAY;
  expect(await found()).toMatchObject({ lines: [{ right: 'open' }] });
  clock.now += DAY;
  expect(await found()).toMatchObject({ lines: [{ right: 'ended', ended_because: 'late' }] });
  expect(await declare({ lines: [{ id: 'line_1', quantity: 1 }] })).toEqual(replies.withdraw.rightEnded);
});

test('answers alike for an unknown number and another address, and limits both [BEYOND-212]', async () => {
  const { find, declare } = buying(subscription);
  expect(await find('ADA@reader.example')).toMatchObject({ status: 200 });
  const lines = [{ id: 'line_1', quantity: 1 }];
  expect(await declare({ lines, email: 'eve@reader.example' })).toEqual(replies.withdraw.unknownOrder);
  for (let times = 1; times < LIMIT; times += 1)
    expect(await find('eve@reader.example')).toEqual(replies.findOrder.unknownOrder);
  expect(await find()).toMatchObject({ status: 429 });
  expect(await find('eve@reader.example', 'R-0')).toMatchObject({ status: 429 });
  expect(await find('mallory@reader.example', 'R-0')).toEqual(replies.findOrder.unknownOrder);
  expect(await declare({ lines })).toMatchObject({ status: 429 });
});

const lights: Item = { type: 'basic-product', item: { ref: 'prd:lights' }, qty: 3 };

test('refunds what was paid for each line, and the shipping once nothing is left [BEYOND-213, BEYOND-214]', async () => {
  const discounted: Item = { ...subscription, item: { ...subscription.item, level: 'high', coupon: 'FIVE' } };
  const { declare, journal } = buying(lights, discounted);
  const subscribed = () =>
    Object.values(journal.state().accounts).find(({ subscriber }) => subscriber.account.email === EMAIL)?.subscriber
      .timetable.current_subscription;
  const refunds = [];
  for (const [version, line] of [
    { id: 'line_1', quantity: 1 },
    { id: 'line_1', quantity: 2 },
    { id: 'line_2', quantity: 1 },
  ].entries()) {
    expect(subscribed()).not.toBeNull();
    const { number, refund } = (await declare({ lines: [line], version })).body as Withdrawal;
    refunds.push([number, refund?.amount]);
  }
  expect(subscribed()).toBeNull();
  expect(refunds).toEqual([
    ['W-311', 3_200],
    ['W-312', 6_400],
    ['W-313', 4_800 - 500 + 800],
  ]);
});

test.each<[string, Item]>([
  ['a digital product', { type: 'digital-product', item: { ref: 'prd:field-guide' }, qty: 1 }],
  ['a digital issue', { type: 'digital-issue', item: { ref: 'iss:41' }, qty: 1 }],
])('says that %s is delivered [BEYOND-212]', async (_, item) => {
  const { found, declare } = buying(item);
  expect(await found()).toMatchObject({ lines: [{ right: 'ended', ended_because: 'delivered' }] });
  expect(await declare({ lines: [{ id: 'line_1', quantity: 1 }] })).toEqual(replies.withdraw.rightEnded);
});

test('closes only the gifts of the line that was withdrawn from [BEYOND-213]', async () => {
  const others: Item = { ...gifts, item: { ...gifts.item, level: 'high' } };
  const { found, declare, journal } = buying(gifts, subscription, others);
  await declare({ lines: [{ id: 'line_3', quantity: 1 }] });
  const given = Object.values(journal.state().gifts).filter(({ given: by }) => by?.giver.email === EMAIL);
  expect(given.map(({ subscription: { level }, status }) => [level, status])).toEqual([
    ['low', 'open'],
    ['low', 'open'],
    ['high', 'refunded'],
    ['high', 'open'],
  ]);
  expect((await found()).lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});

test('finds the order of a paid invoice by its number [BEYOND-212]', async () => {
  const { find, journal, receipt } = buying(subscription);
  const { token } = pages.showInvoice.payable.body.invoice;
  const paid = journal.work(({ state: { debts, invoices } }) => {
    Object.assign(debts[token] ?? {}, { receipt: receipt.token });
    return invoices[token]?.invoice_no;
  });
  expect(await find(EMAIL, paid)).toMatchObject({ body: { number: receipt.number } });
  expect(await find(EMAIL, `${paid}0`)).toEqual(replies.findOrder.unknownOrder);
});

test('knows a reader’s order to another address, newest first, and to nobody else [BEYOND-212]', async () => {
  const { ask, show, journal, clock } = visiting('subscriber');
  clock.now += DAY;
  const other = { ...form, email: 'gran@reader.example' };
  const receipt = journal.work((context) => fulfil(context, orderFrom(context, { form: other, items: [lights] })));
  const find = () => ask('findOrder', { body: { number: receipt.number, email: EMAIL } });
  expect(await find()).toMatchObject({ body: { number: receipt.number } });
  const { orders = [] } = (await show('/withdraw')) as WithdrawalPage;
  expect(orders[0]?.number).toBe(receipt.number);
  expect(orders.map(({ created }) => created)).toEqual(
    orders
      .map(({ created }) => created)
      .toSorted()
      .toReversed(),
  );
  journal.become('expiring');
  expect(await find()).toEqual(replies.findOrder.unknownOrder);
});

test('asks for each missing or invalid field of a search and a declaration', async () => {
  const { find, declare } = buying(subscription);
  const fields = async (answer: Promise<AnyAnswer>) => {
    const { status, body } = (await answer) as { status: number; body: { errors: Record<string, string> } };
    expect(Object.values(body.errors).every((words) => words !== '')).toBe(true);
    return [status, ...Object.keys(body.errors)];
  };
  expect(await fields(find('none', ' '))).toEqual([400, 'number', 'email']);
  expect(await fields(find(EMAIL, 'R'.repeat(41)))).toEqual([400, 'number']);
  expect(await fields(find(''))).toEqual([400, 'email']);
  const lines = [{ id: 'line_1', quantity: 1 }];
  expect(await fields(declare({ order: '', email: '', name: '', lines: [] }))).toEqual([
    ...[400, 'order', 'email', 'name', 'lines'],
  ]);
  expect(await fields(declare({ lines, name: 'x'.repeat(201) }))).toEqual([400, 'name']);
  for (const wrong of [
    [...lines, ...lines],
    [...lines, { id: 'line_2', quantity: 0 }],
    [{ id: 'line_9', quantity: 1 }],
  ])
    expect(await fields(declare({ lines: wrong }))).toEqual([400, 'lines']);
  expect(await declare({ lines, version: '0' })).toEqual(replies.withdraw.orderChanged);
  expect(await declare({ lines })).toMatchObject({ status: 200 });
});

test('knows no order of donations only, and refuses a declaration about nothing', async () => {
  const { find, declare } = buying(donation);
  expect(await find()).toEqual(replies.findOrder.unknownOrder);
  expect(await declare({ lines: [{ id: 'line_1', quantity: 1 }] })).toEqual(replies.withdraw.unknownOrder);
  expect(await declare({ lines: [] })).toMatchObject({ status: 400 });
});

test('lists a reader’s own orders and takes the documented declarations [BEYOND-212]', async () => {
  const { ask, show, journal } = visiting('subscriber');
  journal.work(({ state }) => {
    for (const order of Object.values(state.withdrawable)) order.email = 'ines@reader.example';
  });
  const { orders } = (await show('/withdraw?order=R-1042')) as WithdrawalPage;
  const { withdrawable, nothingLeft } = replies.findOrder;
  expect(orders).toEqual(expect.arrayContaining([withdrawable.body, nothingLeft.body]));
  const email = 'elsewhere@reader.example';
  const { lines } = requests.withdraw.oneCopy.body;
  expect(await ask('withdraw', { body: { ...requests.withdraw.oneCopy.body, email } })).toMatchObject({
    body: { email, lines: [{ ...lines[0], name: 'Harbour Lights mug' }], refund: { amount: 1_800 } },
  });
});
