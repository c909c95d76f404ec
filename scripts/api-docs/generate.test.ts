import { expect, test } from 'vitest';
import { readContract } from '../contract/document.ts';
import { apiPage } from './generate.ts';

const contract = readContract();
const page = apiPage(contract);

test('the reference loads nothing: it is one file without a script', () => {
  const outside = page.matchAll(
    /<(?:script|img|iframe|object|embed|video|audio|source|form|base)\b|<link (?!rel="icon" href="data:,")|\ssrc=|\ssrcset=|@import|url\(|http-equiv/gi,
  );
  expect(Array.from(outside, ([found]) => found)).toEqual([]);
  const links = Array.from(page.matchAll(/\shref="([^"]*)"/g), ([, href = '']) => href);
  expect(new Set(links.filter((href) => !href.startsWith('#')))).toEqual(new Set(['data:,', 'openapi.json']));
});

test('every operation, example and schema stands in the reference, and every link leads to one', () => {
  const ids = new Set(Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const links = Array.from(page.matchAll(/\shref="#([^"]+)"/g), ([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  const wanted = [
    ...contract.operations.map(({ operationId }) => operationId),
    ...Object.keys(contract.schemas).map((name) => `schema-${name}`),
  ];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  expect(page.match(/<details>/g)?.length).toBe(contract.examples.length);
});

test('what the contract says is text, whatever stands in it', () => {
  const hostile = '</style><img src=x onerror=alert(1)> `<b>` **"&**';
  const document = {
    ...Object(contract.document),
    info: { title: hostile, version: '1', summary: hostile, description: hostile },
  };
  const other = apiPage({ ...contract, document });
  expect(other).not.toContain('<img');
  expect(other).toContain('&#60;img src=x onerror=alert(1)&#62; <code>&#60;b&#62;</code> <strong>&#34;&#38;</strong>');
});

test('the contract without anchors is the same contract', () => {
  const { document, examples } = readContract(JSON.stringify(contract.document));
  expect(document).toEqual(contract.document);
  expect(examples).toEqual(contract.examples);
});
