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

/** Returns a line for each size that is larger than recorded. */
export const overweight = (sizes: Record<string, Size>, recorded: Record<string, Size>): string[] =>
  Object.entries(sizes).flatMap(([name, size]) =>
    (['floors', 'css', 'requests'] as const)
      .filter((kind) => !(size[kind] <= (recorded[name]?.[kind] ?? 0)))
      .map((kind) => `${name}: ${kind} ${size[kind]}, at most ${recorded[name]?.[kind] ?? 'nothing is recorded'}`),
  );

// Weighs the build and fails if a page is heavier than recorded; `--record` accepts the new sizes.
if (import.meta.main) {
  const floor = await weighFloor();
  const sizes = Object.fromEntries(
    weighPages(readSite(), weigher('dist')).map(({ name, start, css, requests }): [string, Size] => [
      name,
      { floors: Math.ceil((100 * start) / floor) / 100, css: Math.ceil((10 * css) / 1024) / 10, requests },
    ]),
  );
  console.log(`The floor has ${(floor / 1024).toFixed(1)} KiB of scripts.`);
  console.table(sizes);
  if (process.argv.includes('--record')) writeFileSync(RECORD, `${JSON.stringify(sizes, undefined, 2)}\n`);
  const over = overweight(sizes, JSON.parse(readFileSync(RECORD, 'utf8')));
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
