import { expect, test } from 'vitest';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { begun, kept, openAs } from '../open-reader.ts';
import { LIMIT } from './limits.ts';
import { CODE_LASTS, SIGN_IN_CODE, TRIES } from './sign-in-code.ts';

const { email, path } = requests.requestCode.code.body;
const { password: typed } = requests.verifyCode.verify.body;

/** Asks for a code and for what follows it. */
async function requested(address: string = email) {
  const opened = openAs('visitor');
  const answer = await opened.ask('requestCode', { body: { email: address, path } });
  const { token } = answer.body as { token: string };
  const verify = (password: string, code = token) => opened.ask('verifyCode', { body: { token: code, password } });
  return { ...opened, answer, token, verify };
}

test('mails a code and logs in with it, once, as it is typed [API-8, API-9]', async () => {
  const { answer, mails, verify, journal } = await requested();
  expect(answer).toEqual(kept({ token: 'vrf_1' }));
  expect(mails()).toEqual([{ to: email, about: 'sign-in code', code: SIGN_IN_CODE, link: '/account#payment' }]);
  expect(typed).toBe('481 906');
  expect(await verify(typed)).toEqual(begun(2));
  expect(journal.state().reader).toBe(refOf('digital'));
  expect(await verify(typed)).toEqual(replies.verifyCode.codeExpired);
});

test('answers an unknown address as a known one, but mails nothing and lets nobody in [API-8, API-9]', async () => {
  const { answer, mails, verify, journal } = await requested('nobody@reader.example');
  expect(answer).toEqual(kept({ token: 'vrf_1' }));
  expect(mails()).toEqual([]);
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.wrongCode);
  expect(journal.state().reader).toBeNull();
});

test(`takes ${TRIES} attempts at a code, and then not even the right one [API-9]`, async () => {
  const { verify } = await requested();
  for (let tries = 1; tries < TRIES; tries += 1) expect(await verify('000000')).toEqual(replies.verifyCode.wrongCode);
  expect(await verify('000000')).toEqual(replies.verifyCode.tooManyAttempts);
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.tooManyAttempts);
});

test('takes the right code at the last attempt', async () => {
  const { verify } = await requested();
  for (let tries = 1; tries < TRIES; tries += 1) await verify('');
  expect(await verify(SIGN_IN_CODE)).toEqual(begun(2));
});

test('lets a code live for ten minutes', async () => {
  const { verify, clock } = await requested();
  clock.now += CODE_LASTS - 1;
  expect(await verify('1')).toEqual(replies.verifyCode.wrongCode);
  clock.now += 1;
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.codeExpired);
});

test('ends a code by a new one for the same address', async () => {
  const { ask, verify } = await requested();
  await ask('requestCode', { body: { email: ` ${email.toUpperCase()}`, path } });
  expect(await verify(SIGN_IN_CODE)).toEqual(replies.verifyCode.codeExpired);
  expect(await verify(SIGN_IN_CODE, 'vrf_2')).toEqual(begun(3));
});

test.each(['vrf_unknown', '__proto__', '', replies.requestCode.codeSent.body.token])(
  'knows no code for the token %j',
  async (token) => {
    const { verify } = await requested();
    expect(await verify(SIGN_IN_CODE, token)).toEqual(replies.verifyCode.codeExpired);
  },
);

test.each(['', 'noor', 'noor@reader', 'noor@reader.example, x@y.example', undefined])(
  'refuses %j as an address to mail to',
  async (address) => {
    const { ask, mails } = openAs('visitor');
    expect(await ask('requestCode', { body: { email: address, path: '/' } })).toEqual(replies.requestCode.fieldErrors);
    expect(await ask('resetPassword', { body: { email: address } })).toEqual(replies.resetPassword.fieldErrors);
    expect(mails()).toEqual([]);
  },
);

test('mails no path that leads away', async () => {
  const { ask, mails } = openAs('visitor');
  await ask('requestCode', { body: { email, path: '//evil.example' } });
  expect(mails().map(({ link }) => link)).toEqual(['/']);
});

test('mails a link to a new password to a known address, and says the same to an unknown one [API-7]', async () => {
  const { ask, mails } = openAs('visitor');
  for (const address of [email, 'nobody@reader.example'])
    expect(await ask('resetPassword', { body: { email: ` ${address} ` } })).toEqual(replies.resetPassword.linkSent);
  expect(mails()).toEqual([{ to: email, about: 'password link', link: '/password?token=lnk_1' }]);
});

test.each([email, 'nobody@reader.example'])('mails %s no more often than the limit', async (address) => {
  const { ask } = openAs('visitor');
  for (let times = 0; times < LIMIT; times += 1)
    expect((await ask('requestCode', { body: { email: address, path } })).status).toBe(200);
  expect(await ask('requestCode', { body: { email: address, path } })).toEqual(replies.requestCode.tooManyRequests);
  expect(await ask('resetPassword', { body: { email: address } })).toEqual(replies.resetPassword.tooManyRequests);
});
