import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgetOf, KIB, readRecord, unrecorded, writeRecord } from './budgets/record.ts';
import {
  FLOOR,
  keysOf,
  type PageWeight,
  readManifest,
  readSite,
  weighEntry,
  weighJourney,
  weighPages,
  weighTranslations,
  withBuild,
} from './budgets/weigh.ts';

/** Scripts that load only with a payment: see docs/performance.md. */
const PAYMENT = ['PaymentBlock', 'PaymentForm', 'stripe'];

const JOURNEYS = [
  ['login', 'account', 'subscribe'],
  ['store', 'product', 'checkout'],
  ['name', 'email', 'address'],
];

const DOCUMENT = 'docs/performance.md';

if (import.meta.main) await checkBudgets(process.argv.includes('--record'));

/**
 * Weighs the build and fails if a page exceeds the budget in docs/performance.md; `--record` rewrites the recorded
 * sizes.
 */
async function checkBudgets(isRecording: boolean): Promise<void> {
  const floor = await withBuild(FLOOR, (folder) =>
    weighEntry({ manifest: readManifest(folder), entry: FLOOR, weigh: weighFile(folder) }),
  );
  const site = { ...readSite(), weigh: weighFile('dist') };
  const payment = PAYMENT.flatMap((name) => keysOf(site.manifest, name));
  const pages = weighPages({ ...site, payment });
  const translations = weighTranslations(site);
  const journeys = JOURNEYS.map((names) => ({ pages: names, bytes: weighJourney(site, names) }));

  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/budgets.json', `${JSON.stringify({ floor, pages, journeys, translations }, undefined, 2)}\n`);
  console.log(`\n${table(pages, floor)}\n`);
  for (const { pages: names, bytes } of journeys) console.log(`${names.join(', ')}: ${kib(bytes)} KiB`);
  for (const [language, weight] of Object.entries(translations))
    console.log(`Words in ${language}: ${kib(weight)} KiB more`);

  if (isRecording) writeFileSync(DOCUMENT, writeRecord(readFileSync(DOCUMENT, 'utf8'), pages, floor));
  const over = unrecorded(pages, floor, readRecord(readFileSync(DOCUMENT, 'utf8')));
  for (const sentence of over) console.error(`Over budget and not recorded in ${DOCUMENT}: ${sentence}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

/** Returns a memoized weigher, since most pages share most of their files. */
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
 * Replaces the hash in each file name with a hash of the name alone. The real hash changes with every byte, and how
 * well it happens to compress could decide whether a page is within its budget.
 */
function steady(text: string): string {
  return text.replace(/([\w.]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8);
    return `${name}-${hash}`;
  });
}

function table(rows: PageWeight[], floor: number): string {
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column ? cell.padStart(16) : cell.padEnd(22))).join('');
  return [
    line(['KiB, brotli', 'at the start', '× the floor', 'CSS', 'requests', 'before payment', 'with payment']),
    line(['the floor', kib(floor), '1.000', '', '', '', '']),
    ...rows.map(({ name, start, total, css, later, requests }) => {
      const limit = budgetOf(name);
      const ratio = `${(start / floor).toFixed(3)} of ${limit.floors.toFixed(2)}`;
      const styles = `${kib(css)} of ${limit.css}`;
      return line([name, kib(start), ratio, styles, `${requests} of ${limit.requests}`, kib(total), `+ ${kib(later)}`]);
    }),
  ].join('\n');
}

function kib(bytes: number): string {
  return (bytes / KIB).toFixed(1);
}
