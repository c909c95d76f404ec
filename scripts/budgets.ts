import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { readManifest, readSite, staticFiles, weighPages } from './budgets/weigh.ts';

export interface Size {
  /** Scripts and styles, as a multiple of the floor. */
  floors: number;
  /** In KiB. */
  css: number;
  requests: number;
}

const FLOOR = 'scripts/budgets/floor.tsx';
const RECORD = 'scripts/budgets/recorded.json';

const PURCHASES =
  /^(?:subscribe|renew|redeem|checkout|donate|receipt|invoice|payment-change|subscription-change|renewal-retry|monthly-donation-card)$/;

/** The size that a page should have, as a multiple of the floor. `docs/performance.md` explains what is above it. */
function goalOf(name: string): number {
  if (PURCHASES.test(name)) return 1.48;
  return (
    { product: 1.38, account: 1.28, login: 1.28, header: 1.28, store: 1.15, issues: 1.15, issue: 1.15 }[name] ?? 1.2
  );
}

/** Returns the limits that replace the recorded ones: today's sizes and one percent, but never more than before. */
export const lowered = (sizes: Record<string, Size>, recorded: Record<string, Size>): Record<string, Size> =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, { floors, css, requests }]) => {
      const before = recorded[name] ?? { floors: Infinity, css: Infinity, requests: Infinity };
      return [
        name,
        {
          floors: Math.min(before.floors, Math.ceil(101 * floors) / 100),
          css: Math.min(before.css, Math.ceil(10.1 * css) / 10),
          requests: Math.min(before.requests, requests),
        },
      ];
    }),
  );

/** Returns a line for each size that is larger than recorded. */
export const overweight = (sizes: Record<string, Size>, recorded: Record<string, Size>): string[] =>
  Object.entries(sizes).flatMap(([name, size]) =>
    (['floors', 'css', 'requests'] as const)
      .filter((kind) => !(size[kind] <= (recorded[name]?.[kind] ?? 0)))
      .map((kind) => `${name}: ${kind} ${size[kind]}, at most ${recorded[name]?.[kind] ?? 'nothing is recorded'}`),
  );

// Weighs the build and fails if a page is heavier than its limit; `--record` lowers the limits.
if (import.meta.main) {
  const floor = await weighFloor();
  const sizes = Object.fromEntries(
    weighPages(readSite(), weigher('dist')).map(({ name, start, css, requests }): [string, Size] => [
      name,
      { floors: Math.ceil((100 * start) / floor) / 100, css: Math.ceil((10 * css) / 1024) / 10, requests },
    ]),
  );
  console.log(`The floor has ${(floor / 1024).toFixed(1)} KiB of scripts.`);
  const limits: Record<string, Size> = JSON.parse(readFileSync(RECORD, 'utf8'));
  console.table(
    Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [name, { ...size, goal: goalOf(name), limit: limits[name]?.floors }]),
    ),
  );
  if (process.argv.includes('--record'))
    writeFileSync(RECORD, `${JSON.stringify(lowered(sizes, limits), undefined, 2)}\n`);
  const over = overweight(sizes, limits);
  for (const line of over) console.error(`Heavier than ${RECORD}: ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

export async function buildFloor(outDir: string): Promise<void> {
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: FLOOR } } });
}

async function weighFloor(): Promise<number> {
  const outDir = mkdtempSync(join(tmpdir(), 'quarterly-floor-'));
  await buildFloor(outDir);
  const sizes = [...staticFiles(readManifest(outDir), [FLOOR])].map(weigher(outDir));
  rmSync(outDir, { recursive: true });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns a memoized function, since most pages share most of their files. */
function weigher(folder: string): (file: string) => number {
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
