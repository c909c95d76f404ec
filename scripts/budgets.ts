import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { mounts } from '#src/mounts.ts';
import { budgetOf, kib, type PageWeight, violations, type Weight, weighEntry, weighPages } from './budgets/weigh.ts';
import { homeOf } from './vite/chunks.ts';

const FLOOR = 'scripts/budgets/floor.tsx';

/** The scripts that are asked for with a payment and not before: see docs/performance.md. */
const PAYMENT = ['PaymentBlock', 'PaymentForm', 'stripe'];

const floor = await weighFloor();
const manifest = readManifest('dist');
const pages = weighPages({
  manifest,
  entry: 'src/embed.ts',
  screens: Object.fromEntries(Object.entries(mounts).map(([name, { load }]) => [name, screenOf(load)])),
  payment: PAYMENT.map(keyOf),
  weigh: weighFile('dist'),
});
const over = violations(pages, floor);

mkdirSync('reports', { recursive: true });
writeFileSync('reports/budgets.json', `${JSON.stringify({ floor, pages, over }, undefined, 2)}\n`);
console.log(`\n${table(pages)}\n`);
for (const sentence of over) console.error(`Over budget: ${sentence}`);
process.exitCode = over.length > 0 ? 1 : 0;

/** Builds the bare stack with the settings of the real build, in the same run, and weighs it. */
async function weighFloor(): Promise<Weight> {
  const outDir = mkdtempSync(join(tmpdir(), 'quarterly-floor-'));
  try {
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: FLOOR } } });
    return weighEntry({ manifest: readManifest(outDir), entry: FLOOR, weigh: weighFile(outDir) });
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

function weighFile(folder: string): (file: string) => Weight {
  return (file) => {
    const bytes = readFileSync(join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return { brotli: brotliCompressSync(bytes, { params }).length, gzip: gzipSync(bytes, { level: 9 }).length };
  };
}

/** The manifest's key of the file a mount point loads, read off its own import: only there is it written. */
function screenOf(load: () => Promise<unknown>): string {
  const door = /import\(\s*['"]#screens\/(.+?)['"]\s*\)/.exec(String(load))?.[1];
  if (!door) throw new Error(`A mount point must load its screen with () => import('#screens/…'), not ${String(load)}`);
  return keyOf(homeOf(door));
}

/** The manifest's key of the script with this name, as the bundler or `chunkOf` gave it. */
function keyOf(name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (!key) throw new Error(`The build has no script named ${name}.`);
  return key;
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
