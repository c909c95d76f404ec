import { expect, test } from 'vitest';
import { frame } from './frame.ts';
import { issue } from './journal.ts';
import { findAll } from './tree.ts';

const current = (route: string) =>
  frame(route)
    .before.flatMap((each) => findAll(each, 'a'))
    .filter(({ attributes }) => 'aria-current' in attributes)
    .map(({ attributes }) => [attributes.href, attributes['aria-current']]);

test('marks only the link to the current page or its parent', () => {
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

test('has a skip link to the content', () => {
  expect(frame('/').before[0]?.attributes.href).toBe('#content');
});

test('renders the header first and the footer last', () => {
  const { before, after } = frame('/store');
  const mounts = [...before, ...after].map(({ tag, attributes }) => [tag, attributes['data-journal']]);
  expect(mounts).toEqual([
    ['a', undefined],
    ['header', 'header'],
    ['nav', undefined],
    ['aside', undefined],
    ['footer', 'footer'],
  ]);
});

test('dates issues by season, four a year', () => {
  expect([1, 38, 41, 42].map((number) => issue(number))).toEqual([
    { number: 1, title: 'Salt Roads', season: 'Winter 2015' },
    { number: 38, title: 'First Thaw', season: 'Spring 2025' },
    { number: 41, title: 'Low Water', season: 'Winter 2025' },
    { number: 42, title: 'The Lamp Room', season: 'Spring 2026' },
  ]);
});
