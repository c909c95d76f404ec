import { expect, test } from 'vitest';
import { open } from '#fixtures/world/journal.ts';
import { refOf } from '../../readers.ts';
import { replies, requests } from '../../replies.ts';
import { LINKS } from './access-state.ts';
import { LIMIT } from './limits.ts';
import { SIGN_IN_CODE } from './login.ts';
import { linkOf, send } from './mails.ts';

const { email } = requests.requestCode.code.body;

test('remembers a used link and code', () => {
  const { journal, clock } = open();
  clock.now = -1;
  const account = refOf('address-missing');
  expect(journal.work((context) => linkOf(context, 'address', LINKS.tooOld))).toEqual({
    opens: 'address',
    account,
    until: 0,
  });
  clock.now = 0;
  expect(journal.work((context) => linkOf(context, 'address', LINKS.tooOld))).toBeUndefined();
  const { token } = replies.requestCode.codeSent.body;
  expect(journal.ask('verifyCode', { body: { token, password: SIGN_IN_CODE } })).toMatchObject({ status: 200 });
  expect(journal.state().reader).toBe(refOf('digital'));
});

test('mails a password link that is valid for an hour [API-7]', () => {
  const { journal, clock } = open();
  journal.ask('resetPassword', { body: { email } });
  const until = clock.now + 3_600_000;
  expect(journal.state().links.lnk_1).toEqual({ opens: 'password', account: refOf('digital'), until });
  clock.now = until - 1;
  expect(journal.work((context) => linkOf(context, 'password', 'lnk_1'))).toBeDefined();
  clock.now = until;
  expect(journal.work((context) => linkOf(context, 'password', 'lnk_1'))).toBeUndefined();
});

test('counts mails with links and with codes together', () => {
  const { journal } = open();
  for (let times = 0; times < LIMIT; times += 1)
    expect(journal.ask('resetPassword', { body: { email } })).toEqual(replies.resetPassword.linkSent);
  const headers = { 'Retry-After': '600' };
  for (const call of ['resetPassword', 'requestCode'] as const)
    expect(journal.ask(call, { body: { email } })).toEqual({ ...replies[call].tooManyRequests, headers });
});

test('keeps the latest two hundred mails', () => {
  const { journal } = open();
  const mails = Array.from({ length: 201 }, (_, one) => ({
    about: 'code' as const,
    to: `${one}@reader.example`,
    code: '1',
  }));
  journal.work((context) => {
    for (const mail of mails) send(context, mail);
  });
  expect(journal.state().mails).toEqual(mails.slice(1));
});
