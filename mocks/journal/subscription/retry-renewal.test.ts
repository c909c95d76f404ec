import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import { pages, replies, requests } from '../../replies.ts';

const { cardOnFile } = requests.retryRenewal;
const { renewal } = pages.showRenewal.cardOnFile.body;
const answers = replies.retryRenewal;

let tokens = 0;
const sent = (body: object = cardOnFile.body) => ({ query: `captcha=fresh-${++tokens}`, body });

const open = () => {
  const { ask, visit, journal } = openAs('renewal-failed');
  return {
    journal,
    ask,
    retry: (body?: object) => ask('retryRenewal', sent(body)),
    shown: () => Object(visit('/account/renewal')).data,
  };
};

test('shows what a retry pays for, at the price of a renewal', () => {
  const { shown } = open();
  expect(shown()).toMatchObject({ renewal, subscriber: { timetable: { renewal_failed: { amount: renewal.total } } } });
});

test('charges the card on file once and renews once', async () => {
  const { retry, shown } = open();
  const paid = await retry();
  expect(paid).toMatchObject({ status: 200, body: { type: 'customer', data: { status: 'completed' } } });
  const { subscriber, renewal: left } = shown();
  expect([left, subscriber.timetable.renewal_failed, subscriber.timetable.version]).toEqual([null, undefined, 4]);
  expect(subscriber.timetable.current_subscription).toMatchObject({
    state: 'active',
    info: { term: '1year', level: 'high', deliverables: { set: 'print-a' }, issues_left: 4 },
  });
  expect(subscriber.account.autorenew).toBe(true);
  expect(await retry()).toMatchObject({
    status: 409,
    body: { reason: 'paid-elsewhere', paid: Object(paid.body).data },
  });
});

test.each([
  ['another amount', { amount: renewal.total - 1 }],
  ['no amount', { amount: undefined }],
  ['an older version', { version: 2 }],
])('rejects a retry with %s as outdated and charges nothing', async (_, change) => {
  const { retry, journal } = open();
  const before = journal.state().intents;
  expect(await retry({ ...cardOnFile.body, ...change })).toEqual(answers.outdated);
  expect(journal.state().intents).toEqual(before);
});

test('opens one intent for all sessions, whose payment renews', async () => {
  const { retry } = open();
  const first = await retry({ amount: renewal.total, version: 3 });
  expect(first).toMatchObject({ status: 200, body: { type: 'started' } });
  expect(await retry({ amount: renewal.total, version: 3 })).toEqual(first);
});

test('has nothing to retry with autorenew off or without a failed renewal', async () => {
  const { ask, retry, shown } = open();
  await ask('flipAutorenew', { body: { autorenew: false, version: 3 } });
  expect(shown()).toMatchObject({ renewal: null });
  expect(await retry({ ...cardOnFile.body, version: 4 })).toEqual(answers.nothingToRetry);
  const other = openAs('subscriber');
  expect(await other.ask('retryRenewal', sent())).toEqual(answers.nothingToRetry);
});

test('rejects visitors and malformed bodies', async () => {
  const { retry } = open();
  expect(await retry({ ...cardOnFile.body, customer: 'steal-card' })).toEqual(answers.refused);
  expect(await openAs('visitor').ask('retryRenewal', sent())).toEqual(answers.signedOut);
});
