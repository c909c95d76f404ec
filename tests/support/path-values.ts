import { readFileSync } from 'node:fs';

/** Every hostile path value of the list, as it stands in an address: empty, crafted, encoded, and far too long. */
export const readPathValues = (): string[] => {
  const text = readFileSync(new URL('../data/path-values-hostile.txt', import.meta.url), 'utf8');
  return [...text.split('\n'), 'A'.repeat(4_096)];
};
