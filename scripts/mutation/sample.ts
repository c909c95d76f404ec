import { createHash } from 'node:crypto';

/** Which part of each file's mutants to run. */
export type Sample = Record<string, { seed: string; rate: number }>;

/** A mutant, as far as drawing it goes. */
interface Drawn {
  file: string;
  line: number;
  column: number;
  mutator: string;
  replacement: string;
}

/** Whether a mutant is in the sample. Depends on nothing but the seed, so that the same content draws the same mutants. */
export function isDrawn({ file, line, column, mutator, replacement }: Drawn, sample: Sample): boolean {
  const part = sample[file];
  if (!part) return true;
  const key = [part.seed, line, column, mutator, replacement].join('\0');
  return createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32 < part.rate;
}

/** Spreads `most` mutants over files of about so many each: small files are run whole, large ones share what is left. */
export function ratesFor(sizes: Map<string, number>, most: number): Map<string, number> {
  const rates = new Map<string, number>();
  let left = most;
  const ascending = [...sizes].toSorted(([, one], [, other]) => one - other);
  for (const [index, [file, size]] of ascending.entries()) {
    const share = Math.min(size, left / (ascending.length - index));
    rates.set(file, size === 0 ? 1 : share / size);
    left -= share;
  }
  return rates;
}
