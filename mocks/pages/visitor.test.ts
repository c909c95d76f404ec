import { expect, test } from 'vitest';
import { begun, openAs } from '#fixtures/world/journal.ts';
import { OpenPage } from '#machines/api/schemas/pages/OpenPage.ts';
import { type Reader, refOf } from '../readers.ts';
import { pages } from '../replies.ts';

function dataAt(address: string, reader: Reader): unknown {
  const page = openAs(reader).visit(address);
  return page && 'data' in page ? page.data : page;
}

test.each([
  ['/login', undefined],
  ['/login?url=%2Faccount%23payment', '/account#payment'],
  ['/login?url=%2F%2Fevil.example', undefined],
  ['/login?url=%2Flogout', undefined],
])('shows a visitor %s with the next path %s', (address, path) => {
  const page = OpenPage(dataAt(address, 'visitor'));
  expect(page?.settings.login).toEqual({ google: true, institutional: true, ...(path && { path }) });
  expect(page?.subscriber).toBeNull();
});

test.each([
  ['/login?url=%2Faccount', '/account'],
  ['/login', '/'],
  ['/login?url=https%3A%2F%2Fevil.example', '/'],
])('redirects a logged-in reader from %s to %s', (address, redirect) => {
  expect(dataAt(address, 'subscriber')).toEqual({ redirect });
});

test('opens the institutional tab on the page for institutions', () => {
  const { settings } = pages.showInstitutionalSubscriptions.institutionalVisitor.body;
  expect(OpenPage(dataAt('/institutional-subscriptions', 'visitor'))).toMatchObject({ settings, subscriber: null });
});

test.each([
  ['/oauth/google?url=%2Faccount%23payment', '/account#payment'],
  ['/oauth/google', '/'],
  ['/oauth/openathens?url=%2F%5Cevil.example', '/'],
  ['/oauth/openathens/deeplink?entity=urn%3Ax&target=%2Fstore%2Fissues', '/store/issues'],
  ['/oauth/openathens/deeplink?entity=urn%3Ax&target=%2Foauth%2Fgoogle', '/'],
])('signs a reader in at %s and leads to %s', (address, redirect) => {
  const opened = openAs('visitor');
  expect(opened.visit(address)).toEqual({
    redirect,
    headers: {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': begun(1).headers['Set-Cookie'],
    },
  });
  expect(opened.journal.state().reader).toBe(refOf('expiring'));
});
