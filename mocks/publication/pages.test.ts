import { expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import { enterWorld } from '../console/world.ts';
import { createJournal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { pages } from '../replies.ts';
import { visits } from '../routes.gen.ts';
import { visitIds } from '../routes.ts';
import { INDEX } from './index-of-pages.ts';
import { pages as publication } from './pages.ts';

const ids = Object.keys(pages) as (keyof typeof pages)[]; // its own keys

test('the publication serves exactly the pages of the contract [BEYOND-80]', () => {
  expect(Object.keys(publication).toSorted()).toEqual(ids.map((id) => visits[id].path).toSorted());
});

test('every page contains its widgets [BEYOND-80]', () => {
  const around = ['header', 'footer', 'cart-counter'];
  const missing = Object.entries(flows)
    .filter(([widget]) => !around.includes(widget))
    .filter(([widget, { route }]) => !publication[route]?.widgets.some((one) => one === widget));
  expect(missing).toEqual([]);
});

test('the publication sends no referrer from pages that the contract keeps private [BEYOND-80]', () => {
  const isPrivate = (id: keyof typeof pages) =>
    Object.values<{ headers?: object }>(pages[id]).every(({ headers }) => 'Referrer-Policy' in Object(headers));
  expect(ids.map((id) => [id, publication[visits[id].path]?.holdsSecret ?? false])).toEqual(
    ids.map((id) => [id, isPrivate(id)]),
  );
});

test('the list of pages links every route, and each link opens the page that it names', () => {
  const reached = INDEX.flatMap(({ entries }) => entries).map(({ href }) => {
    const { pathname, searchParams } = new URL(href, 'https://journal.example');
    const journal = createJournal();
    enterWorld(journal, searchParams);
    const opened = openPage(journal, pathname, searchParams);
    if (opened && 'redirect' in opened) return pathname.startsWith('/oauth/') ? pathname : opened.redirect;
    return opened && visits[opened.id].path;
  });
  const routes = visitIds.map((id) => visits[id].path).filter((path) => path !== '/');
  expect([...new Set(reached)].toSorted()).toEqual(routes.toSorted());
});
