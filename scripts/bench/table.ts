import { markedPart, tableOf } from '../budgets/marked.ts';
import { type Audited, CATEGORIES } from './lighthouse.ts';
import type { Visit } from './visit.ts';

// Tables for docs/performance.md: the targets of host pages and the measured figures.

export interface Visits {
  first: Visit;
  second: Visit;
}

export interface PageVisits extends Visits {
  still: Visit;
}

/** The medians of a run over all rounds. Pages are keyed by their widget. */
export interface Run {
  floor: Visits;
  pages: Record<string, PageVisits>;
  before: Record<string, PageVisits>;
  audits: Record<string, Audited>;
}

/** A target. Figures are rounded to `digits` before they are compared with the limit. */
interface Goal {
  what: string;
  /** All pages by default. */
  pages?: readonly string[];
  limit: number;
  digits: number;
  of: (page: PageVisits, floor: Visits) => number;
}

const QUICK = ['name', 'login', 'mailing-list', 'store'];
const PURCHASES = ['product', 'subscribe', 'checkout', 'renew', 'redeem', 'donate'];

const most = (figure: keyof Visit) => (page: PageVisits) => Math.max(page.first[figure], page.second[figure]);
const timesFloor = (figure: keyof Visit) => (page: PageVisits, floor: Visits) =>
  page.first[figure] / floor.first[figure];

const GOALS: readonly Goal[] = [
  {
    what: "visible, × the floor's ready",
    limit: 0.5,
    digits: 2,
    of: ({ first }, floor) => first.visible / floor.first.ready,
  },
  {
    what: 'first paint, × the page without scripts',
    limit: 1.15,
    digits: 2,
    of: ({ first, still }) => first.paint / still.paint,
  },
  { what: "ready, × the floor's", pages: QUICK, limit: 1.1, digits: 2, of: timesFloor('ready') },
  { what: "ready, × the floor's", pages: PURCHASES, limit: 1.25, digits: 2, of: timesFloor('ready') },
  {
    what: "ready on a second visit, × the floor's",
    limit: 1,
    digits: 2,
    of: ({ second }, floor) => second.ready / floor.second.ready,
  },
  { what: "main thread's work, × the floor's", pages: ['login'], limit: 1.4, digits: 2, of: timesFloor('work') },
  { what: "main thread's work, × the floor's", pages: ['subscribe'], limit: 1.8, digits: 2, of: timesFloor('work') },
  { what: "longest task, × the floor's", limit: 1, digits: 2, of: timesFloor('longest') },
  { what: 'layout shift, both visits', limit: 0, digits: 3, of: most('shift') },
  { what: 'requests', limit: 5, digits: 0, of: ({ first }) => first.requests },
  { what: 'requests on a second visit', limit: 1, digits: 0, of: ({ second }) => second.requests },
  { what: 'requests to Stripe before a payment form', limit: 0, digits: 0, of: most('stripe') },
  { what: "heap, × the floor's", pages: ['login'], limit: 1.5, digits: 2, of: timesFloor('heap') },
];

function reached({ pages, limit, digits, of }: Goal, measured: Run['pages'], floor: Visits): string {
  const figures = Object.entries(measured)
    .filter(([name]) => !pages || pages.includes(name))
    .map(([name, page]) => ({ name, figure: Number(of(page, floor).toFixed(digits)) }));
  const [worst] = figures.toSorted((one, other) => other.figure - one.figure);
  if (!worst) return '';
  const over = figures.filter(({ figure }) => !(figure <= limit)).length;
  const mark = over > 0 ? '🔴 ' : '';
  const name = figures.length > 1 ? ` (\`${worst.name}\`)` : '';
  const count = over > 0 && figures.length > 1 ? `, ${over} of ${figures.length} over` : '';
  return `${mark}${worst.figure.toFixed(digits)}${name}${count}`;
}

