import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { OrderHistory } from '#machines/api/contract.ts';
import { requests } from '../../replies.ts';

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
