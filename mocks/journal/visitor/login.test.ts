import { expect, test } from 'vitest';
import { begun, kept, openAs } from '#fixtures/world/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { LIMIT, WITHIN } from './limits.ts';
import { SIGN_IN_CODE } from './login.ts';
import { linkIn } from './mails.ts';

const { body: right } = requests.logIn.login;
const wrong = { ...right, password: 'correct hearse' };

test(`locks an address for ten minutes after ${LIMIT} failed logins`, async () => {
  const { ask, clock } = openAs('visitor');
  for (let times = 0; times < LIMIT; times += 1)
    expect(await ask('logIn', { body: wrong })).toEqual(replies.logIn.loginRefused);
  clock.now += WITHIN / 2;
  expect(await ask('logIn', { body: { ...right, email: 'Fatima@reader.example' } })).toEqual({
    ...replies.logIn.tooManyRequests,
    headers: { 'Retry-After': '300' },
  });
  expect(await ask('logIn', { body: { ...right, email: 'noor@reader.example' } })).toEqual(begun(1));
  clock.now += WITHIN / 2;
  expect(await ask('logIn', { body: right })).toEqual(begun(2));
});

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
  expect(mails()).toEqual([{ to: email, about: 'code', code: SIGN_IN_CODE, link: '/account#payment' }]);
  expect(await verify('481 906')).toEqual(begun(2));
  expect(journal.state().reader).toBe(refOf('digital'));
  expect(await verify(typed)).toEqual(replies.verifyCode.codeExpired);
});

test('does not mail a path that leaves the site', async () => {
  const { ask, mails } = openAs('visitor');
  await ask('requestCode', { body: { email, path: '//evil.example' } });
  expect(mails().map(linkIn)).toEqual(['/']);
});