const named = (names: readonly string[] | undefined) => names?.map((name) => `\`${name}\``).join(', ') ?? 'every page';

const budgetRows = ({ floor, pages, before, audits }: Run): string[][] => [
  ...GOALS.map((goal) => [
    goal.what,
    named(goal.pages),
    reached(goal, before, floor),
    goal.limit.toFixed(goal.limit > 0 ? goal.digits : 0),
    reached(goal, pages, floor),
  ]),
  ...CATEGORIES.map((category) => {
    const [worst] = Object.entries(audits).toSorted(
      ([, one], [, other]) => one.scores[category] - other.scores[category],
    );
    const score = worst?.[1].scores[category];
    const shown = score === 100 ? '100' : `🔴 ${score} (\`${worst?.[0]}\`)`;
    return [`Lighthouse: ${category}`, 'every example page', '', '100', worst ? shown : ''];
  }),
];

const ms = (figure: number) => `${figure.toFixed(0)} ms`;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;

function pageRows({ floor, pages }: Run): string[][] {
  const COLUMNS: readonly [figure: keyof Visit, visit: keyof Visits, unit: (figure: number) => string][] = [
    ['paint', 'first', ms],
    ['visible', 'first', ms],
    ['ready', 'first', ms],
    ['ready', 'second', ms],
    ['blocking', 'first', ms],
    ['longest', 'first', ms],
    ['work', 'first', ms],
    ['work', 'second', ms],
    ['heap', 'first', kib],
    ['bytes', 'first', kib],
  ];
  const counts = ({ first, second }: Visits) => `${first.requests} / ${second.requests}`;
  return [
    ['the floor', ...COLUMNS.map(([figure, visit, unit]) => unit(floor[visit][figure])), counts(floor)],
    ...Object.entries(pages).map(([name, page]) => [
      `\`${name}\``,
      ...COLUMNS.map(([figure, visit]) => `${(page[visit][figure] / floor[visit][figure]).toFixed(2)}`),
      counts(page),
    ]),
  ];
}

const HEADS = {
  budget: ['what', 'pages', 'before', 'target', 'reached', 'why it is missed'],
  pages: [
    '',
    'first paint',
    'visible',
    'ready',
    '2nd: ready',
    'blocking',
    'longest task',
    'work',
    '2nd: work',
    'heap',
    'bytes',
    'requests, 1st / 2nd',
  ],
  audits: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'what it names'],
};

export const auditTable = (audits: Run['audits']): string[] =>
  tableOf(
    HEADS.audits,
    Object.entries(audits).map(([address, { scores, findings }]) => [
      `\`${address}\``,
      ...CATEGORIES.map((category) => (scores[category] < 100 ? `🔴 ${scores[category]}` : '100')),
      findings.join('; '),
    ]),
  );

const part = markedPart('bench', 'npm run bench -- --record');

const isSame = (row: readonly string[]) => (other: readonly string[]) => row[0] === other[0] && row[1] === other[1];

/**
 * Returns all tables of a run. Keeps from `text` what the run does not provide: earlier figures, and reasons of targets
 * still missed.
 */
export function tablesOf(run: Run, text: string): string[] {
  const known = part.rows(text);
  const rows = budgetRows(run).map(([what = '', pages = '', before, target = '', found = '']) => {
    const same = known.find(isSame([what, pages]));
    return [what, pages, before || same?.[2] || '', target, found, found.startsWith('🔴') ? (same?.[5] ?? '') : ''];
  });
  const below = Object.entries(run.audits).filter(([, { findings }]) => findings.length > 0);
  return [
    ...tableOf(HEADS.budget, rows),
    '',
    ...tableOf(HEADS.pages, pageRows(run)),
    ...(below.length > 0 ? ['', ...auditTable(Object.fromEntries(below))] : []),
  ];
}

export const withTables = (text: string, tables: readonly string[], conditions: string): string =>
  part.write(text, [conditions, '', ...tables]);
