import { expect, test } from 'vitest';
import { openAs } from '#fixtures/world/journal.ts';
import { replies, requests } from '../../replies.ts';

const { body } = requests.joinMailingList.signup;

test('adds an address with its known tags to the mailing list [API-4]', async () => {
  const { ask, journal } = openAs('visitor');
  const query = 'captcha=fresh&list-tag=events&list-tag=Un%20known&list-tag=&list-tag=back-issues&list-tag=events';
  expect(await ask('joinMailingList', { query, body })).toEqual(replies.joinMailingList.signedUp);
  expect(journal.state().mailingList).toEqual({ [body.email]: ['events', 'back-issues'] });
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
