import { expect, test } from 'vitest';
import { refOf } from '../../readers.ts';
import { redirects, replies, requests } from '../../replies.ts';
import { respond } from '../../respond.ts';
import { createJournal } from '../journal.ts';
import { begun, openAs } from '../open-reader.ts';
import { LIMIT, WITHIN } from './limits.ts';

const { body: right } = requests.logIn.login;
const wrong = { ...right, password: 'correct hearse' };
const ended = {
  'Cache-Control': 'no-store',
  'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
};

test('logs a reader in by password, in whichever case the address is written [API-6]', async () => {
  const { ask, journal } = openAs('visitor');
  expect(await ask('logIn', { body: { ...right, email: ' FATIMA@reader.example ' } })).toEqual(begun(1));
  expect(journal.state().reader).toBe(refOf('expiring'));
});

test.each([
  wrong,
  { ...right, email: 'nobody@reader.example' },
  { ...right, email: 'no address' },
  { ...right, password: 'Correct horse' },
])('answers a wrong password and an unknown address in the same words [API-6] (%#)', async (body) => {
  const { ask, journal } = openAs('visitor');
  expect(await ask('logIn', { body })).toEqual(replies.logIn.loginRefused);
  expect(journal.state().reader).toBeNull();
});

test.each([
  [{}, { email: 'Please give your email address.', password: 'Please give your password.' }],
  [{ email: right.email }, { password: 'Please give your password.' }],
  [{ email: ' ', password: 'x' }, { email: 'Please give your email address.' }],
  [undefined, replies.logIn.fieldErrors.body.errors],
])('asks for what is missing, by field [API-6] (%#)', async (body, errors) => {
  expect(await openAs('visitor').ask('logIn', { body })).toEqual({ status: 400, body: { errors } });
});

test(`takes no login for an address that failed ${LIMIT} times, until ten minutes have passed`, async () => {
  const { ask, clock } = openAs('visitor');
  for (let times = 0; times < LIMIT; times += 1)
    expect(await ask('logIn', { body: wrong })).toEqual(replies.logIn.loginRefused);
  expect(await ask('logIn', { body: { ...right, email: 'Fatima@reader.example' } })).toEqual(
    replies.logIn.tooManyRequests,
  );
  expect(await ask('logIn', { body: { ...right, email: 'noor@reader.example' } })).toEqual(begun(1));
  clock.now += WITHIN;
  expect(await ask('logIn', { body: right })).toEqual(begun(2));
});

test('counts anew after a login, and when everything is forgotten', async () => {
  const { ask, journal } = openAs('visitor');
  const fail = async (most: number) => {
    for (let times = 0; times < most; times += 1) await ask('logIn', { body: wrong });
  };
  await fail(LIMIT - 1);
  await ask('logIn', { body: right });
  await fail(LIMIT - 1);
  expect(await ask('logIn', { body: right })).toMatchObject({ status: 200 });
  await fail(LIMIT);
  expect(await ask('logIn', { body: right })).toEqual(replies.logIn.tooManyRequests);
  journal.reset();
  expect(await ask('logIn', { body: right })).toMatchObject({ status: 200 });
});

test('gives the session a new id at each login, and ends the one before it', () => {
  const journal = createJournal({ keepsCookies: true });
  const first = idOf(journal.ask('logIn', { body: right }).headers);
  const second = idOf(journal.ask('logIn', { body: right, session: first }).headers);
  expect(second).not.toBe(first);
  expect(journal.state().sessions).toEqual({ [second]: refOf('expiring') });
  expect(journal.ask('getSubscriber', { session: first })).toEqual(replies.getSubscriber.signedOut);
  expect(journal.ask('getSubscriber', { session: second }).status).toBe(200);
});

test.each([
  ['endSession', 'API-11'],
  ['logOut', 'API-10'],
] as const)('%s ends the session, and answers the same where there is none [%s]', async (id, _row) => {
  const { ask, journal } = openAs('subscriber');
  const loggedOut = { status: 200, headers: ended, body: {} };
  expect(await ask(id)).toEqual(loggedOut);
  expect(journal.state().reader).toBeNull();
  expect(await ask(id)).toEqual(loggedOut);
});

test('ends the session of the cookie and no other', () => {
  const journal = createJournal({ keepsCookies: true });
  const mine = idOf(journal.ask('logIn', { body: right }).headers);
  const other = idOf(journal.ask('logIn', { body: { ...right, email: 'noor@reader.example' } }).headers);
  journal.ask('endSession', { session: mine });
  expect(journal.state().sessions).toEqual({ [other]: refOf('digital') });
});

test('leads a form that was posted without a script to the home page [API-10]', () => {
  const answer = openAs('subscriber').journal.ask('logOut', { wantsPage: true });
  expect(answer).toEqual(redirects.logOut[303]);
  const response = respond(answer);
  expect([response.status, response.body, response.headers.get('Location')]).toEqual([303, null, '/']);
});

function idOf(headers: object | undefined): string {
  const cookie = headers && 'Set-Cookie' in headers ? String(headers['Set-Cookie']) : '';
  return /^session=([^;]+); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookie)?.[1] ?? 'none';
}
