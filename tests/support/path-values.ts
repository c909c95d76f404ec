import { readFileSync } from 'node:fs';

export const readPathValues = (): string[] => {
  const text = readFileSync(new URL('../data/path-values-hostile.txt', import.meta.url), 'utf8');
  return [...text.split('\n'), 'A'.repeat(4_096)];
};
