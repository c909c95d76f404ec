import { expect, test } from 'vitest';
import type { Audited } from './lighthouse.ts';
import { type PageVisits, type Run, tablesOf, withTables } from './table.ts';
import type { Visit } from './visit.ts';

const visit: Visit = {
  paint: 300,
  visible: 900,
  ready: 1_000,
  blocking: 100,
  longest: 100,
  work: 500,
  shift: 0,
  heap: 1_048_576,
  requests: 2,
  bytes: 71_680,
  stripe: 0,
};

const pageWith = (first: Partial<Visit>, second: Partial<Visit> = {}): PageVisits => ({
  first: { ...visit, visible: 450, ...first },
  second: { ...visit, requests: 1, ...second },
  still: visit,
});

const audited = (performance: number, ...findings: string[]): Audited => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  findings,
});

const run: Run = {
  floor: { first: visit, second: visit },
  pages: { login: pageWith({}), store: pageWith({}) },
  before: {},
  audits: { '/login': audited(100) },
};

const empty = 'above\n<!-- bench: written by `npm run bench -- --record` -->\n<!-- /bench -->\nbelow';

const rowOf = (lines: readonly string[], begin: string) => lines.find((line) => line.startsWith(`| ${begin}`));

test('shows the worst page of a met target', () => {
  const pages = { login: pageWith({ visible: 480 }), store: pageWith({ visible: 504 }) };
  expect(rowOf(tablesOf({ ...run, pages }, empty), 'visible')).toBe(
    "| visible, × the floor's ready | every page |  | 0.50 | 0.50 (`store`) |  |",
  );
});

test('marks a missed target in red and counts the pages that miss it', () => {
  const pages = { login: pageWith({ visible: 506 }), store: pageWith({ visible: 700 }), name: pageWith({}) };
  expect(rowOf(tablesOf({ ...run, pages }, empty), 'visible')).toBe(
    "| visible, × the floor's ready | every page |  | 0.50 | 🔴 0.70 (`store`), 2 of 3 over |  |",
  );
});

test('a target for one page ignores the others', () => {
  const pages = { login: pageWith({ heap: 1_048_576 * 1.6 }), store: pageWith({ heap: 10_485_760 }) };
  expect(rowOf(tablesOf({ ...run, pages }, empty), 'heap')).toBe(
    "| heap, × the floor's | `login` |  | 1.50 | 🔴 1.60 |  |",
  );
});

test("compares second visits with the floor's second visit and counts shifts of both visits", () => {
  const floor = { first: visit, second: { ...visit, ready: 500 } };
  const lines = tablesOf({ ...run, floor, pages: { login: pageWith({}, { ready: 525, shift: 0.01 }) } }, empty);
  expect(rowOf(lines, 'ready on a second visit')).toContain('| 1.00 | 🔴 1.05 |');
  expect(rowOf(lines, 'layout shift')).toContain('| 0 | 🔴 0.010 |');
});

test('marks a missing figure in red', () => {
  expect(
    rowOf(tablesOf({ ...run, pages: { login: pageWith({ paint: Number.NaN }) } }, empty), 'first paint'),
  ).toContain('| 1.15 | 🔴 NaN |');
});

test("shows the earlier version's figure beside the target", () => {
  expect(rowOf(tablesOf({ ...run, before: { login: pageWith({ heap: 2_097_152 }) } }, empty), 'heap')).toBe(
    "| heap, × the floor's | `login` | 🔴 2.00 | 1.50 | 1.00 |  |",
  );
});

test('marks a Lighthouse score below 100 in red and lists what costs points', () => {
  const audits = { '/login': audited(100), '/store': audited(97, 'Speed Index: 2.3 s') };
  const lines = tablesOf({ ...run, audits }, empty);
  expect(rowOf(lines, 'Lighthouse: performance')).toContain('| 100 | 🔴 97 (`/store`) |');
  expect(rowOf(lines, '`/store`')).toBe('| `/store` | 🔴 97 | 100 | 100 | 100 | Speed Index: 2.3 s |');
  expect(rowOf(lines, '`/login`')).toBeUndefined();
});

test('expresses a page as multiples of the floor', () => {
  const lines = tablesOf({ ...run, pages: { login: pageWith({ ready: 1_100, bytes: 107_520 }) } }, empty);
  expect(rowOf(lines, 'the floor')).toBe(
    '| the floor | 300 ms | 900 ms | 1000 ms | 1000 ms | 100 ms | 100 ms | 500 ms | 500 ms | 1024 KiB | 70 KiB | 2 / 2 |',
  );
  expect(rowOf(lines, '`login`')).toBe(
    '| `login` | 1.00 | 0.50 | 1.10 | 1.00 | 1.00 | 1.00 | 1.00 | 1.00 | 1.00 | 1.50 | 2 / 1 |',
  );
});

test('keeps earlier figures, and the reasons of targets still missed', () => {
  const missed = { ...run, pages: { login: pageWith({ heap: 2_097_152, work: 900 }) } };
  const text = withTables(empty, tablesOf(missed, empty), 'Medians.')
    .replace(
      "heap, × the floor's | `login` |  | 1.50 | 🔴 2.00 |  |",
      "heap, × the floor's | `login` | 1.87 | 1.50 | 🔴 2.00 | React. |",
    )
    .replace(
      "work, × the floor's | `login` |  | 1.40 | 🔴 1.80 |  |",
      "work, × the floor's | `login` | 1.86 | 1.40 | 🔴 1.80 | Machines. |",
    );
  const again = tablesOf({ ...run, pages: { login: pageWith({ heap: 2_097_152 }) } }, text);
  expect(rowOf(again, 'heap')).toBe("| heap, × the floor's | `login` | 1.87 | 1.50 | 🔴 2.00 | React. |");
  expect(rowOf(again, "main thread's work")).toBe(
    "| main thread's work, × the floor's | `login` | 1.86 | 1.40 | 1.00 |  |",
  );
  expect(text.startsWith('above\n')).toBe(true);
  expect(text.endsWith('\nbelow')).toBe(true);
});
