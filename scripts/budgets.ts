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
  subscribe: { floors: 2.2, css: 8.2 * KIB, requests: 10 },
  renew: { floors: 2.1, css: 7.5 * KIB, requests: 10 },
  redeem: { floors: 2.04, css: 7.3 * KIB, requests: 9 },
  store: { floors: 1.53 },
  issues: { floors: 1.53 },
  issue: { floors: 1.53 },
  product: { floors: 1.86, css: 7.2 * KIB, requests: 10 },
  checkout: { floors: 2.11, css: 7.4 * KIB, requests: 10 },
  donate: { floors: 1.97, css: 7.2 * KIB, requests: 9 },
  receipt: { floors: 1.87, css: 8.3 * KIB, requests: 9 },
  'payment-change': { floors: 1.57 },
  'subscription-change': { floors: 2, css: 7.2 * KIB, requests: 9 },
  'monthly-donation-card': { floors: 1.57 },
  'renewal-retry': { floors: 1.95, css: 7.2 * KIB, requests: 9 },
  invoice: { floors: 2.04, css: 7.4 * KIB, requests: 9 },
  name: { floors: 1.5 },
  email: { floors: 1.51 },
  address: { floors: 1.79, css: 7.2 * KIB, requests: 9 },
  'address-deletion': { floors: 1.79, css: 7.2 * KIB, requests: 9 },
  account: { floors: 1.83, css: 6 * KIB, requests: 8, own: 12.8 * KIB },
  login: { floors: 1.72, css: 4.3 * KIB, own: 15.3 * KIB },
  logout: { floors: 1.5 },
  share: { floors: 1.56, css: 4.8 * KIB },
  'post-navigation': { floors: 1.56, css: 4.8 * KIB },
  header: { floors: 1.56, css: 4.8 * KIB },
  footer: { floors: 1.56, css: 4.8 * KIB },
  'cart-counter': { floors: 1.56, css: 4.8 * KIB },
  'mailing-list': { floors: 1.56, css: 4.8 * KIB },
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
