import { readFileSync } from 'node:fs';

/** What the decision says of one typed amount: dollars, or why there are none. */
export interface TypedAmount {
  typed: string;
  /** The same as it stands in the table, with its spaces to be seen. */
  written: string;
  donate: string;
  builder: string;
  link: string;
}

const DECISION = new URL('../../docs/decisions/2026-11-20-typed-amounts.md', import.meta.url);

/** The table of the decision on typed amounts, row by row. */
export const typedAmounts: TypedAmount[] = readFileSync(DECISION, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `') || line.startsWith('| *nothing*'))
  .map((line) => {
    const [written = '', donate = '', builder = '', link = ''] = line.slice(2).split(' | ');
    const typed = written === '*nothing*' ? '' : JSON.parse(`"${written.slice(1, -1)}"`);
    return { typed, written, donate, builder, link };
  });
