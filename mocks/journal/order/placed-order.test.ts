import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import type { OrderKind } from '#machines/api/contract.ts';
import { openPage } from '../../pages/page-data.ts';
import type { Reader } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { ProviderEvent } from '../merchant/merchant-state.ts';

const { onetime, monthly } = requests.donate;
const { printOrder, giftOrder } = requests.subscribe;
const { sameSettings } = requests.renewSubscription;

const orders: [OrderKind, Reader, 'donate' | 'subscribe' | 'renewSubscription', object][] = [
  ['donation', 'visitor', 'donate', onetime.body],
  ['monthly-donation', 'visitor', 'donate', { ...monthly.body, customer: undefined }],
  ['subscription', 'visitor', 'subscribe', printOrder.body],
  ['gift-subscription', 'visitor', 'subscribe', giftOrder.body],
  ['renewal', 'subscriber', 'renewSubscription', { ...sameSettings.body, customer: undefined }],
];

test.each(orders)('describes a %s by number, without personal data [BEYOND-84]', async (kind, reader, call, body) => {
  const { ask, journal, read } = openAs(reader);
  await ask(call, { body, query: `captcha=fresh${call === 'subscribe' && kind !== 'subscription' ? '&gift=' : ''}` });
  journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
  const [told] = [1, 2, 3].map(() => Object(read('pi_1'))).reverse();
  const [receipt] = Object.values(journal.state().receipts);
  expect(told.order).toEqual({ reference: receipt?.number, kind, amount: receipt?.total, currency: 'USD' });
});

test('keeps the number, kind and amount of a debit once it is paid [BEYOND-84]', async () => {
  const { ask, journal, read, clock } = openAs('visitor');
  await ask('donate', { body: onetime.body, query: 'captcha=fresh' });
  journal.payments.confirm('pi_1_secret_2', { kind: 'debited' });
  const underWay = Object(read('pi_1'));
  clock.now += 60_000;
  const paid = Object(read('pi_1'));
  expect([underWay.status, paid.status]).toEqual(['processing', 'completed']);
  expect(paid.order).toEqual(underWay.order);
  expect(paid.order.reference).toMatch(/^CAT-\d+$/);
});

test.each([
  ['happy', undefined, 'USD', '$'],
  ['euros', 'EUR', 'EUR', undefined],
  ['yen', 'JPY', 'JPY', undefined],
  ['dinars', 'KWD', 'KWD', undefined],
] as const)(
  'shows, charges, announces and records one currency throughout: %s [HOST-5]',
  async (name, currency, code, currency_sign) => {
    const { ask, journal, read } = openAs('visitor');
    journal.choose(name);
    const heard: ProviderEvent[] = [];
    journal.onEvents((events) => heard.push(...events));
    for (const path of ['/donate', '/store', '/subscribe', '/login'])
      expect(openPage(journal, path, new URLSearchParams()), path).toMatchObject({
        data: {
          settings: expect.toSatisfy((said) => said.currency === currency && said.currency_sign === currency_sign),
        },
      });
    await ask('donate', { body: onetime.body, query: 'captcha=fresh' });
    journal.payments.confirm('pi_1_secret_2', { kind: 'taken' });
    const { order } = [1, 2, 3].map(() => Object(read('pi_1'))).at(-1);
    expect(order.currency).toBe(code);
    expect(new Set(heard.map(({ data }) => Object(data.object).currency))).toEqual(new Set([code.toLowerCase()]));
  },
);
