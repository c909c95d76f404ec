import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { mounts } from '#src/mounts.ts';
import { BASE, nameOf } from '../vite/chunks.ts';

/** What a visitor downloads for one widget, in bytes compressed by brotli. */
export interface PageWeight {
  name: string;
  /** JS and CSS that every visitor downloads before anything is asked for on demand. */
  start: number;
  /** Of that, the CSS. */
  css: number;
  /** JS and CSS that a visitor can come to download before a payment is asked for, the start included. */
  total: number;
  /** JS and CSS that come with the payment. */
  later: number;
  /** At the start, cold, the document itself included. */
  requests: number;
}

/** The manifest of a build, and where each page begins in it. */
export interface Site {
  manifest: Manifest;
  /** The manifest's key of the entry. */
  entry: string;
  /** The manifest's key of what the entry imports for every widget; anything else that it imports is on demand. */
  frame: string;
  /** Name of each widget → the manifest's key of its screen. */
  screens: Record<string, string>;
}

/** A build to be weighed. */
export interface Build extends Site {
  /** The manifest's keys of what is asked for with the payment and not before; what only they bring comes with it. */
  payment: readonly string[];
  weigh: (file: string) => number;
}

/** Weighs every page of a build. */
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

/** What a visitor downloads who opens some pages one after another, each file once. */
export const weighJourney = (build: Omit<Build, 'payment'>, names: readonly string[]): number =>
  addUp([...union(...names.map((name) => filesAtStart(build, build.screens[name] ?? name)))].map(build.weigh));

/** The files that a page loads at its start: the entry's, the frame's and the screen's. */
export const filesAtStart = (build: Site, screen: string): Set<string> =>
  union(baseFiles(build), staticFiles(build.manifest, [screen]));

/** The weight of everything an entry loads at once. */
export const weighEntry = ({ manifest, entry, weigh }: Pick<Build, 'manifest' | 'entry' | 'weigh'>): number =>
  addUp([...staticFiles(manifest, [entry])].map(weigh));

/** The weight of each language beside English, which its own pages load on top. */
export const weighTranslations = ({ manifest, entry, weigh }: Pick<Build, 'manifest' | 'entry' | 'weigh'>) =>
  Object.fromEntries(
    Object.keys(manifest)
      .filter(isTranslation)
      .map((key) => [
        key.replace(/^.*\/|\.ts$/g, ''),
        addUp([...minus(staticFiles(manifest, [key]), staticFiles(manifest, [entry]))].map(weigh)),
      ]),
  );

/** Whether a script is the catalogue in another language, which no English page loads. */
const isTranslation = (key: string): boolean => /^src\/messages\/[\w-]+\.ts$/.test(key);

/** What every page loads. */
const baseFiles = ({ manifest, entry, frame }: Site): Set<string> => staticFiles(manifest, [entry, frame]);

/** Everything that can come after a page's own start: dynamic imports, and theirs, but not other pages nor what is left out. */
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

/** What a script imports on demand that is neither one of `others` nor a translation. */
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

/** The manifest's key of the bare stack. */
export const FLOOR = 'scripts/budgets/floor.tsx';

/** Builds an entry with the settings of the real build, for as long as it is used. */
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

/** The built site: its manifest, and where each page begins in it. */
export function readSite(folder = 'dist'): Site {
  const manifest = readManifest(folder);
  const screens = Object.entries(mounts).map(([name, { load }]) => [name, keysOf(manifest, nameOf(screenOf(load)))[0]]);
  const [frame = BASE] = keysOf(manifest, BASE);
  return { manifest, entry: 'src/embed.ts', frame, screens: Object.fromEntries(screens) };
}

/** The manifest of a build. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The manifest's keys of the scripts with this name: one for each page that a part on demand is built for. */
export function keysOf(manifest: Manifest, name: string): string[] {
  const keys = Object.keys(manifest).filter((each) => manifest[each]?.name === name);
  if (keys.length === 0) throw new Error(`The build has no script named ${name}.`);
  return keys;
}

/** The file a mount point loads, read off its own import: only there is it written. */
function screenOf(load: () => Promise<unknown>): string {
  const door = /import\(\s*['"]#screens\/(.+?)['"]\s*\)/.exec(String(load))?.[1];
  if (!door) throw new Error(`A mount point must load its screen with () => import('#screens/…'), not ${String(load)}`);
  return door;
}
