import { expect, test } from 'vitest';
import { createJournal, type Journal } from '../journal/journal.ts';
import { refOf } from '../readers.ts';
import { pageAt } from './site.ts';

const at = (address: string, journal: Journal = createJournal()) => {
  const { pathname, searchParams } = new URL(address, 'https://journal.example');
  return pageAt(journal, pathname, searchParams);
};

test('shows the page of a path by its name in the contract', () => {
  expect(at('/invoice/inv_5tG4hA')).toMatchObject({ kind: 'page', path: '/invoice/{invoice}' });
});

test.each(['/nowhere', '/subscribe/', '/account/subscriptions', '/invoice/inv_1/more', '/__proto__', '/oauth'])(
  'has no page at %s',
  (path) => {
    expect(at(path)).toEqual({ kind: 'nowhere' });
  },
);

test('redirects a visitor to the login, and a returning reader to where they were going', () => {
  const journal = createJournal();
  expect(at('/account/name', journal)).toEqual({ kind: 'redirect', to: '/login?url=%2Faccount%2Fname' });
  journal.become('subscriber');
  expect(at('/login?url=%2Faccount%2Fname', journal)).toEqual({ kind: 'redirect', to: '/account/name' });
});

test.each([
  ['/oauth/google?url=/account', 'Google', '/account'],
  ['/oauth/openathens?url=%2Fsubscribe', 'OpenAthens', '/subscribe'],
  [
    '/oauth/openathens/deeplink?entity=https%3A%2F%2Fsso.northshore.example%2Fshibboleth&target=/donate',
    'North Shore University',
    '/donate',
  ],
  ['/oauth/openathens/deeplink?entity=urn:unknown&target=//evil.example', 'OpenAthens', '/'],
  ['/oauth/google?url=https://evil.example', 'Google', '/'],
  ['/oauth/google', 'Google', '/'],
])('signs a reader in at %s', (address, provider, path) => {
  const journal = createJournal();
  const page = at(address, journal);
  if (page.kind !== 'sign-in') throw new Error(`${address} is no sign-in.`);
  expect(page.signIn).toMatchObject({ provider, cancel: '/login' });
  expect(page.signIn.people).toContainEqual({
    reader: 'donor',
    name: 'Tomás Lindqvist',
    email: 'tomas@reader.example',
  });
  expect(journal.state().reader).toBeNull();
  expect(page.signIn.choose('donor')).toBe(path);
  expect(journal.state().reader).toBe(refOf('donor'));
});
