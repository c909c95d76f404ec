import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplePages } from './host-pages.ts';

const all = examplePages();

test('the pages of the example host are those that the contract and the widgets make', () => {
  const kept = all.map(({ file }) => readFileSync(`docs/examples/host/${file}`, 'utf8'));
  expect(kept).toEqual(all.map(({ html }) => html));
});

test('each route of a widget has a page, named as its path is', () => {
  expect(all.map(({ path, file }) => [path, file])).toEqual(
    expect.arrayContaining([
      ['/', 'index.html'],
      ['/account/name', 'account/name.html'],
      ['/invoice/{invoice}', 'invoice.html'],
      ['/account/address/{shipcode}/delete', 'account/address/delete.html'],
    ]),
  );
});

test('no text of the page data can end its block', () => {
  const blocks = all.map(({ html }) => html.slice(html.indexOf('journal-data">') + 14, html.indexOf('    </script>')));
  expect(blocks.filter((block) => block.includes('<'))).toEqual([]);
  expect(blocks.map((block) => typeof JSON.parse(block))).toEqual(blocks.map(() => 'object'));
});
