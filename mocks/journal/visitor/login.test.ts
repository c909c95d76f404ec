import { expect, test } from 'vitest';
import { begun, kept, openAs } from '../../../tests/support/journal.ts';
import { refOf } from '../../readers.ts';
import { redirects, replies, requests } from '../../replies.ts';
import { respond } from '../../respond.ts';
import { createJournal } from '../journal.ts';
import { LIMIT, WITHIN } from './limits.ts';
import { CODE_LASTS, SIGN_IN_CODE, TRIES } from './login.ts';

const { body: right } = requests.logIn.login;
const wrong = { ...right, password: 'correct hearse' };
const ended = {
  'Cache-Control': 'no-store',
  'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax',
};

test('logs in by password, ignoring the case of the email [API-6]', async () => {
  const { ask, journal } = openAs('visitor');
  expect(await ask('logIn', { body: { ...right, email: ' FATIMA@reader.example ' } })).toEqual(begun(1));
  expect(journal.state().reader).toBe(refOf('expiring'));
});

test.each([
  wrong,
  { ...right, email: 'nobody@reader.example' },
  { ...right, email: 'no address' },
  { ...right, password: 'Correct horse' },
])('answers a wrong password like an unknown address [API-6] (%#)', async (body) => {
  const { ask, journal } = openAs('visitor');
  expect(await ask('logIn', { body })).toEqual(replies.logIn.loginRefused);
  expect(journal.state().reader).toBeNull();
});

test.each([
  [{}, { email: 'Please give your email address.', password: 'Please give your password.' }],
  [{ email: right.email }, { password: 'Please give your password.' }],
  [{ email: ' ', password: 'x' }, { email: 'Please give your email address.' }],
  [undefined, replies.logIn.fieldErrors.body.errors],
])('reports missing fields [API-6] (%#)', async (body, errors) => {
  expect(await openAs('visitor').ask('logIn', { body })).toEqual({ status: 400, body: { errors } });
});

test(`locks an address for ten minutes after ${LIMIT} failed logins`, async () => {
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

test('resets the count after a login and after a reset', async () => {
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

test('gives the session a new id at each login and ends the previous one', () => {
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
] as const)('%s ends the session and answers the same without one [%s]', async (id, _row) => {
  const { ask, journal } = openAs('subscriber');
  const loggedOut = { status: 200, headers: ended, body: {} };
  expect(await ask(id)).toEqual(loggedOut);
  expect(journal.state().reader).toBeNull();
  expect(await ask(id)).toEqual(loggedOut);
});

test('ends only the session of the cookie', () => {
  const journal = createJournal({ keepsCookies: true });
  const mine = idOf(journal.ask('logIn', { body: right }).headers);
  const other = idOf(journal.ask('logIn', { body: { ...right, email: 'noor@reader.example' } }).headers);
  journal.ask('endSession', { session: mine });
  expect(journal.state().sessions).toEqual({ [other]: refOf('digital') });
});

test('redirects a form posted without script to the home page [API-10]', () => {
  const answer = openAs('subscriber').journal.ask('logOut', { wantsPage: true });
  expect(answer).toEqual(redirects.logOut[303]);
  const response = respond(answer);
  expect([response.status, response.body, response.headers.get('Location')]).toEqual([303, null, '/']);
});

function idOf(headers: object | undefined): string {
  const cookie = headers && 'Set-Cookie' in headers ? String(headers['Set-Cookie']) : '';
  return /^session=([^;]+); Path=\/; HttpOnly; Secure; SameSite=Lax$/.exec(cookie)?.[1] ?? 'none';
}

const { email, path } = requests.requestCode.code.body;
const { password: typed } = requests.verifyCode.verify.body;

async function requested(address: string = email) {
  const opened = openAs('visitor');
  const answer = await opened.ask('requestCode', { body: { email: address, path } });
  const { token } = answer.body as { token: string };
  const verify = (password: string, code = token) => opened.ask('verifyCode', { body: { token: code, password } });
  return { ...opened, answer, token, verify };
}

test('mails a code and accepts it once, with spaces [API-8, API-9]', async () => {
  const { answer, mails, verify, journal } = await requested();
  expect(answer).toEqual(kept({ token: 'vrf_1' }));
  expect(mails()).toEqual([{ to: email, about: 'sign-in code', code: SIGN_IN_CODE, link: '/account#payment' }]);
  expect(await verify('481 906')).toEqual(begun(2));
  expect(journal.state().reader).toBe(refOf('digital'));
  expect(await verify(typed)).toEqual(replies.verifyCode.codeExpired);
});

test('answers an unknown address like a known one, but mails nothing and accepts no code [API-8, API-9]', async () => {
  const { answer, mails, verify, journal } = await requested('nobody@reader.example');
  expect(answer).toEqual(kept({ token: 'vrf_1' }));
  expect(mails()).toEqual([]);
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.wrongCode);
  expect(journal.state().reader).toBeNull();
});

test(`accepts ${TRIES} attempts at a code, then rejects even the right one [API-9]`, async () => {
  const { verify } = await requested();
  for (let tries = 1; tries < TRIES; tries += 1) expect(await verify('000000')).toEqual(replies.verifyCode.wrongCode);
  expect(await verify('000000')).toEqual(replies.verifyCode.tooManyAttempts);
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.tooManyAttempts);
});

test('accepts the right code at the last attempt', async () => {
  const { verify } = await requested();
  for (let tries = 1; tries < TRIES; tries += 1) await verify('');
  expect(await verify(SIGN_IN_CODE)).toEqual(begun(2));
});

test('expires a code after ten minutes', async () => {
  const { verify, clock } = await requested();
  clock.now += CODE_LASTS - 1;
  expect(await verify('1')).toEqual(replies.verifyCode.wrongCode);
  clock.now += 1;
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.codeExpired);
});

test('replaces a code by a new one for the same address', async () => {
  const { ask, verify } = await requested();
  await ask('requestCode', { body: { email: ` ${email.toUpperCase()}`, path } });
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.codeExpired);
  expect(await verify(SIGN_IN_CODE, 'vrf_2')).toEqual(begun(3));
});

