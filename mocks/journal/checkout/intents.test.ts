import { expect, test } from 'vitest';
import { open, openAs } from '../../../tests/support/journal.ts';
import type { Desk } from '../desk.ts';
import type { PricedOrder } from '../order/order.ts';
import { cancelIntent, intentFor, isPaid, keepIntents, openIntent, ownIntent } from './intents.ts';

const order: PricedOrder = {
  name: 'Ada Okafor',
  email: 'ada@reader.example',
  lines: [],
  total: 500,
  goods: [],
  destination: null,
  bill: { goods: [], membership: null, giftees: [] },
  deeds: [],
};

const atDesk = <Result>(act: (desk: Desk) => Result) => openAs('visitor').journal.work(act);

test('opens an unpaid intent, without a session when there are no cookies', () => {
  expect(atDesk((desk) => openIntent(desk, 'invoice inv_1', order))).toStrictEqual({
    id: 'pi_1',
    secret: 'pi_1_secret_2',
    created: Date.UTC(2026, 2, 14),
    purpose: 'invoice inv_1',
    status: 'requires_payment_method',
    order,
    attempts: 0,
    currency: 'USD',
    confirms: 0,
    reads: 0,
  });
});

test('finds the latest intent of a purpose only', () => {
  const [last, other] = atDesk((desk) => {
    openIntent(desk, 'cart crt_1', order);
    openIntent(desk, 'cart crt_1', order);
    return [intentFor(desk, 'cart crt_1'), intentFor(desk, 'cart crt_2')];
  });
  expect([last?.id, other]).toEqual(['pi_3', undefined]);
});

test.each([
  ['requires_payment_method', true, false],
  ['requires_action', true, false],
  ['processing', false, true],
  ['succeeded', false, true],
  ['canceled', false, false],
] as const)('an intent with status %s is payable: %s, paid: %s', (status, canBePaid, paid) => {
  const [payable, intent] = atDesk((desk) => {
    const opened = Object.assign(openIntent(desk, 'cart crt_1', order), { status });
    return [ownIntent(desk, 'cart crt_1'), opened];
  });
  expect([payable?.id, isPaid(intent)]).toEqual([canBePaid ? 'pi_1' : undefined, paid]);
});

test('cancels only the open intent of a purpose and its challenge', () => {
  const { journal } = open();
  journal.work((desk) => {
    for (const purpose of ['cart crt_1', 'cart crt_2']) openIntent(desk, purpose, order).challenge = { kind: 'taken' };
    cancelIntent(desk, 'cart crt_1');
    cancelIntent(desk, 'cart crt_3');
  });
  const { pi_1, pi_3 } = journal.state().intents;
  expect([pi_1?.status, pi_1?.challenge]).toEqual(['canceled', undefined]);
  expect(pi_3).toMatchObject({ status: 'requires_payment_method', challenge: { kind: 'taken' } });
});

test('does not cancel a paid intent', () => {
  const status = atDesk((desk) => {
    const intent = Object.assign(openIntent(desk, 'cart crt_1', order), { status: 'succeeded' as const });
    cancelIntent(desk, 'cart crt_1');
    return intent.status;
  });
  expect(status).toBe('succeeded');
});

test("hands over a session's intents and the purposes that name it", () => {
  const { intents, places } = atDesk((desk) => {
    const openedBy = (session: string, purpose: string) => openIntent({ ...desk, session }, purpose, order);
    openedBy('ses_one', 'subscribe ses_one');
    openedBy('ses_one', 'invoice ses_one2');
    delete openedBy('ses_one', 'cart crt_1').purpose;
    openedBy('ses_two', 'subscribe ses_two');
    openedBy('ses_two', 'gift ses_one');
    keepIntents(desk.state, 'ses_one', 'ses_new');
    const places = Object.entries(desk.state.open);
    return { intents: Object.values(desk.state.intents).slice(-5), places };
  });
  expect(intents.map(({ session, purpose }) => [session, purpose])).toEqual([
    ['ses_new', 'subscribe ses_new'],
    ['ses_new', 'invoice ses_one2'],
    ['ses_new', undefined],
    ['ses_two', 'subscribe ses_two'],
    ['ses_two', 'gift ses_one'],
  ]);
  const [first, second, third, fourth, fifth] = intents.map(({ id }) => id);
  expect(Object.fromEntries(places)).toEqual({
    'subscribe ses_new': first,
    'invoice ses_one2': second,
    'cart crt_1': third,
    'subscribe ses_two': fourth,
    'gift ses_one': fifth,
  });
});
