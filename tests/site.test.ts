import { expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import type { VisitId } from '#mocks/documented.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { visits } from '#mocks/routes.gen.ts';
import { visitIds } from '#mocks/routes.ts';
import { enterWorld } from '#mocks/site/browser.ts';
import { pageAt } from '#mocks/site/site.ts';
import { INDEX } from '#src/site/index-of-pages.ts';
import { PAGES } from '#src/site/pages.ts';

const isLink = (id: VisitId) => visits[id].path.startsWith('/oauth/');

test('the development site has exactly one page for each HTML route of the contract', () => {
  const paths = visitIds.filter((id) => !isLink(id)).map((id) => visits[id].path);
  expect(Object.keys(PAGES).sort()).toEqual([...paths].sort());
});

test('every widget belongs to a page of the contract', () => {
  const paths = Object.values(flows).map(({ route }) => route);
  expect(paths.filter((path) => !(path in PAGES))).toEqual([]);
});

test('the front page links every route, and each link opens the page that it names', () => {
  const kinds = INDEX.flatMap(({ entries }) => entries).map(({ href }) => {
    const { pathname, searchParams } = new URL(href, 'https://journal.example');
    const journal = createJournal();
    enterWorld(journal, searchParams);
    const page = pageAt(journal, pathname, searchParams);
    return [href, page.kind === 'page' ? page.path : page.kind === 'sign-in' ? pathname : page.kind];
  });
  const reached = new Set(kinds.map(([, path]) => path));
  const missing = visitIds.map((id) => visits[id].path).filter((path) => path !== '/' && !reached.has(path));
  expect({ missing, kinds: kinds.filter(([, kind]) => kind === 'nowhere' || kind === 'redirect') }).toEqual({
    missing: [],
    kinds: [],
  });
});
