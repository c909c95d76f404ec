import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { mounts } from '#src/mounts.ts';
import { homeOf } from '../vite/build.ts';
import type { Site } from './weigh.ts';

/** The manifest's key of the bare stack. */
export const FLOOR = 'scripts/budgets/floor.tsx';

/** Builds the bare stack with the settings of the real build, for as long as it is used. */
export async function withFloor<Result>(use: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const outDir = mkdtempSync(join(tmpdir(), 'quarterly-floor-'));
  try {
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: FLOOR } } });
    return await use(outDir);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** The built site: its manifest, and where each page begins in it. */
export function readSite(folder = 'dist'): Site {
  const manifest = readManifest(folder);
  const screens = Object.entries(mounts).map(([name, { load }]) => [name, keyOf(manifest, homeOf(screenOf(load)))]);
  return { manifest, entry: 'src/embed.ts', screens: Object.fromEntries(screens) };
}

/** The manifest of a build. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The manifest's key of the script with this name, as the bundler or `chunkOf` gave it. */
export function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (!key) throw new Error(`The build has no script named ${name}.`);
  return key;
}

/** The file a mount point loads, read off its own import: only there is it written. */
function screenOf(load: () => Promise<unknown>): string {
  const door = /import\(\s*['"]#screens\/(.+?)['"]\s*\)/.exec(String(load))?.[1];
  if (!door) throw new Error(`A mount point must load its screen with () => import('#screens/…'), not ${String(load)}`);
  return door;
}
