import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { hostPage, nowhere } from './pages.ts';
import { findAll, type Tree, write } from './tree.ts';

const widgets = [
  { widget: 'login', path: '/login' },
  { widget: 'mailing-list', path: '/' },
  { widget: 'name', path: '/account/name' },
  { widget: 'share', path: '/articles/{slug}' },
  { widget: 'post-navigation', path: '/articles/{slug}' },
];

const mountsIn = (body: Tree[]) =>
  body.flatMap((each) => findAll(each, 'div').flatMap(({ attributes }) => attributes['data-journal'] ?? []));
const headingsIn = (body: Tree[]) => body.flatMap((each) => findAll(each, 'h1').map(({ children }) => children[0]));

test('mounts each widget of the page once and leaves the heading to it', () => {
  const { title, body } = hostPage({ path: '/account/name', data: {} }, widgets);
  expect([title, mountsIn(body), headingsIn(body)]).toEqual(['Change name', ['name'], []]);
});

test('puts the receipt or invoice number into the title, which names the printed file [BEYOND-49]', () => {
  const titleOf = (path: string, data: unknown) => hostPage({ path, data }, []).title;
  expect(titleOf('/receipts', pages.showReceipt.fullReceipt.body)).toBe('Receipt R-1215');
  expect(titleOf('/invoice/{invoice}', pages.showInvoice.payable.body)).toBe('Invoice CAT-1043');
  expect([titleOf('/receipts', { receipt: null }), titleOf('/receipts', null)]).toEqual(['Receipt', 'Receipt']);
});

test("mounts a widget that another page's text includes", () => {
  const { body } = hostPage({ path: '/institutional-subscriptions', data: {} }, widgets);
  expect([mountsIn(body), headingsIn(body)]).toEqual([['login'], ['For libraries, schools and institutes']]);
});

test('reports a missing widget below the heading', () => {
  const { body } = hostPage({ path: '/donate', data: {} }, widgets);
  expect([mountsIn(body), headingsIn(body)]).toEqual([[], ['Donate']]);
  expect(body.map(write).join('')).toContain('The widget of this page is not built yet.');
});

test('renders the front page with and without the mailing list', () => {
  const front = (placed: typeof widgets) => hostPage({ path: '/', data: {} }, placed);
  expect([mountsIn(front(widgets).body), headingsIn(front(widgets).body)]).toEqual([
    ['mailing-list'],
    ['The Lamp Room'],
  ]);
  expect(mountsIn(front([]).body)).toEqual([]);
  expect(front([]).body.map(write).join('')).not.toContain('not built yet');
});

test('renders an article with the anchors of its page data, and its widgets', () => {
  const data = { article: { url: 'https://emberdays.example/articles/keepers-of-the-light' } };
  const { body } = hostPage({ path: '/articles/{slug}', data }, widgets);
  const text = body.map(write).join('');
  expect([mountsIn(body), headingsIn(body)]).toEqual([['post-navigation', 'share'], ['Keepers of the light']]);
  const { contents, footnotes } = pages.showArticle.article.body.article;
  for (const { anchor, title } of contents) expect(text).toContain(` id="${anchor}">${title}</h`);
  for (const { anchor, reference, words } of footnotes) {
    expect(text).toContain(` id="${anchor}">${words} `);
    expect(text).toContain(` id="${reference}"`);
  }
});

test.each([{ article: null }, null, 'text'])('reports a missing article for the page data %j', (data) => {
  expect(headingsIn(hostPage({ path: '/articles/{slug}', data }, []).body)).toContain('Article not found');
});

test("adds the journal's own text about an issue by slug", () => {
  const pageOf = (slug: string) => hostPage({ path: '/issue/{slug}', data: { issue: { slug } } }, []).body;
  expect(pageOf('low-water').map(write).join('')).toContain('between the tide lines');
  expect(pageOf('__proto__').map(write).join('')).not.toContain('class="prose');
});

test('escapes the path of an unknown page', () => {
  const { title, body } = nowhere('/<img src=x>');
  expect(title).toBe('Page not found');
  expect(body.map(write).join('')).toContain('/&#60;img src=x&#62;');
});
