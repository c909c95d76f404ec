import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { upgradePrice } from '#machines/rules/price/upgrade-price.ts';
import { type Person, refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
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

test.each([
  ['digital', 'digital', 'low'],
  ['print-a', 'print', 'high'],
] as const)('changes the paid delivery to %s and keeps the current one', (deliverable, medium, level) => {
  const { journal } = open();
  const ref = refOf('print-international') ?? '';
  journal.work((context) =>
    changeSubscription(context, { kind: 'change', account: ref, token: 'sub_An09', deliverable, level, address }),
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

test('offers an expired subscription only changes that cost no more, and no higher level', () => {
  const account = accountOf('expired');
  Object.assign(infoOf(account), { level: 'low', deliverables: { set: 'print-b', active: 'print-b' } });
  expect(upgradeOf(account, 'sub_Kb03')?.subscription).toMatchObject({ can_update: true, can_upgrade: false });
  expect(upgradeOf(account, 'sub_Kb03')?.subscription.upgrade_prices).toEqual({
    low: { digital: 0, 'print-a': 0, 'print-b': 0 },
    high: {},
  });
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
