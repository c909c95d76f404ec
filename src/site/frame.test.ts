import { expect, test } from 'vitest';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { issue } from './journal.ts';
import { findAll } from './tree.ts';

const current = (route: string) =>
  findAll(frame(route).header, 'a')
    .filter(({ attributes }) => 'aria-current' in attributes)
    .map(({ attributes }) => [attributes.href, attributes['aria-current']]);

test('marks the one link that leads here, or to what this page lies under', () => {
  const routes = [
    '/subscribe',
    '/store',
    '/store/issues',
    '/store/checkout',
    '/subscribe/renew',
    '/account/name',
    '/',
    '/storefront',
  ];
  expect(routes.map(current)).toEqual([
    [['/subscribe', 'page']],
    [['/store', 'page']],
    [['/store/issues', 'page']],
    [['/store', 'true']],
    [['/subscribe', 'true']],
    [['/account', 'true']],
    [],
    [],
  ]);
});

test('leads past the header to the content', () => {
  expect(frame('/').skip.attributes.href).toBe('#content');
});

test('names each issue by season, four a year', () => {
  expect([1, 4, 5, 51].map((number) => issue(number).season)).toEqual([
    'Spring 2014',
    'Winter 2014',
    'Spring 2015',
    'Autumn 2026',
  ]);
});

test('lists every page, in its plain form and in each scenario', () => {
  const page = home([
    { path: '/subscribe', title: 'Subscribe' },
    { path: '/subscribe', name: 'card-declined', title: 'Declined' },
    { path: '/subscribe?type=gift', name: 'a&b', title: 'Gift' },
  ]);
  const list = findAll(page, 'ul').find(({ attributes }) => attributes.class === 'pages');
  expect(list && findAll(list, 'a').map(({ attributes, children }) => [attributes.href, children])).toEqual([
    ['/subscribe', ['Subscribe']],
    ['/subscribe?scenario=card-declined', ['Declined']],
    ['/subscribe?type=gift&scenario=a%26b', ['Gift']],
  ]);
});
