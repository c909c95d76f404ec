import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citations, readLedger, trace } from '../scripts/trace.ts';

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
