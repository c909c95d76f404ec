import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, replies } from '#mocks/replies.ts';
import { COVERED, coverFile } from './covers.ts';

const file = (path: string) => readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8');

test.each(COVERED)('the cover file of issue %i matches the one rendered on the site', (number) => {
  expect(file(`/covers/issue-${number}.svg`)).toBe(coverFile(number));
});

test('every picture in the documented replies and pages exists', () => {
  const named = JSON.stringify([replies, pages]).matchAll(/"source":"(\/[^"]+)"/g);
  const paths = new Set(Array.from(named, ([, path = '']) => path));
  expect(paths.size).toBeGreaterThan(10);
  for (const path of paths) expect(file(path), path).toMatch(/^<svg .*aria-label="/s);
});
