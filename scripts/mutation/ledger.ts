import { readFileSync, writeFileSync } from 'node:fs';
import type { Score } from './score.ts';

const LEDGER = 'tests/mutation/scores.json';

/** The result of the last full run for a file, and which content it was of. */
export interface Entry extends Score {
  hash: string;
}

export type Ledger = Record<string, Entry | undefined>;

export const readLedger = (): Ledger => JSON.parse(readFileSync(LEDGER, 'utf8'));

export const writeLedger = (ledger: Record<string, Entry>): void =>
  writeFileSync(LEDGER, `${JSON.stringify(ledger, null, 2)}\n`);

/** The files whose content differs from that of the last full run. */
export const changedSince = (ledger: Ledger, hashes: Map<string, string>): string[] =>
  [...hashes].filter(([file, hash]) => ledger[file]?.hash !== hash).map(([file]) => file);
