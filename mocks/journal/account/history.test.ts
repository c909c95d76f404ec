import { expect, test } from 'vitest';
import type { OrderHistory } from '#machines/api/contract.ts';
import { openAs } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { pages, replies, requests } from '../../replies.ts';
import { documentedHistory } from './history-state.ts';

const { onetime } = requests.donate;
const byCardOnFile = { ...onetime.body, customer: 'use-card' };

function reading(opened: ReturnType<typeof openAs>) {
  const listed = async (query = '') => {
    const answer = await opened.ask('listOrders', { query });
    if (answer.status !== 200) throw new Error(`The journal answered ${answer.status}.`);
    return answer.body as OrderHistory;
  };
  const donate = () =>
    opened.ask('donate', { body: byCardOnFile, query: `captcha=${opened.journal.state().spent.length}` });
  return { ...opened, listed, donate };
}

test("pages through a reader's documented history by ten [BEYOND-52]", async () => {
  const { listed } = reading(openAs('expiring'));
  const first = await listed();
  expect(first).toMatchObject({ next: 'ord_6' });
  const last = await listed(`after=${first.next}`);
  expect(last.next).toBeNull();
  const tokens = [...first.orders, ...last.orders].map(({ token }) => token);
  expect(tokens).toEqual(documentedHistory('expiring').map(({ token }) => token));
  expect(await reading(openAs('digital')).listed()).toEqual(replies.listOrders.noOrders.body);
});

test("a giver's history contains the gifts on their account page [BEYOND-51]", async () => {
  const { listed } = reading(openAs('giver'));
  const { orders } = await listed();
  expect(orders).toEqual(documentedHistory('giver'));
  expect(orders.map(({ date }) => date)).toEqual(pages.showAccount.giver.body.gifts.map(({ created }) => created));
});

test('statuses match the documents [BEYOND-51]', async () => {
  const { listed } = reading(openAs('expiring'));
  const { orders } = await listed('limit=100');
  expect(orders.map(({ status, number }) => `${number} ${status}`)).toEqual(
    documentedHistory('expiring').map(({ status, number }) => `${number} ${status}`),
  );
});

test('puts a new order on top of its buyer’s history without shifting pages [BEYOND-51, BEYOND-52]', async () => {
  const { listed, donate } = reading(openAs('donor'));
  for (let orders = 0; orders < 3; orders += 1) await donate();
  const first = await listed('limit=2');
  await donate();
  const second = await listed(`limit=2&after=${first.next}`);
  const { orders } = await listed();
  expect([...first.orders, ...second.orders]).toEqual(orders.slice(1));
  expect(orders[0]).toMatchObject({ kind: 'receipt', status: 'paid', total: 2_500, summary: 'One-time donation' });
});

test('sorts orders by date, latest first, without shifting pages [BEYOND-51, BEYOND-52]', async () => {
  const { listed, donate, clock } = reading(openAs('expiring'));
  const documented = documentedHistory('expiring');
  const [cut, day = ''] = [4, documented[4]?.date];
  const first = await listed(`limit=${cut}`);
  clock.now = Date.parse(day);
  await donate();
  await donate();
  const second = await listed(`limit=3&after=${first.next}`);
  expect(second.orders.map(({ number, date }) => `${number} ${date}`)).toEqual([
    `R-1218 ${day}`,
    `R-1217 ${day}`,
    `${documented[cut]?.number} ${day}`,
  ]);
  const third = await listed(`limit=100&after=${second.next}`);
  expect((await listed('limit=100')).orders).toEqual([...first.orders, ...second.orders, ...third.orders]);
});

test('lists a debit as its invoice, even after it is paid [BEYOND-51]', async () => {
  const { listed, ask, journal, read, clock } = reading(openAs('donor'));
  await ask('donate', { body: { ...onetime.body, customer: undefined }, query: 'captcha=fresh' });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  read('pi_1');
  expect((await listed()).orders).toMatchObject([{ kind: 'invoice', status: 'processing' }]);
  clock.now += 60_000;
  read('pi_1');
  expect((await listed()).orders).toMatchObject([{ kind: 'invoice', status: 'paid' }]);
});

test.each(['after=ord_16', 'after=ord_0', 'after=nowhere', 'limit=0', 'limit=101', 'limit=1.5', 'limit=x'])(
  'rejects %s [BEYOND-52]',
  async (query) => {
    expect((await openAs('expiring').ask('listOrders', { query })).status).toBe(400);
  },
);

test('lists nothing for a visitor, and the viewed reader’s orders for an administrator [BEYOND-52]', async () => {
  expect((await openAs('visitor').ask('listOrders')).status).toBe(401);
  const viewed = await reading(openAs('administrator')).listed(`admin-view=${refOf('expiring')}`);
  expect(viewed.orders).toHaveLength(10);
});
