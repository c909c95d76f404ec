import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { type Person, refOf } from '../../readers.ts';
import { requests } from '../../replies.ts';
import type { Cycle, Effect } from '../order/order.ts';
import { addCycle, beginSubscription } from './begin.ts';

const cycle: Cycle = { term: '1year', level: 'low', deliverable: 'digital', orderedBy: 'Ada Okafor', address: null };

function beginning(person: Person, effect: Omit<Extract<Effect, { kind: 'subscribe' }>, 'kind' | 'owner' | 'cycle'>) {
  const { journal } = open();
  const account = refOf(person) ?? '';
  const token = journal.work((context) =>
    beginSubscription(context, { kind: 'subscribe', owner: { account }, cycle, ...effect }),
  );
  const { mails, accounts } = journal.state();
  return { token, mails, subscriber: accounts[account]?.subscriber };
}

test.each<[Person, boolean | undefined, boolean]>([
  ['expiring', undefined, true],
  ['expiring', true, true],
  ['expiring', false, false],
  ['print-canada', true, true],
  ['expiring-autorenew-off', undefined, false],
  ['expiring-autorenew-off', true, false],
  ['expiring-autorenew-off', false, false],
])('sets autorenew of %s, ordered as %s, to %s', (person, autorenew, after) => {
  const { subscriber } = beginning(person, { ...(autorenew !== undefined && { autorenew }) });
  expect(subscriber?.account.autorenew).toBe(after);
});

test('mails the reader who redeemed a gift', () => {
  const { mails, subscriber } = beginning('no-subscription', { gift: 'gft_p8Lx3N' });
  expect(mails).toEqual([{ to: subscriber?.account.email, about: 'link', page: 'gift-redeemed', link: '/account' }]);
});

const { body: address } = requests.changeAddress.unitedStates;
const yearly: Cycle = { term: '1year', level: 'low', deliverable: 'print-a', orderedBy: 'Ada Okafor', address };

function adding(person: Person, cycle: Cycle) {
  const { journal } = open();
  const { subscriber: before } = journal.state().accounts[refOf(person) ?? ''] ?? expect.fail(`No ${person}.`);
  const token = journal.work((context) => {
    const account = context.state.accounts[refOf(person) ?? ''];
    return account && addCycle(context, account, cycle);
  });
  const { subscriber: after } = journal.state().accounts[refOf(person) ?? ''] ?? expect.fail(`No ${person}.`);
  return { token, before, after };
}

test('starts a first subscription at once, with a token for each issue', () => {
  const { token, after } = adding('no-subscription', yearly);
  expect(token).toBe('sub_1');
  const { current_subscription, future_subscriptions, issues_expected } = after.timetable;
  const [ferry, tide, grass] = issues_expected;
  expect([ferry?.slug, tide?.slug, grass?.slug]).toEqual(['night-ferry', 'slack-tide', 'the-long-grass']);
  expect(future_subscriptions).toEqual([]);
  expect(current_subscription).toEqual({
    state: 'active',
    status: { expiring: false, extended: true, count: 4 },
    info: {
      token: 'sub_1',
      term: '1year',
      level: 'low',
      phase: 'introductory',
      created: '2026-03-14',
      cancelled: false,
      deliverables: { set: 'print-a', active: 'print-a' },
      settings: { medium: 'print', level: 'low' },
      order: { name: 'Ada Okafor' },
      issues_left: 4,
      legacy_tokens: 0,
      token_summary: { active: 4, expired: 0 },
      tokens: [ferry, tide, grass, null].map((issue) => ({ issue, deliverable: 'print-a', state: 'active' })),
    },
  });
  expect(after.account).toMatchObject({ addresses: { a: address }, shipcode: 'ship-a' });
  expect(after.timetable.address_required).toEqual({ a: true, b: false, c: false });
});

test('gives tokens for the issues after those already paid for', () => {
  const tokensOf = (person: Person) => {
    const { after } = adding(person, yearly);
    return after.timetable.future_subscriptions.at(-1)?.info.tokens.map(({ issue }) => issue?.slug);
  };
  expect(tokensOf('expiring')).toEqual(['slack-tide', 'the-long-grass', undefined, undefined]);
  expect(tokensOf('digital')).toEqual(['the-long-grass', undefined, undefined, undefined]);
  expect(tokensOf('extended')).toEqual([undefined, undefined, undefined, undefined]);
});

test('replaces all subscriptions by a lifetime one and keeps the issues paid for', () => {
  const { after } = adding('extended', { ...yearly, term: 'lifetime' });
  expect(after.timetable).toMatchObject({
    lifetime_subscription: true,
    current_subscription: { info: { token: 'sub_1', term: 'lifetime', issues_left: 0, legacy_tokens: 8, tokens: [] } },
  });
  expect(after.timetable.future_subscriptions).toEqual([]);
});
