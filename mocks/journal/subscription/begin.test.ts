import { expect, test } from 'vitest';
import { type Person, refOf } from '../../readers.ts';
import { open } from '../open-journal.ts';
import type { Cycle, Deed } from '../order/order-state.ts';
import { beginSubscription } from './begin.ts';
import { ownerOf } from './owners.ts';

const cycle: Cycle = { term: '1year', level: 'low', deliverable: 'digital', orderedBy: 'Ada Okafor', address: null };

/** Gives a reader a subscription by this deed. */
function beginning(person: Person, deed: Omit<Extract<Deed, { kind: 'subscribe' }>, 'kind' | 'owner' | 'cycle'>) {
  const { journal } = open();
  const account = refOf(person) ?? '';
  const token = journal.work((desk) =>
    beginSubscription(desk, { kind: 'subscribe', owner: { account }, cycle, ...deed }),
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
])('autorenew of %s, ordered as %s, is %s after it', (person, autorenew, after) => {
  const { subscriber } = beginning(person, { ...(autorenew !== undefined && { autorenew }) });
  expect(subscriber?.account.autorenew).toBe(after);
});

test('answers the token of the cycle, and mails nothing about one that is no gift', () => {
  const { token, subscriber, mails } = beginning('no-subscription', {});
  expect(token).toBe('sub_1');
  expect(subscriber?.timetable.current_subscription?.info.token).toBe('sub_1');
  expect(mails).toEqual([]);
});

test('mails the reader who redeemed a gift', () => {
  const { mails, subscriber } = beginning('no-subscription', { gift: 'gft_p8Lx3N' });
  expect(mails).toEqual([{ to: subscriber?.account.email, about: 'gift redeemed', link: '/account' }]);
});

test('gives it to the account with the email of a visitor, and opens one where there is none', () => {
  const { journal } = open();
  const visitor = { name: 'Noor Haddad', email: 'NOOR@reader.example', password: 'harbour lights' };
  const owner = (email: string) => journal.work((desk) => ownerOf(desk, { ...visitor, email }).subscriber.account.ref);
  expect(owner('NOOR@reader.example')).toBe(refOf('digital'));
  expect(owner('haddad@reader.example')).toBe('acc_1');
  expect(owner('haddad@reader.example')).toBe('acc_1');
  expect(journal.state().accounts.acc_1).toMatchObject({ password: 'harbour lights' });
});

test('cannot give it to an account that does not exist', () => {
  const { journal } = open();
  expect(() => journal.work((desk) => ownerOf(desk, { account: 'acc_gone' }))).toThrow('There is no account acc_gone.');
});
