import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { mounts } from '#src/mounts.ts';
import { BASE, nameOf } from '../vite/chunks.ts';

/** The download for one widget, in bytes after brotli compression. */
export interface PageWeight {
  name: string;
  /** JS and CSS that every visitor downloads before anything on demand. */
  start: number;
  css: number;
  /** All JS and CSS that a visitor may download before a payment, including `start`. */
  total: number;
  later: number;
  /** Requests of a cold start, including the document. */
  requests: number;
}

export interface Site {
  manifest: Manifest;
  entry: string;
  /** The manifest key of what the entry imports for every widget; its other imports are on demand. */
  frame: string;
  screens: Record<string, string>;
}

export interface Build extends Site {
  /** Manifest keys of the scripts that load with the payment; what only they import loads with them. */
  payment: readonly string[];
  weigh: (file: string) => number;
}

export const weighPages = (build: Build): PageWeight[] => {
  const sum = (some: Iterable<string>) => addUp([...some].map(build.weigh));
  return Object.entries(build.screens).map(([name, screen]) => {
    const start = filesAtStart(build, screen);
    const unpaid = union(start, filesOnDemand(build, screen, build.payment));
    return {
      name,
      start: sum(start),
      css: sum([...start].filter((file) => !isScript(file))),
      total: sum(unpaid),
      later: sum(minus(filesOnDemand(build, screen), unpaid)),
      requests: start.size + 1,
    };
  });
};

/** The download of a visitor who opens several pages in a row, each file once. */
export const weighJourney = (build: Omit<Build, 'payment'>, names: readonly string[]): number =>
  addUp([...union(...names.map((name) => filesAtStart(build, build.screens[name] ?? name)))].map(build.weigh));

export const filesAtStart = (build: Site, screen: string): Set<string> =>
  union(baseFiles(build), staticFiles(build.manifest, [screen]));

export const weighEntry = ({ manifest, entry, weigh }: Pick<Build, 'manifest' | 'entry' | 'weigh'>): number =>
  addUp([...staticFiles(manifest, [entry])].map(weigh));

export const weighTranslations = ({ weigh, ...site }: Omit<Build, 'payment'>) =>
  Object.fromEntries(
    Object.keys(site.manifest)
      .filter(isTranslation)
      .map((key) => [
        key.replace(/^.*\/|\.json$/g, ''),
        addUp([...minus(staticFiles(site.manifest, [key]), baseFiles(site))].map(weigh)),
      ]),
  );

const isTranslation = (key: string): boolean => /^src\/messages\/[\w-]+\.json$/.test(key);

const baseFiles = ({ manifest, entry, frame }: Site): Set<string> => staticFiles(manifest, [entry, frame]);

/** The files a page may load after its start: dynamic imports, and theirs in turn, except other pages and `leftOut`. */
export function filesOnDemand(
  { manifest, entry, screens }: Site,
  screen: string,
  leftOut: readonly string[] = [],
): Set<string> {
  const others = [...Object.values(screens), ...leftOut];
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

function staticFiles(manifest: Manifest, keys: string[]): Set<string> {
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

function addUp(weights: number[]): number {
  return weights.reduce((all, weight) => all + weight, 0);
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function union(...sets: Iterable<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function minus(set: Iterable<string>, other: Set<string>): Set<string> {
  return new Set([...set].filter((file) => !other.has(file)));
}

export const FLOOR = 'scripts/budgets/floor.tsx';

export async function withBuild<Result>(
  entry: string,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const outDir = mkdtempSync(join(tmpdir(), 'quarterly-build-'));
  try {
    await build({ logLevel: 'error', build: { outDir, emptyOutDir: true, rolldownOptions: { input: entry } } });
    return await use(outDir);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

export function readSite(folder = 'dist'): Site {
  const manifest = readManifest(folder);
  const screens = Object.entries(mounts).map(([name, { load }]) => [name, keysOf(manifest, nameOf(screenOf(load)))[0]]);
  const [frame = BASE] = keysOf(manifest, BASE);
  return { manifest, entry: 'src/embed.ts', frame, screens: Object.fromEntries(screens) };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** Manifest keys of the scripts with a name. A lazy part is built once for each page that uses it. */
export function keysOf(manifest: Manifest, name: string): string[] {
  const keys = Object.keys(manifest).filter((each) => manifest[each]?.name === name);
  if (keys.length === 0) throw new Error(`The build has no script named ${name}.`);
  return keys;
}

/** The file that a mount point loads, parsed from its import because it is written nowhere else. */
function screenOf(load: () => Promise<unknown>): string {
  const door = /import\(\s*['"]#screens\/(.+?)['"]\s*\)/.exec(String(load))?.[1];
  if (!door) throw new Error(`A mount point must load its screen with () => import('#screens/…'), not ${String(load)}`);
  return door;
}
