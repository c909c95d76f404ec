import { expect, test } from 'vitest';
import { open } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { accountByEmail } from '../account/accounts.ts';
import { createJournal } from '../journal.ts';
import { beginSession, endEverySession, endSession } from './sessions.ts';

const fatima = refOf('expiring');
const { body: login } = requests.logIn.login;
const { basicProduct } = requests.addToCart;
const donation = { query: new URLSearchParams({ captcha: 'fresh' }), body: requests.donate.onetime.body };
const intent = { params: { intent_id: 'pi_2' } };
const cookie = (id: string) => ({ 'Set-Cookie': `session=${id}; Path=/; HttpOnly; Secure; SameSite=Lax` });

/** A journal that tells readers apart by cookies, with numbered ids. */
function serving() {
  let ids = 0;
  return createJournal({ keepsCookies: true, newId: (prefix) => `${prefix}${++ids}` });
}

type Served = ReturnType<typeof serving>;

const begin = (journal: Served, session?: string) =>
  journal.work((desk) => {
    const account = accountByEmail(desk.state, login.email);
    return account && beginSession(desk, account);
  }, session);

const end = (journal: Served, session?: string) => journal.work(endSession, session);

test('hands over the cookie of each session, which no page can read', () => {
  const journal = serving();
  expect(begin(journal)).toEqual(cookie('ses_1'));
  expect(begin(journal)).toEqual(cookie('ses_2'));
  expect(journal.state().sessions).toEqual({ ses_1: fatima, ses_2: fatima });
});

test('replaces the session of a reader who logs in again', () => {
  const journal = serving();
  begin(journal);
  expect(begin(journal, 'ses_1')).toEqual(cookie('ses_2'));
  expect(journal.state().sessions).toEqual({ ses_2: fatima });
});

test('hands the cart and the open order of a visitor over to the session that begins', () => {
  const journal = serving();
  expect(journal.ask('donate', donation).headers).toMatchObject(cookie('ses_1'));
  journal.ask('addToCart', { ...basicProduct, session: 'ses_1' });
  const { 'Set-Cookie': handed = '' } = begin(journal, 'ses_1') ?? {};
  const session = /^session=([^;]+)/.exec(handed)?.[1] ?? '';
  expect(journal.ask('getCart', { session }).body).toMatchObject({ count: 1 });
  expect(journal.ask('getFulfilment', { ...intent, session }).status).toBe(200);
  expect(journal.ask('getCart', { session: 'ses_1' }).body).toEqual(replies.getCart.empty.body);
  expect(journal.ask('getFulfilment', { ...intent, session: 'ses_1' }).status).toBe(404);
});

test('ends the session of the cookie, loses its cart and takes the cookie back', () => {
  const journal = serving();
  begin(journal);
  begin(journal);
  journal.ask('addToCart', { ...basicProduct, session: 'ses_1' });
  expect(end(journal, 'ses_1')).toEqual({
    'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
  });
  expect(journal.state().sessions).toEqual({ ses_2: fatima });
  expect(journal.ask('getCart', { session: 'ses_1' }).body).toEqual(replies.getCart.empty.body);
});

test('leaves the reader of a scenario logged in when a cookie begins or ends', () => {
  const journal = serving();
  journal.become('digital');
  begin(journal);
  end(journal, 'ses_1');
  end(journal);
  expect(journal.state()).toMatchObject({ sessions: {}, reader: refOf('digital') });
});

test('lets one reader at a time look where there are no cookies, with the cart and the order of before', () => {
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

test.each([
  ['signed-out', 'normal'],
  ['slow', 'slow'],
  ['normal', 'normal'],
] as const)('a login turns the network from %s to %s', (network, after) => {
  const { journal } = open();
  journal.steer({ network });
  journal.ask('logIn', { body: login });
  expect(journal.state().switches.network).toBe(after);
});

test('forgets every session and the reader of a page', () => {
  const journal = serving();
  begin(journal);
  journal.become('digital');
  journal.work(({ state }) => endEverySession(state));
  expect(journal.state()).toMatchObject({ sessions: {}, reader: null });
});
