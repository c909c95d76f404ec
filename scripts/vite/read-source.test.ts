import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const read = (text: string) => readSource('/src/module.tsx', text);

test('reads imports, re-exports and calls for code, without types', () => {
  const text = `
    import './a.css';
    import { one } from './one.ts';
    import type { Two } from './two.ts';
    import { type Three } from './three.ts';
    export { four } from './four.ts';
    export type { Five } from './five.ts';
    export * from './six.ts';
    const later = () => import('#screens/Seven.tsx');
  `;
  expect(read(text)).toEqual({
    imports: ['./a.css', './one.ts', './four.ts', './six.ts'],
    asks: ['#screens/Seven.tsx'],
    isStateful: false,
  });
});

test.each([
  'let count = 0;',
  'export let count = 0;',
  'const known = new WeakMap<object, string>();',
  'const known = { of: new Map() };',
  'export const Turn = createContext(0);',
  "const Part = lazy(() => import('./Part.tsx'));",
  "export const MARK = Symbol('mark');",
  'export class Refused extends Error {}',
  'globalThis.known = [];',
])('finds state in: %s', (text) => {
  expect(read(text).isStateful).toBe(true);
});

test.each([
  'export const schema = object({ name: text(1, 100) });',
  "const KNOWN = new Set(['a', 'b']);",
  'const make = () => { let count = 0; return new Map([[count, new Map()]]); };',
  'export function count() { let n = 0; n += 1; return n; }',
  "export const words = { group: 'login', texts: { title: 'Log in' } } as const;",
])('finds no state in: %s', (text) => {
  expect(read(text).isStateful).toBe(false);
});