test.each(['vrf_unknown', '__proto__', '', replies.requestCode.codeSent.body.token])(
  'has no code for the token %j',
  async (token) => {
    const { verify } = await requested();
    expect(await verify(SIGN_IN_CODE, token)).toEqual(replies.verifyCode.codeExpired);
  },
);

test.each(['', 'noor', 'noor@reader', 'noor@reader.example, x@y.example', undefined])(
  'rejects %j as an email address',
  async (address) => {
    const { ask, mails } = openAs('visitor');
    expect(await ask('requestCode', { body: { email: address, path: '/' } })).toEqual(replies.requestCode.fieldErrors);
    expect(await ask('resetPassword', { body: { email: address } })).toEqual(replies.resetPassword.fieldErrors);
    expect(mails()).toEqual([]);
  },
);

test('does not mail a path that leaves the site', async () => {
  const { ask, mails } = openAs('visitor');
  await ask('requestCode', { body: { email, path: '//evil.example' } });
  expect(mails().map(({ link }) => link)).toEqual(['/']);
});

test('mails a password link to a known address and answers an unknown one the same [API-7]', async () => {
  const { ask, mails } = openAs('visitor');
  for (const address of [email, 'nobody@reader.example'])
    expect(await ask('resetPassword', { body: { email: ` ${address} ` } })).toEqual(replies.resetPassword.linkSent);
  expect(mails()).toEqual([{ to: email, about: 'password link', link: '/password?token=lnk_1' }]);
});

test.each([email, 'nobody@reader.example'])('limits mails to %s', async (address) => {
  const { ask } = openAs('visitor');
  for (let times = 0; times < LIMIT; times += 1)
    expect((await ask('requestCode', { body: { email: address, path } })).status).toBe(200);
  expect(await ask('requestCode', { body: { email: address, path } })).toEqual(replies.requestCode.tooManyRequests);
  expect(await ask('resetPassword', { body: { email: address } })).toEqual(replies.resetPassword.tooManyRequests);
});
