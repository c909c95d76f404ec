import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  FLOOR,
  keyOf,
  type PageWeight,
  readManifest,
  readSite,
  weighEntry,
  weighPages,
  weighTranslations,
  withBuild,
} from './budgets/weigh.ts';

/** The scripts that are asked for with a payment and not before: see docs/performance.md. */
const PAYMENT = ['PaymentBlock', 'PaymentForm', 'stripe'];

const KIB = 1024;

/** The limits of one page: bytes of brotli, or multiples of the floor. */
export interface Budget {
  floors: number;
  css: number;
  own: number;
  requests: number;
}

/** The limits of a page; those that ask for little more than an e-mail address are held to less. */
export const budgetOf = (name: string): Budget => ({
  floors: ['login', 'mailing-list', 'name', 'email'].includes(name) ? 1.1 : 1.2,
  css: 4 * KIB,
  own: 8 * KIB,
  requests: 7,
  ...exceptions[name],
});

/** Pages that are over a limit, each held to what it weighs; why stands in docs/decisions/2026-11-21-the-weight-of-the-pages.md. */
const exceptions: Readonly<Record<string, Partial<Budget>>> = {
  subscribe: { floors: 1.98, css: 5.2 * KIB, requests: 9 },
  renew: { floors: 1.96, css: 5.2 * KIB, requests: 9 },
  redeem: { floors: 1.96, css: 5.2 * KIB, own: 8.5 * KIB, requests: 8 },
  store: { floors: 1.53, css: 5.1 * KIB },
  issues: { floors: 1.53, css: 5.1 * KIB },
  issue: { floors: 1.53, css: 5.1 * KIB },
  product: { floors: 1.77, css: 5.1 * KIB, requests: 8 },
  checkout: { floors: 1.91, css: 5.1 * KIB, requests: 8 },
  donate: { floors: 1.9, css: 5.1 * KIB, requests: 8 },
  receipt: { floors: 1.69, css: 5.1 * KIB },
  'payment-change': { floors: 1.57, css: 5.1 * KIB },
  'subscription-change': { floors: 1.92, css: 5.1 * KIB, requests: 8 },
  'monthly-donation-card': { floors: 1.57, css: 5.1 * KIB },
  'renewal-retry': { floors: 1.87, css: 5.1 * KIB, requests: 8 },
  invoice: { floors: 1.89, css: 5.1 * KIB },
  name: { floors: 1.51, css: 5.1 * KIB },
  email: { floors: 1.52, css: 5.1 * KIB },
  address: { floors: 1.76, css: 5.1 * KIB, requests: 8 },
  'address-deletion': { floors: 1.76, css: 5.1 * KIB, requests: 8 },
  account: { floors: 1.66, css: 6.4 * KIB, requests: 8, own: 8.9 * KIB },
  login: { floors: 1.72, css: 5.7 * KIB, own: 15.4 * KIB },
  logout: { floors: 1.5, css: 5.1 * KIB },
  share: { floors: 1.57, css: 6.3 * KIB },
  'post-navigation': { floors: 1.57, css: 6.3 * KIB },
  header: { floors: 1.56, css: 6.3 * KIB },
  footer: { floors: 1.56, css: 6.3 * KIB },
  'cart-counter': { floors: 1.56, css: 6.3 * KIB },
  'mailing-list': { floors: 1.56, css: 6.3 * KIB },
};

if (import.meta.main) await checkBudgets();

async function checkBudgets(): Promise<void> {
  const floor = await withBuild(FLOOR, (folder) =>
    weighEntry({ manifest: readManifest(folder), entry: FLOOR, weigh: weighFile(folder) }),
  );
  const site = readSite();
  const payment = PAYMENT.map((name) => keyOf(site.manifest, name));
  const pages = weighPages({ ...site, payment, weigh: weighFile('dist') });
  const translations = weighTranslations({ ...site, weigh: weighFile('dist') });
  const over = violations(pages, floor);

  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/budgets.json', `${JSON.stringify({ floor, pages, translations, over }, undefined, 2)}\n`);
  console.log(`\n${table(pages, floor)}\n`);
  for (const [language, weight] of Object.entries(translations))
    console.log(`Words in ${language}: ${kib(weight)} KiB more`);
  for (const sentence of over) console.error(`Over budget: ${sentence}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

/** What is over its budget, each as a sentence. */
export function violations(pages: PageWeight[], floor: number, budget = budgetOf): string[] {
  return pages.flatMap(({ name, total, css, own, requests }) => {
    const limit = budget(name);
    const ratio = total / floor;
    return [
      ratio > limit.floors && `${name}: ${ratio.toFixed(3)} of the floor; at most ${limit.floors.toFixed(2)}`,
      css > limit.css && `${name}: ${kib(css)} KiB of CSS; at most ${kib(limit.css)}`,
      own > limit.own && `${name}: ${kib(own)} KiB of code of its own; at most ${kib(limit.own)}`,
      requests > limit.requests && `${name}: ${requests} requests; at most ${limit.requests}`,
    ].filter((sentence) => sentence !== false);
  });
}

/** Weighs the files of a folder, each once: most pages share most of theirs. */
function weighFile(folder: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? weigh(Buffer.from(steady(readFileSync(join(folder, file), 'utf8'))));
    known.set(file, weight);
    return weight;
  };
}

function weigh(bytes: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

/**
 * A text of the build in which the hash of each file's name is one of the name alone. The real one changes with every byte
 * of its file, and how well it compresses is chance that would decide whether a page is within its budget.
 */
function steady(text: string): string {
  return text.replace(/([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}`;
  });
}

function table(rows: PageWeight[], floor: number): string {
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column ? cell.padStart(16) : cell.padEnd(18))).join('');
  return [
    line([
      'KiB, brotli',
      'at the start',
      'before payment',
      '× the floor',
      'CSS',
      'own code',
      'with payment',
      'requests',
    ]),
    line(['the floor', kib(floor), kib(floor), '1.000', '', '', '', '']),
    ...rows.map(({ name, start, total, css, own, later, requests }) => {
      const limit = budgetOf(name);
      const ratio = (total / floor).toFixed(3);
      return line([
        name,
        kib(start),
        kib(total),
        `${ratio} of ${limit.floors.toFixed(2)}`,
        `${kib(css)} of ${kib(limit.css)}`,
        `${kib(own)} of ${kib(limit.own)}`,
        `+ ${kib(later)}`,
        `${requests} of ${limit.requests}`,
      ]);
    }),
  ].join('\n');
}

/** Bytes as KiB with one digit. */
function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1);
}
