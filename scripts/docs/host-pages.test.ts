import { expect, test } from 'vitest';
import { flows } from '#machines/flows.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';
import { pages as hostPages } from '../../docs/examples/host/pages.ts';
import { examplePages, routeOf } from './host-pages.ts';

const ids = Object.keys(pages) as (keyof typeof pages)[]; // its own keys

test('the example host serves exactly the pages of the contract [BEYOND-80]', () => {
  expect(Object.keys(hostPages).toSorted()).toEqual(ids.map((id) => routeOf(visits[id].path)).toSorted());
});

test('every page contains its widgets [BEYOND-80]', () => {
  const around = ['header', 'footer', 'cart-counter'];
  const missing = Object.entries(flows)
    .filter(([widget]) => !around.includes(widget))
    .filter(([widget, { route }]) => !hostPages[routeOf(route)]?.widgets.some((one) => one === widget));
  expect(missing).toEqual([]);
});

test('the example host sends no referrer from pages that the contract keeps private [BEYOND-80]', () => {
  const isPrivate = (id: keyof typeof pages) =>
    Object.values<{ headers?: object }>(pages[id]).every(({ headers }) => 'Referrer-Policy' in Object(headers));
  expect(ids.map((id) => [id, hostPages[routeOf(visits[id].path)]?.holdsSecret ?? false])).toEqual(
    ids.map((id) => [id, isPrivate(id)]),
  );
});

test('an example page has its address, widgets and first documented page data', () => {
  expect(examplePages().find(({ path }) => path === '/account/name')).toEqual({
    path: '/account/name',
    address: '/account/name',
    data: pages.showName.name.body,
    widgets: ['header', 'name', 'footer'],
  });
});
