import { markedPart, tableOf } from './marked.ts';
import type { PageWeight } from './weigh.ts';

export const KIB = 1024;

export interface Budget {
  /** Scripts and styles, as a multiple of the floor. */
  floors: number;
  css: number;
  requests: number;
}

const FLOORS: readonly [floors: number, names: readonly string[]][] = [
  [1.15, ['store', 'issues', 'issue']],
  [1.2, ['name', 'email', 'logout', 'mailing-list']],
  [1.28, ['login', 'account', 'header', 'footer', 'cart-counter', 'share', 'post-navigation']],
  [1.28, ['address', 'address-deletion', 'payment-change', 'monthly-donation-card']],
  [1.38, ['product']],
];

export const budgetOf = (name: string): Budget => ({
  floors: FLOORS.find(([, names]) => names.includes(name))?.[0] ?? 1.48,
  css: 3.6,
  requests: 5,
});

export interface Reached extends Budget {
  reason: string;
}

const reachedBy = ({ start, css, requests }: PageWeight, floor: number): Budget => ({
  floors: Math.ceil((start / floor) * 100) / 100,
  css: Math.ceil((css / KIB) * 10) / 10,
  requests,
});

const KINDS = ['floors', 'css', 'requests'] as const satisfies (keyof Budget)[];
const DIGITS: Budget = { floors: 2, css: 1, requests: 0 };
const UNITS: Readonly<Record<keyof Budget, string>> = {
  floors: 'of the floor',
  css: 'KiB of CSS',
  requests: 'requests',
};

/** Returns a sentence for each figure that is over budget and either heavier than recorded or not on record. */
export function unrecorded(pages: PageWeight[], floor: number, record: ReadonlyMap<string, Reached>): string[] {
  return pages.flatMap((page) => {
    const reached = reachedBy(page, floor);
    const known = record.get(page.name);
    const heavier = KINDS.filter(
      (kind) => isOver(page.name, kind, reached) && !(known && reached[kind] <= known[kind]),
    );
    const isMissed = KINDS.some((kind) => isOver(page.name, kind, reached));
    return [
      ...heavier.map(
        (kind) =>
          `${page.name}: ${shown(kind, reached)} ${UNITS[kind]}; at most ${shown(kind, known ?? budgetOf(page.name))}`,
      ),
      ...(isMissed && !known?.reason ? [`${page.name}: no reason why it is over a budget`] : []),
    ];
  });
}

const part = markedPart('budgets', 'npm run budgets:record');

export function readRecord(text: string): Map<string, Reached> {
  const pages = part.rows(text).filter(([name]) => name?.startsWith('`'));
  return new Map(
    pages.map(([name = '', floors, css, requests, reason = '']) => {
      const [one, two, three] = [floors, css, requests].map((cell) => Number(/[\d.]+/.exec(cell ?? '')?.[0]));
      return [name.replaceAll('`', ''), { floors: one ?? 0, css: two ?? 0, requests: three ?? 0, reason }];
    }),
  );
}

export function writeRecord(text: string, pages: PageWeight[], floor: number): string {
  const before = readRecord(text);
  const rows = pages.map((page) => {
    const reached = reachedBy(page, floor);
    const isMissed = KINDS.some((kind) => isOver(page.name, kind, reached));
    const cells = KINDS.map((kind) => {
      const mark = isOver(page.name, kind, reached) ? '🔴 ' : '';
      return `${mark}${shown(kind, reached)} of ${shown(kind, budgetOf(page.name))}`;
    });
    return [`\`${page.name}\``, ...cells, isMissed ? (before.get(page.name)?.reason ?? '') : ''];
  });
  return part.write(text, tableOf(['page', '× the floor', 'CSS, KiB', 'requests', 'why it is over'], rows));
}

const isOver = (name: string, kind: keyof Budget, reached: Budget): boolean => reached[kind] > budgetOf(name)[kind];

const shown = (kind: keyof Budget, budget: Budget): string => budget[kind].toFixed(DIGITS[kind]);
