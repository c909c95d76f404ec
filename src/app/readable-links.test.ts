import { expect, test } from 'vitest';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { ShellPage } from '#machines/api/schemas/pages/ShellPage.ts';
import { pages } from '#mocks/replies.ts';
import { withReadableLinks } from './readable-links.ts';

const { settings } = pages.showHome.shellVisitor.body;
const read = (navigation: unknown) =>
  ShellPage(withReadableLinks({ settings: { ...settings, navigation } }))?.settings.navigation;
const link = { title: 'Store', href: '/store' };

test('leaves the page data of the contract as it is', () => {
  for (const { body } of Object.values(pages.showHome))
    expect(Settings(Object(withReadableLinks(body)).settings)).toEqual(Settings(body.settings));
});

test.each([
  ['no object', 'menu'],
  ['null', null],
  ['a list for the lists', [link]],
  ['a list that is none', { menu: 'Store', archive: { 0: link }, footer: null }],
])('a navigation that is %s costs no page', (_, navigation) => {
  expect(read(navigation)).toEqual({ menu: [], archive: [], footer: [] });
});

test('of a list, what is no link is left out, and what is too much', () => {
  const odd = [link, null, { title: 'Nowhere' }, { ...link, title: 'x'.repeat(201) }, { title: 1, href: '/' }];
  expect(read({ menu: odd })?.menu).toEqual([link]);
  expect(read({ menu: Array(300).fill(link), archive: Array(501).fill(link) })).toMatchObject({
    menu: { length: 50 },
    archive: { length: 500 },
  });
});

test.each([null, undefined, 'text', { settings: null }, { settings: 7 }])(
  'what is no page data is none after it: %j',
  (data) => {
    expect(ShellPage(withReadableLinks(data))).toBeUndefined();
  },
);
