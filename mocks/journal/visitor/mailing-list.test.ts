import { expect, test } from 'vitest';
import { openAs } from '../../../tests/support/journal.ts';
import { replies, requests } from '../../replies.ts';

const { body } = requests.joinMailingList.signup;

test('adds an address with its known tags to the mailing list [API-4]', async () => {
  const { ask, journal } = openAs('visitor');
  const query = 'captcha=fresh&list-tag=events&list-tag=Un%20known&list-tag=&list-tag=back-issues&list-tag=events';
  expect(await ask('joinMailingList', { query, body })).toEqual(replies.joinMailingList.signedUp);
  expect(journal.state().mailingList).toEqual({ [body.email]: ['events', 'back-issues'] });
});

test("answers the same for listed and readers' addresses as for new ones", async () => {
  const { ask, journal } = openAs('visitor');
  for (const [at, email] of [body.email, ` ${body.email.toUpperCase()} `, 'noor@reader.example'].entries())
    expect(await ask('joinMailingList', { query: `captcha=${at}`, body: { email } })).toEqual(
      replies.joinMailingList.signedUp,
    );
  expect(journal.state().mailingList).toEqual({ [body.email]: [], 'noor@reader.example': [] });
});

test.each(['', 'wanjiru', undefined])('rejects the address %j at its field [API-4]', async (email) => {
  const { ask } = openAs('visitor');
  expect(await ask('joinMailingList', { query: 'captcha=fresh', body: { email } })).toEqual(
    replies.joinMailingList.emailRefused,
  );
});

test('accepts a bot token once, and needs none if the host has no check', async () => {
  const { ask, journal } = openAs('visitor');
  const join = (captcha: string) => ask('joinMailingList', { query: `captcha=${captcha}`, body });
  expect(await join('')).toEqual(replies.joinMailingList.botCheckRefused);
  expect(await join('fresh')).toEqual(replies.joinMailingList.signedUp);
  expect(await join('fresh')).toEqual(replies.joinMailingList.botCheckRefused);
  journal.choose('bot-check-absent');
  expect(await join('')).toEqual(replies.joinMailingList.signedUp);
});

test('lists the institutions [API-5]', async () => {
  expect(await openAs('visitor').ask('getIdentityProviders')).toEqual(replies.getIdentityProviders.institutions);
});

test('adds an address without a query if the host has no bot check', () => {
  const { journal } = openAs('visitor');
  journal.choose('bot-check-absent');
  expect(journal.ask('joinMailingList', { body })).toEqual(replies.joinMailingList.signedUp);
  expect(journal.state().mailingList).toEqual({ [body.email]: [] });
});
