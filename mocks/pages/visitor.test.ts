import { expect, test } from 'vitest';
import { begun, openAs } from '#fixtures/world/journal.ts';
import { ArticlePage } from '#machines/api/schemas/pages/ArticlePage.ts';
import { OpenPage } from '#machines/api/schemas/pages/OpenPage.ts';
import { ShellPage } from '#machines/api/schemas/pages/ShellPage.ts';
import { personOf, type Reader, refOf } from '../readers.ts';
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

test('does not log out when the logout page is opened', () => {
  const opened = openAs('expiring');
  opened.visit('/logout');
  expect(opened.journal.state().reader).toBe(refOf('expiring'));
  expect(OpenPage(dataAt('/logout', 'expiring'))?.subscriber).toEqual(personOf('expiring').body.subscriber);
  expect(OpenPage(dataAt('/logout', 'visitor'))?.subscriber).toBeNull();
});

test('opens the institutional tab on the page for institutions', () => {
  const { settings } = pages.showInstitutionalSubscriptions.institutionalVisitor.body;
  expect(OpenPage(dataAt('/institutional-subscriptions', 'visitor'))).toMatchObject({ settings, subscriber: null });
});

test.each([
  ['visitor', null],
  ['donor', refOf('donor')],
] as const)('shows a %s the front page, whose header loads the cart', (reader, ref) => {
  const page = ShellPage(dataAt('/', reader));
  expect(page?.settings).toMatchObject(pages.showHome.shellVisitor.body.settings);
  expect([page?.subscriber?.account.ref ?? null, page?.cart]).toEqual([ref, undefined]);
});

test.each([
  ['keepers-of-the-light', pages.showArticle.article.body.article],
  ['a-note-to-readers', pages.showArticle.plainArticle.body.article],
  ['light', null],
])('shows the post %s', (slug, article) => {
  expect(ArticlePage(dataAt(`/articles/${slug}`, 'visitor'))?.article).toEqual(article);
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
