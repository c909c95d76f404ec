import { readFileSync } from 'node:fs';
import { effort } from './effort.ts';

export const readPathValues = (): string[] => {
  const text = readFileSync(new URL('../data/path-values-hostile.txt', import.meta.url), 'utf8');
  return [...text.split('\n'), 'A'.repeat(4_096)];
};

/** Every seventh value for the browser, where each one loads a page; all of them in the exhaustive run. */
export const readPathValuesToVisit = (): string[] => readPathValues().filter((_, at) => effort(at % 7 === 0, true));
