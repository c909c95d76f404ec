import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { accountByEmail } from '../account/accounts.ts';
import { createJournal } from '../journal.ts';
import { beginSession, endSession, loseSession } from './sessions.ts';

const fatima = refOf('expiring');
const { body: login } = requests.logIn.login;
const { basicProduct } = requests.addToCart;
const cookie = (id: string) => ({ 'Set-Cookie': `session=${id}; Path=/; HttpOnly; Secure; SameSite=Lax` });

function serving() {
  let ids = 0;
  return createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
}

type Served = ReturnType<typeof serving>;

const begin = (journal: Served, session?: string) =>
  journal.work((context) => {
    const account = accountByEmail(context.state, login.email);
    return account && beginSession(context, account);
  }, session);

const end = (journal: Served, session?: string) => journal.work(endSession, session);

const paying = (captcha: string, session?: string) => ({
  query: new URLSearchParams({ captcha }),
  ...(session !== undefined && { session }),
});

test('sets an HttpOnly cookie for each session', () => {
  const journal = serving();
  expect(begin(journal)).toEqual(cookie('ses_1'));
  expect(begin(journal)).toEqual(cookie('ses_2'));
  expect(journal.state().sessions).toEqual({ ses_1: fatima, ses_2: fatima });
});

test("keeps a scenario's reader logged in when a cookie session starts or ends", () => {
  const journal = serving();
  journal.become('digital');
  begin(journal);
  end(journal, 'ses_1');
  end(journal);
  expect(journal.state()).toMatchObject({ sessions: {}, reader: refOf('digital') });
});

test('keeps the cart and order of one reader at a time without cookies', () => {
  const { journal, order, read } = open();
  order();
  journal.ask('addToCart', basicProduct);
  journal.ask('logIn', { body: login });
  expect(journal.state()).toMatchObject({ reader: fatima, sessions: {} });
  expect(read('pi_1')).toEqual({ status: 'unpaid' });
  expect(journal.ask('getCart').body).toMatchObject({ count: 1 });
  journal.ask('endSession');
  expect(journal.state().reader).toBeNull();
  expect(journal.ask('getCart').body).toEqual(replies.getCart.empty.body);
});

test("an order that a guest has not paid is the reader's after login", () => {
  const journal = serving();
  const donate = (captcha: string, session?: string) =>
    journal.ask('donate', { ...paying(captcha, session), body: requests.donate.onetime.body }).body;
  const begun = donate('first');
  journal.ask('logIn', { body: login, session: lastOf(journal) });
  expect(begun).toHaveProperty('data.keys');
  expect(donate('second', lastOf(journal))).toEqual(begun);
});

test("a login leaves a gift's payment to the session that pays for it now", () => {
  const journal = serving();
  const redeem = (captcha: string, session?: string) => {
    const { body: form } = requests.redeemGift.newReader;
    const subscription = { token: 'gft_digitalGift', deliverable: 'print-a' };
    return journal.ask('redeemGift', { ...paying(captcha, session), body: { ...form, subscription } }).body;
  };
  redeem('one');
  const one = lastOf(journal);
  const begun = redeem('other');
  const other = lastOf(journal);
  journal.ask('logIn', { body: login, session: one });
  expect(begun).toHaveProperty('data.data.keys');
  expect(redeem('again', other)).toEqual(begun);
});

test.each([
  ['signed-out', 'normal'],
  ['slow', 'slow'],
  ['normal', 'normal'],
] as const)('a login changes the network from %s to %s', (network, after) => {
  const { journal } = open();
  journal.steer({ network });
  journal.ask('logIn', { body: login });
  expect(journal.state().switches.network).toBe(after);
});

test('forgets all sessions and the current reader', () => {
  const journal = serving();
  begin(journal);
  journal.become('digital');
  journal.work(({ state }) => loseSession(state));
  expect(journal.state()).toMatchObject({ sessions: { ses_1: null }, reader: null });
});

test('opens its own session for an id that it did not issue', () => {
  const journal = serving();
  for (const session of ['ses_9', '__proto__', 'constructor'])
    expect(journal.ask('addToCart', { ...basicProduct, session }).headers).toMatchObject(cookie(lastOf(journal)));
  const first = journal.ask('addToCart', { ...basicProduct, session: 'ses_1' });
  expect([first.status, Object(first.headers)['Set-Cookie']]).toEqual([200, undefined]);
  const { 'Set-Cookie': entered } = Object(journal.ask('logIn', { body: login, session: 'ses_1' }).headers);
  expect(entered).not.toContain('ses_1;');
  expect(Object(journal.ask('addToCart', { ...basicProduct, session: 'ses_1' }).headers)['Set-Cookie']).toBeDefined();
});

const lastOf = (journal: Served): string => Object.keys(journal.state().sessions).at(-1) ?? 'none';
