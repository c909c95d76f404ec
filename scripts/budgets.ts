import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FLOOR, keyOf, readManifest, readSite, withFloor } from './budgets/builds.ts';
import {
  budgetOf,
  kib,
  type PageWeight,
  violations,
  type Weight,
  weighEntry,
  weighPages,
  weighTranslations,
} from './budgets/weigh.ts';

/** The scripts that are asked for with a payment and not before: see docs/performance.md. */
const PAYMENT = ['PaymentBlock', 'PaymentForm', 'stripe'];

const floor = await withFloor((folder) =>
  weighEntry({ manifest: readManifest(folder), entry: FLOOR, weigh: weighFile(folder) }),
);
const site = readSite();
const payment = PAYMENT.map((name) => keyOf(site.manifest, name));
const pages = weighPages({ ...site, payment, weigh: weighFile('dist') });
const translations = weighTranslations({ ...site, weigh: weighFile('dist') });
const over = violations(pages, floor);

mkdirSync('reports', { recursive: true });
writeFileSync('reports/budgets.json', `${JSON.stringify({ floor, pages, translations, over }, undefined, 2)}\n`);
console.log(`\n${table(pages)}\n`);
for (const [language, { brotli }] of Object.entries(translations))
  console.log(`Words in ${language}: ${kib(brotli)} KiB more`);
for (const sentence of over) console.error(`Over budget: ${sentence}`);
process.exitCode = over.length > 0 ? 1 : 0;

/** Weighs the files of a folder, each once: most pages share most of theirs. */
function weighFile(folder: string): (file: string) => Weight {
  const known = new Map<string, Weight>();
  return (file) => {
    const weight = known.get(file) ?? weigh(Buffer.from(steady(readFileSync(join(folder, file), 'utf8'))));
    known.set(file, weight);
    return weight;
  };
}

function weigh(bytes: Buffer): Weight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { brotli: brotliCompressSync(bytes, { params }).length, gzip: gzipSync(bytes, { level: 9 }).length };
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

function table(rows: PageWeight[]): string {
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
    line(['the floor', kib(floor.brotli), kib(floor.brotli), '1.000', '', '', '', '']),
    ...rows.map(({ name, start, total, css, own, later, requests }) => {
      const limit = budgetOf(name);
      const ratio = (total.brotli / floor.brotli).toFixed(3);
      return line([
        name,
        kib(start.brotli),
        kib(total.brotli),
        `${ratio} of ${limit.floors.toFixed(2)}`,
        `${kib(css.brotli)} of ${kib(limit.css)}`,
        `${kib(own.brotli)} of ${kib(limit.own)}`,
        `+ ${kib(later.brotli)}`,
        `${requests} of ${limit.requests}`,
      ]);
    }),
  ].join('\n');
}
