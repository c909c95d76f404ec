import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citations, parseCitations, parseLedger, readLedger, trace } from '../scripts/trace.ts';

// Built at run time: written out, these would count as citations of this file.
const cite = (...ids: string[]) => `test('it works [${ids.join(', ')}]', () => {});`;

const ledger = [
  { id: 'POLL-1', text: 'Polls `/api/x`.', kind: 'rule' },
  { id: 'POLL-2', text: 'Gives up.', kind: 'constant' },
  { id: 'POLL-3', text: '[not shown] Wording.', kind: 'open' },
  { id: 'CART-1', text: 'Shows the cart.', kind: 'screen' },
];

test('every requirement cited by a test or story is in the ledger', () => {
  expect(trace(readLedger(), citations()).unknown).toEqual([]);
});

test('the ledger has unique IDs and as many rows as its summary states', () => {
  const ids = readLedger().map(({ id }) => id);
  const areas = Object.groupBy(ids, (id) => id.replace(/-\d+$/, ''));
  const summary = readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| (?:\*\*)?(\w+)(?:\*\*)? \|[^|]*\| (?:\*\*)?(\d+)/gm,
  );
  expect(Object.fromEntries([...summary].map(([, area, count]) => [area, Number(count)]))).toEqual({
    ...Object.fromEntries(Object.entries(areas).map(([area, rows]) => [area, rows?.length])),
    All: ids.length,
  });
  expect(new Set(ids).size).toBe(ids.length);
});

test('accepts code, quotes and brackets in rows', () => {
  const table = [
    '| ID | Requirement | Kind | Source |',
    '|---|---|---|---|',
    "| API-1 | 'a' \\[b\\] `c` | call | PUR §1 / ACC §2 |",
  ];
  expect(parseLedger(table.join('\n'))).toEqual([{ id: 'API-1', text: "'a' \\[b\\] `c`", kind: 'call' }]);
});

test('accepts several citations in a title', () => {
  expect(parseCitations(`${cite('POLL-1')} ${cite('POLL-2', 'CART-1')} ids[0] [A] [POLL]`)).toEqual([
    'POLL-1',
    'POLL-2',
    'CART-1',
  ]);
});

test('reports an uncited requirement as missing, unless it is open or out of scope', () => {
  const cited = [{ id: 'POLL-1', file: 'a.test.ts' }];
  expect(trace(ledger, cited).missing.map(({ id }) => id)).toEqual(['POLL-2', 'CART-1']);
  expect(trace(ledger, cited, ['POLL']).missing.map(({ id }) => id)).toEqual(['POLL-2']);
});

test('reports a citation of an unknown requirement, but not of an open one', () => {
  const cited = ['POLL-3', 'POLL-9'].map((id) => ({ id, file: 'a.test.ts' }));
  expect(trace(ledger, cited).unknown).toEqual([{ id: 'POLL-9', file: 'a.test.ts' }]);
});
