import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { OrderHistory } from '#machines/api/contract.ts';
import { requests } from '../../replies.ts';
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
