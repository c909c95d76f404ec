import { readFileSync } from 'node:fs';

export interface TypedAmount {
  typed: string;
  /** The text as shown in the table, with visible spaces. */
  written: string;
  donate: string;
  builder: string;
  link: string;
}

const DECISION = new URL('../../docs/decisions/2026-11-20-typed-amounts.md', import.meta.url);

const [english = '', elsewhere = ''] = readFileSync(DECISION, 'utf8').split('## In other locales');

export const typedAmounts: TypedAmount[] = english
  .split('\n')
  .filter((line) => line.startsWith('| `') || line.startsWith('| *nothing*'))
  .map((line) => {
    const [written = '', donate = '', builder = '', link = ''] = line.slice(2).split(' | ');
    const typed = written === '*nothing*' ? '' : JSON.parse(`"${written.slice(1, -1)}"`);
    return { typed, written, donate, builder, link };
  });

export const isAmount = (said: string): boolean => said.startsWith('$');

export const WHY_NOT: Readonly<Record<string, string>> = {
  required: 'required',
  unreadable: 'amountUnreadable',
  'too small': 'donationTooSmall',
  'too large': 'amountTooLarge',
};

export function dollars(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `$${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-2)}`;
}

/** A typed text in one locale, and its value: dollars, or 'unreadable'. */
export interface LocalAmount {
  typed: string;
  locale: string;
  read: string;
}

const [heads = [], ...rows] = elsewhere
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('|--'))
  .map((line) => line.slice(2, -2).split(' | '));

/** The decision's table for other locales, cell by cell. */
export const localAmounts: LocalAmount[] = rows.flatMap(([written = '', ...reads]) =>
  reads.slice(0, -1).map((read, at) => ({
    typed: JSON.parse(`"${written.slice(1, -1)}"`),
    locale: (heads[at + 1] ?? '').replaceAll('`', ''),
    read,
  })),
);
