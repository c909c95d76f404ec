import { expect, test } from 'vitest';
import { upgradePrice } from '#machines/rules/price/upgrade-price.ts';
import { type Person, refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { open } from '../open-journal.ts';
import { seedAccounts } from '../seed.ts';
import type { Account } from '../state.ts';
import { changePrice, changeSubscription } from './change.ts';

const { body: address } = requests.changeAddress.unitedStates;
const accountOf = (person: Person): Account => seedAccounts()[refOf(person) ?? ''] ?? expect.fail(`No ${person}.`);
const infoOf = ({ subscriber }: Account) => subscriber.timetable.current_subscription?.info ?? expect.fail('No cycle.');
const high = { deliverable: 'print-c', level: 'high' } as const;

test.each([
  ['as many as a cycle has', 4, 1_800],
  ['more than a cycle has', 6, 1_200],
  ['fewer than a cycle has', 2, 1_800],
])('prices the issues that are left of all there were: %s', (_, count, amount) => {
  const account = accountOf('print-international');
  const info = infoOf(account);
  info.tokens = Array.from({ length: count }, () => ({ issue: null, deliverable: 'print-c', state: 'active' }));
  expect(changePrice(account, { token: info.token, ...high })).toEqual({ amount, shipping: 0, discount: 0 });
});

test('prices the whole of a lifetime', () => {
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
] as const)(
  'changes what a subscription was paid for to %s, and leaves what is sent now',
  (deliverable, medium, level) => {
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
  },
);

test.each([
  ['acc_gone', 'sub_An09'],
  [refOf('print-international') ?? '', 'sub_none'],
])('changes nothing for the account %s and the subscription %s', (account, token) => {
  const { journal } = open();
  const change = { kind: 'change', account, token, deliverable: 'digital', level: 'low', address: null } as const;
  journal.work((desk) => changeSubscription(desk, change));
  expect(journal.state().accounts).toEqual(seedAccounts());
});
