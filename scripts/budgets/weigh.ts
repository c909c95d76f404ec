import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { mounts } from '#src/mounts.ts';
import { BASE, nameOf } from '../vite/chunks.ts';

export interface Site {
  manifest: Manifest;
  entry: string;
  /** The manifest key of what the entry imports for every widget; its other imports are on demand. */
  frame: string;
  screens: Record<string, string>;
}

/** What a reader downloads for a widget before anything on demand, in bytes after compression. */
export interface PageWeight {
  name: string;
  /** Scripts and styles. */
  start: number;
  css: number;
  /** Including the document. */
  requests: number;
}

export const weighPages = (site: Site, weigh: (file: string) => number): PageWeight[] =>
  Object.entries(site.screens).map(([name, screen]) => {
    const files = [...filesAtStart(site, screen)];
    const sum = (some: string[]) => some.reduce((total, file) => total + weigh(file), 0);
    return {
      name,
      start: sum(files),
      css: sum(files.filter((file) => file.endsWith('.css'))),
      requests: files.length + 1,
    };
  });

export const filesAtStart = ({ manifest, entry, frame }: Site, screen: string): Set<string> =>
  new Set([...staticFiles(manifest, [entry, frame]), ...staticFiles(manifest, [screen])]);

const isTranslation = (key: string): boolean => /^src\/messages\/[\w-]+\.json$/.test(key);

/** The files a page may load after its start: dynamic imports, and theirs in turn, except other pages. */
export function filesOnDemand({ manifest, entry, screens }: Site, screen: string): Set<string> {
  const others = Object.values(screens);
  const later = new Set<string>();
  const visit = (keys: string[]): void => {
    for (const reached of staticKeys(manifest, keys)) {
      const added = importedLater(manifest, reached, others).filter((key) => !later.has(key));
      for (const key of added) later.add(key);
      if (added.length > 0) visit(added);
    }
  };
  visit([screen, ...importedLater(manifest, entry, others)]);
  return staticFiles(manifest, [...later]);
}

function importedLater(manifest: Manifest, key: string, others: readonly string[]): string[] {
  return (chunk(manifest, key).dynamicImports ?? []).filter((each) => !others.includes(each) && !isTranslation(each));
}

export function staticFiles(manifest: Manifest, keys: string[]): Set<string> {
  return new Set(
    [...staticKeys(manifest, keys)].flatMap((key) => {
      const { file, css = [] } = chunk(manifest, key);
      return [file, ...css];
    }),
  );
}

function staticKeys(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    staticKeys(manifest, chunk(manifest, key).imports ?? [], seen);
  }
  return seen;
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The build's manifest has no ${key}.`);
  return found;
}

export function readSite(folder = 'dist'): Site {
  const manifest = readManifest(folder);
  const keyOf = (name: string): string => {
    const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
    if (found === undefined) throw new Error(`The build has no script named ${name}.`);
    return found;
  };
  const screens = Object.entries(mounts).map(([name, { load }]) => [name, keyOf(nameOf(screenOf(load)))]);
  return { manifest, entry: 'src/embed.ts', frame: keyOf(BASE), screens: Object.fromEntries(screens) };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The file that a mount point loads, parsed from its import because it is written nowhere else. */
function screenOf(load: () => Promise<unknown>): string {
  const door = /import\(\s*['"]#screens\/(.+?)['"]\s*\)/.exec(String(load))?.[1];
  if (!door) throw new Error(`A mount point must load its screen with () => import('#screens/…'), not ${String(load)}`);
  return door;
}
