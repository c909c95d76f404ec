import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { frameLinks, leadsTo, loginHref } from './frame-links.ts';

const { navigation } = pages.showHome.shellVisitor.body.settings;

test('keeps the host’s links in order [SHELL-6]', () => {
  expect([frameLinks(navigation.menu), frameLinks(navigation.archive)]).toEqual([navigation.menu, navigation.archive]);
  expect(frameLinks()).toEqual([]);
});

test('shows unsafe links as text and omits links without a title', () => {
  expect(
    frameLinks([
      { title: 'Scripts', href: 'javascript:alert(1)' },
      { title: ' \u202E\u200B ', href: '/store' },
      { title: 'Elsewhere', href: '//evil.example' },
      { title: ' Shop\n', href: 'https://shop.example/a' },
    ]),
  ).toEqual([
    { title: 'Scripts', href: undefined },
    { title: 'Elsewhere', href: undefined },
    { title: 'Shop', href: 'https://shop.example/a' },
  ]);
});

test('deduplicates links, but keeps one page under two titles', () => {
  const store = { title: 'Store', href: '/store' };
  expect(frameLinks([store, { ...store }, { ...store, title: 'Shop' }])).toEqual([store, { ...store, title: 'Shop' }]);
});

test('recognizes the current page, whatever its query', () => {
  const store = { title: 'Store', href: '/store?sort=new#top' };
  expect([leadsTo(store, '/store?x=1'), leadsTo(store, '/store/issues'), leadsTo({ title: 'None' }, '/')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(leadsTo({ title: 'Home', href: 'https://other.example/store' }, '/store')).toBe(false);
});

test.each([
  ['/store/issues?x=1', '/login?url=%2Fstore%2Fissues%3Fx%3D1'],
  ['/', '/login'],
  ['/login?url=%2Faccount', '/login?url=%2Faccount'],
  ['/login', '/login'],
  ['/logout', '/login'],
])('the login leads back to %s', (path, href) => {
  expect(loginHref(path)).toBe(href);
});
