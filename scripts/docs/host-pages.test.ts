import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { examplePages } from './host-pages.ts';

test('an example page has its address, widgets and first documented page data', () => {
  expect(examplePages().find(({ path }) => path === '/account/name')).toEqual({
    path: '/account/name',
    address: '/account/name',
    data: pages.showName.name.body,
    widgets: ['header', 'name', 'footer'],
  });
});
