import { expect, test } from 'vitest';
import { readTree } from './changes.ts';
import { importGraph } from './graph.ts';
import { addressesIn, pageGraph, pageNode } from './pages.ts';

const tree = readTree();
const imports = importGraph(tree);
const pages = pageGraph(imports, tree);
const targets = new Set([...pages].filter(([node]) => !tree.has(node)).flatMap(([, edges]) => [...edges.keys()]));

test.each([
  ['play', 'mocks/journal/plays.ts'],
  ['page', 'mocks/pages/page-data.ts'],
  ['widget', 'src/mounts.ts'],
])('connects every %s of its table to a page or a call', (_, table) => {
  const entries = [...(imports.get(table)?.keys() ?? [])].filter((path) => !pages.get(table)?.has(path));
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((path) => !targets.has(path))).toEqual([]);
});

test('a page depends on its own widget and data', () => {
  expect([...(pages.get(pageNode('/account/payment'))?.keys() ?? [])].sort()).toEqual([
    'mocks/pages/payment.ts',
    'src/screens/account/payment/PaymentChange.tsx',
  ]);
});

test('a journey can name every page and call of the contract', () => {
  const { pages: paths, calls } = addressesIn(tree);
  expect(paths).toContain('/articles/{slug}');
  expect(calls).toContain('/api/account/address/{shipcode}');
});
