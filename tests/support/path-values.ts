import { readFileSync } from 'node:fs';
import { effort } from './effort.ts';

/** Every hostile path value of the list, as it stands in an address: empty, crafted, encoded, and far too long. */
export const readPathValues = (): string[] => {
  const text = readFileSync(new URL('../data/path-values-hostile.txt', import.meta.url), 'utf8');
  return [...text.split('\n'), 'A'.repeat(4_096)];
};

/** Some of them for the browser, where each takes the load of a page; every one in the exhaustive run. */
export const readPathValuesToVisit = (): string[] => readPathValues().filter((_, at) => effort(at % 7 === 0, true));
