import { expect, test } from 'vitest';
import { addressesOf, journeyReader } from './journeys.ts';

const known = {
  pages: ['/', '/store', '/account/name', '/account/address/{shipcode}/delete', '/receipts'],
  calls: ['/api/cart', '/api/account/name'],
};

function visited(spec: string, helpers: Record<string, string> = {}) {
  const tree = new Map([...Object.entries(helpers), ['tests/journeys/a.spec.ts', spec]] as [string, string][]);
  return addressesOf(journeyReader(tree)('tests/journeys/a.spec.ts'), known);
}
const pagesOf = (spec: string, helpers?: Record<string, string>) => visited(spec, helpers).pages;

test.each([
  ['a path', `page.goto('/store');`, '/store'],
  ['an address with a query', `page.goto('/account/name?reader=subscriber#top');`, '/account/name'],
  [
    'a template literal',
    `page.goto(\`/account/address/\${value}/delete?token=\${token}\`);`,
    '/account/address/{shipcode}/delete',
  ],
  ['a path after the site', `page.goto(\`\${site}/store?\${query}\`);`, '/store'],
  [
    'a path with a parameter value',
    `page.goto('/account/address/ship-a/delete');`,
    '/account/address/{shipcode}/delete',
  ],
  ['a regular expression', String.raw`expect(page).toHaveURL(/\/receipts\?token=rcp_\w+$/);`, '/receipts'],
  ['a page on a hostile host', `page.goto('/hostile/store');`, '/store'],
])('reads the page from %s', (_, spec, page) => {
  expect(pagesOf(spec)).toEqual([page]);
});

test('reads the calls it names', () => {
  expect(visited(`test.use({ failing: ['/api/cart'] }); page.goto('/');`)).toEqual({
    pages: ['/'],
    calls: ['/api/cart'],
  });
});

test('follows only the helpers it uses', () => {
  const helpers = {
    'tests/journeys/steps.ts': `
      import { pay } from './pay.ts';
      const PAGE = '/store';
      export const open = (page) => page.goto(PAGE);
      export const order = (page) => pay(page);
      export const rename = (page) => page.goto('/account/name');`,
    'tests/journeys/pay.ts': `export async function pay(page) { await expect(page).toHaveURL('/receipts'); }`,
  };
  expect(pagesOf(`import { open, order as buy } from './steps.ts'; open(page); buy(page);`, helpers)).toEqual([
    '/store',
    '/receipts',
  ]);
});

test('visits every page if it names none or uses a table of all pages', () => {
  expect(pagesOf(`page.goto(href);`)).toEqual(known.pages);
  expect(pagesOf(`import { visits } from '#mocks/routes.gen.ts'; page.goto('/store'); open(visits);`)).toEqual(
    known.pages,
  );
});
