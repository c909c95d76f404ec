import { expect, test } from 'vitest';
import { open, openAs } from '../../../tests/support/journal.ts';
import type { CallId } from '../../documented.ts';
import { type Person, personOf, refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { callIds, isChanging } from '../../routes.ts';
import { createJournal } from '../journal.ts';
import { LINKS } from '../visitor/access-state.ts';
import { firstNameOf, newAccount, seedAccounts } from './account-state.ts';
import { accountByEmail, accountOf, hasSubscription, openAccount } from './accounts.ts';
import { confirmEmail } from './details.ts';

const nameOf = (account: ReturnType<typeof accountOf>) => account?.subscriber.account.name;

test('identifies a reader by session, or by the current reader if the call has no session', () => {
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

test('finds an account by email, ignoring case and surrounding spaces', () => {
  const { journal } = open();
  const found = (email: string) => nameOf(accountByEmail(journal.state(), email));
  expect(['noor@reader.example', ' NOOR@Reader.example ', 'oor@reader.example', ''].map(found)).toEqual([
    'Noor Rahman',
    'Noor Rahman',
    undefined,
    undefined,
  ]);
});

test('opens an empty account, like that of the documented reader without a subscription', () => {
  const { subscriber, payment_info } = personOf('no-subscription').body;
  const { ref, name, email, created } = subscriber.account;
  const empty = newAccount({ ref, name, email, created, password: 'correct horse' });
  expect(empty).toEqual({ subscriber, payment: payment_info, password: 'correct horse' });
});

test('gives each new account its own reference and the current date', () => {
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
])('checks whether %s has a renewable subscription: %s', (reader, has) => {
  const account = seedAccounts()[refOf(reader) ?? ''];
  expect(account && hasSubscription(account)).toBe(has);
});

test.each([
  ['Noor Rahman', 'Noor'],
  ['Ada', 'Ada'],
  ['Linh Thi Tran', 'Linh'],
])('shortens the name %s to %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

const { body: austin } = requests.changeAddress.unitedStates;

test('does not confirm a link whose account or address is gone', () => {
  const { journal } = openAs('visitor');
  journal.work(({ state }) => {
    const { [LINKS.email]: link } = state.links;
    if (link)
      Object.assign(state.links, { lnk_a: { ...link, account: 'acc_gone' }, lnk_b: { ...link, email: undefined } });
  });
  const before = journal.state().accounts;
  for (const token of ['lnk_a', 'lnk_b']) expect(journal.work((desk) => confirmEmail(desk, token))).toBeUndefined();
  expect(journal.state().accounts).toEqual(before);
});

test('sends no mail if the address does not change [API-14]', async () => {
  const { ask, mails, journal } = openAs('digital');
  expect((await ask('changeEmail', { body: { email: 'NOOR@reader.example' } })).status).toBe(200);
  expect(mails()).toEqual([]);
  expect(await ask('changeEmail', { body: [] })).toEqual(replies.changeEmail.refused);
  await ask('changeEmail', { body: { email: 'noor@post.example' } });
  expect(journal.state().links.lnk_1).toMatchObject({
    opens: 'email',
    account: refOf('digital'),
    email: 'noor@post.example',
  });
});

test.each(['changeAddress', 'deleteAddress', 'changeAddressByLink', 'setCard', 'getSubscriber'] as const)(
  '%s by a visitor without a query requires a session',
  (id) => {
    expect(openAs('visitor').journal.ask(id)).toMatchObject({ status: 401 });
  },
);

test.each(['changeAddress', 'deleteAddress'] as const)('%s finds no slot without a path', (id) => {
  const { journal } = openAs('expiring');
  const before = journal.state().accounts;
  expect([200, 400]).toContain(journal.ask(id, { body: austin }).status);
  expect(journal.state().accounts).toEqual(before);
});

const changing = callIds.filter(isChanging);
const VIEWED = `admin-view=${refOf('subscriber')}&captcha=fresh`;

const bodyOf = (id: CallId): unknown => {
  const documented: Partial<Record<CallId, Record<string, { body: unknown }>>> = requests;
  return Object.values(documented[id] ?? {})[0]?.body;
};

test('only calls that change something document the refusal, all in the same words', () => {
  expect(new Set(changing.map((id) => JSON.stringify(replies[id].viewOnly))).size).toBe(1);
  expect(callIds.filter((id) => 'viewOnly' in replies[id])).toEqual(changing);
});

test.each(changing)('%s is refused without effect in an administrator’s view [HOST-15]', async (id) => {
  const { ask, journal } = openAs('administrator');
  const before = journal.state();
  expect(await ask(id, { query: VIEWED, body: bodyOf(id), key: 'attempt-1' })).toEqual(replies[id].viewOnly);
  expect(journal.state()).toEqual(before);
});

test.each(changing)('%s ignores admin-view for other readers [HOST-15]', async (id) => {
  const body = bodyOf(id);
  for (const [reader, query] of [
    ['administrator', 'captcha=fresh'],
    ['subscriber', VIEWED],
    ['visitor', VIEWED],
  ] as const)
    expect(await openAs(reader).ask(id, { query, body })).not.toEqual(replies[id].viewOnly);
});

test('an order refused in an administrator’s view can be sent again outside it with the same key [HOST-15]', async () => {
  const { ask } = openAs('administrator');
  const order = { body: requests.donate.onetime.body, key: 'attempt-1' };
  expect(await ask('donate', { ...order, query: VIEWED })).toEqual(replies.donate.viewOnly);
  expect(await ask('donate', { ...order, query: 'captcha=fresh' })).toMatchObject({ status: 200 });
});
