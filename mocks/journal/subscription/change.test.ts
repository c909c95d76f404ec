import { expect, test } from 'vitest';
import { upgradePrice } from '#machines/rules/price/upgrade-price.ts';
import type { Deliverable, Level } from '#machines/rules/subscription/subscription.ts';
import { open, openAs } from '../../../tests/support/journal.ts';
import { type Person, type Reader, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { type Account, seedAccounts } from '../account/account-state.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { changePrice, changeSubscription, upgradeOf } from './change.ts';

const { body: address } = requests.changeAddress.unitedStates;
const accountOf = (person: Person): Account => seedAccounts()[refOf(person) ?? ''] ?? expect.fail(`No ${person}.`);
const infoOf = ({ subscriber }: Account) => subscriber.timetable.current_subscription?.info ?? expect.fail('No cycle.');
const high = { deliverable: 'print-c', level: 'high' } as const;

test.each([
  ['as many as in a cycle', 4, 1_800],
  ['more than in a cycle', 6, 1_200],
  ['fewer than in a cycle', 2, 1_800],
])('prices the share of issues left: %s', (_, count, amount) => {
  const account = accountOf('print-international');
  const info = infoOf(account);
  info.tokens = Array.from({ length: count }, () => ({ issue: null, deliverable: 'print-c', state: 'active' }));
  expect(changePrice(account, { token: info.token, ...high })).toEqual({ amount, shipping: 0, discount: 0 });
});

test('prices a lifetime subscription in full', () => {
  const account = accountOf('lifetime');
  const info = infoOf(account);
  info.level = 'low';
  const from = { term: 'lifetime', level: 'low', deliverable: 'print-c' } as const;
  const whole = upgradePrice(TARIFF, from, high, { left: 1, of: 1 });
  expect(whole.amount).toBeGreaterThan(0);
  expect(changePrice(account, { token: info.token, ...high })).toEqual(whole);
});

test.each<[Person, string]>([
  ['expired', 'sub_Kb03'],
  ['print-international', 'sub_none'],
  ['no-subscription', 'sub_An09'],
])('has no price for %s and %s', (person, token) => {
  expect(changePrice(accountOf(person), { token, ...high })).toBeUndefined();
});

test.each([
  ['digital', 'digital', 'low'],
  ['print-a', 'print', 'high'],
] as const)('changes the paid delivery to %s and keeps the current one', (deliverable, medium, level) => {
  const { journal } = open();
  const ref = refOf('print-international') ?? '';
  journal.work((desk) =>
    changeSubscription(desk, { kind: 'change', account: ref, token: 'sub_An09', deliverable, level, address }),
  );
  const { subscriber } = journal.state().accounts[ref] ?? expect.fail('The account is gone.');
  expect(subscriber.timetable.current_subscription?.info).toMatchObject({
    level,
    deliverables: { set: deliverable, active: 'print-c' },
    settings: { medium, level },
  });
  expect(subscriber.timetable.discontinuous).toEqual(['print-c', deliverable]);
  expect(subscriber.account.addresses.a).toEqual(medium === 'print' ? address : null);
});

test.each([
  ['acc_gone', 'sub_An09'],
  [refOf('print-international') ?? '', 'sub_none'],
])('changes nothing for the account %s and the subscription %s', (account, token) => {
  const { journal } = open();
  const change = { kind: 'change', account, token, deliverable: 'digital', level: 'low', address: null } as const;
  journal.work((desk) => changeSubscription(desk, change));
  expect(journal.state().accounts).toEqual(seedAccounts());
});

const free = { digital: 0, 'print-a': 0, 'print-b': 0, 'print-c': 0 };
const upTo = (...deliverables: Deliverable[]) =>
  Object.fromEntries(deliverables.map((deliverable) => [deliverable, 0]));

test.each<[Level, Deliverable, object, object]>([
  ['low', 'digital', upTo('digital'), {}],
  ['low', 'print-a', upTo('digital', 'print-a'), {}],
  ['low', 'print-b', upTo('digital', 'print-a', 'print-b'), {}],
  ['low', 'print-c', free, {}],
  ['high', 'digital', free, upTo('digital')],
  ['high', 'print-a', free, upTo('digital', 'print-a')],
  ['high', 'print-c', free, free],
])('offers changes up to an expired %s %s only', (level, set, low, high) => {
  const account = seedAccounts()[refOf('expired') ?? ''] ?? expect.fail('The account is gone.');
  const { current_subscription: current } = account.subscriber.timetable;
  if (current) Object.assign(current.info, { level, deliverables: { set, active: set } });
  expect(upgradeOf(account, 'sub_Kb03')?.subscription).toMatchObject({ can_update: true, can_upgrade: false });
  expect(upgradeOf(account, 'sub_Kb03')?.subscription.upgrade_prices).toEqual({ low, high });
});

test.each<[Person, string]>([
  ['lifetime', 'sub_Oa09'],
  ['cancelled', 'sub_Mc21'],
])('offers nothing for the %s subscription', (person, token) => {
  const account = seedAccounts()[refOf(person) ?? ''] ?? expect.fail('The account is gone.');
  expect(upgradeOf(account, token)?.subscription).toMatchObject({
    can_update: false,
    can_upgrade: false,
    upgrade_prices: { low: {}, high: {} },
  });
});

test('offers nothing for a cancelled subscription that is still active', () => {
  const account = seedAccounts()[refOf('digital') ?? ''] ?? expect.fail('The account is gone.');
  const { current_subscription: current } = account.subscriber.timetable;
  if (current) current.info.cancelled = true;
  expect(upgradeOf(account, 'sub_Nr02')?.subscription).toMatchObject({ can_update: false, can_upgrade: false });
});

const change = (token: string, deliverable: Deliverable, level: Level, more: object = {}) => ({
  name: 'Ruth Abramowitz',
  email: 'ruth@reader.example',
  origin: 'keep',
  shipcode: 'ship-c',
  subscription: { token, deliverable, level },
  ...more,
});

function changing(person: Reader) {
  const opened = openAs(person);
  let tokens = 0;
  const update = (body: object) => opened.ask('updateSubscription', { query: `captcha=fresh-${++tokens}`, body });
  return { ...opened, update };
}

test('opens one intent per subscription', async () => {
  const { update, journal } = changing('extended');
  journal.work(({ state }) => {
    const { timetable } = state.accounts[refOf('extended') ?? '']?.subscriber ?? {};
    const cycles = [timetable?.current_subscription, timetable?.future_subscriptions[0]];
    for (const [place, cycle] of cycles.entries())
      if (cycle) Object.assign(cycle.info, { level: 'low', issues_left: 4 - place });
  });
  const data = (intent: number) => ({
    type: 'upgrade-checkout',
    data: { data: { keys: { payment_intent_id: `pi_${intent}` } } },
  });
  expect((await update(change('sub_Ra14', 'print-a', 'high'))).body).toMatchObject(data(1));
  expect((await update(change('sub_Ra15', 'print-a', 'high'))).body).toMatchObject(data(3));
  expect(await update(change('sub_Ra15', 'print-a', 'high', { invoice: 'pi_1' }))).toEqual(
    replies.checkOutCart.updatedFailed,
  );
  expect((await update(change('sub_Ra14', 'print-a', 'high', { invoice: 'pi_1' }))).body).toMatchObject(data(1));
});

test.each([
  ['level', 'print-c', 'low'],
  ['delivery', 'digital', 'high'],
] as const)('prices another %s differently', async (_, deliverable, level) => {
  const { update } = changing('print-international');
  await update(change('sub_An09', 'print-c', 'high'));
  const { status, body } = await update(change('sub_An09', deliverable, level, { invoice: 'pi_1' }));
  expect([status, body]).toEqual([200, expect.objectContaining({ type: 'upgrade-checkout' })]);
});

test('requires a session for any payment', async () => {
  const { update, ask } = changing('visitor');
  expect(await update(change('sub_An09', 'digital', 'low'))).toMatchObject({ status: 401 });
  expect(await ask('getSubscription')).toMatchObject({ status: 401 });
});

test('finds no subscription without a token', async () => {
  const { journal } = openAs('digital');
  expect(journal.ask('getSubscription')).toMatchObject({ status: 404 });
});
