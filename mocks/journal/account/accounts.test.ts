import { expect, test } from 'vitest';
import { type Person, personOf, refOf } from '../../readers.ts';
import { createJournal } from '../journal.ts';
import { open } from '../open-journal.ts';
import { seedAccounts } from '../seed.ts';
import { accountByEmail, accountOf, firstNameOf, hasSubscription, newAccount, openAccount } from './accounts.ts';

const nameOf = (account: ReturnType<typeof accountOf>) => account?.subscriber.account.name;

test('knows a reader by the session, and by who is looking where a call brings none', () => {
  const journal = createJournal({ keepsCookies: true });
  journal.become('digital');
  journal.work(({ state }) => {
    state.sessions = { ses_1: refOf('expiring') ?? '', ses_2: 'acc_gone' };
  });
  const asking = (session?: string) => journal.work((desk) => nameOf(accountOf(desk)), session);
  expect([undefined, 'ses_1', 'ses_2', 'ses_3', '__proto__', ''].map(asking)).toEqual([
    'Noor Rahman',
    'Fatima Zahra Idrissi',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  journal.become('visitor');
  expect(asking()).toBeUndefined();
});

test('finds an account by its email address, whatever the case and the spaces around it', () => {
  const { journal } = open();
  const found = (email: string) => nameOf(accountByEmail(journal.state(), email));
  expect(['noor@reader.example', ' NOOR@Reader.example ', 'oor@reader.example', ''].map(found)).toEqual([
    'Noor Rahman',
    'Noor Rahman',
    undefined,
    undefined,
  ]);
});

test('opens an account with nothing in it, as the documented reader without a subscription has it', () => {
  const { subscriber, payment_info } = personOf('no-subscription').body;
  const { ref, name, email, created } = subscriber.account;
  const empty = newAccount({ ref, name, email, created, password: 'correct horse' });
  expect(empty).toEqual({ subscriber, payment: payment_info, password: 'correct horse' });
});

test('opens each account under a reference of its own, on the day', () => {
  const { journal } = open();
  const owner = { name: 'Noor Haddad', email: 'haddad@reader.example', password: 'harbour lights' };
  journal.work((desk) => openAccount(desk, owner));
  const account = newAccount({ ...owner, ref: 'acc_1', created: '2026-03-14' });
  expect(journal.state().accounts).toEqual({ ...seedAccounts(), acc_1: account });
});

test.each<[Person, boolean]>([
  ['subscriber', true],
  ['lifetime', true],
  ['digital', true],
  ['expired', false],
  ['cancelled', false],
  ['no-subscription', false],
])('a subscription of %s that can be renewed: %s', (reader, has) => {
  const account = seedAccounts()[refOf(reader) ?? ''];
  expect(account && hasSubscription(account)).toBe(has);
});

test.each([
  ['Noor Rahman', 'Noor'],
  ['Ada', 'Ada'],
  ['Linh Thi Tran', 'Linh'],
])('calls %s %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
