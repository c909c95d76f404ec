import type { Manifest } from 'vite';

/** Bytes of a file or of many, compressed as a server would send them. */
export interface Weight {
  brotli: number;
  gzip: number;
}

/** What a visitor downloads for one widget. */
export interface PageWeight {
  name: string;
  /** JS and CSS before anything is asked for on demand. */
  total: Weight;
  css: Weight;
  /** JS that no other page and no part of the entry carries. */
  own: Weight;
  /** JS and CSS that the page may load later, the payment form above all. */
  later: Weight;
  /** Cold, the document itself included. */
  requests: number;
}

/** The limits of one page: bytes of brotli, or multiples of the floor. */
export interface Budget {
  floors: number;
  css: number;
  own: number;
  requests: number;
}

/** The manifest of a build, with the files of every page and where each begins. */
export interface Build {
  manifest: Manifest;
  /** The manifest's key of the entry. */
  entry: string;
  /** Name of each widget → the manifest's key of its screen. */
  screens: Record<string, string>;
  weigh: (file: string) => Weight;
}

const KIB = 1024;

/** The limits of a page; those that ask for little more than an e-mail address are held to less. */
export const budgetOf = (name: string): Budget => ({
  floors: ['login', 'mailing-list', 'name', 'email'].includes(name) ? 1.1 : 1.2,
  css: 4 * KIB,
  own: 8 * KIB,
  requests: 7,
});

/** Weighs every page of a build. */
export const weighPages = (build: Build): PageWeight[] => {
  const base = baseFiles(build);
  const files = new Map(
    Object.entries(build.screens).map(([name, screen]) => [name, union(base, staticFiles(build.manifest, [screen]))]),
  );
  return Object.entries(build.screens).map(([name, screen]) => {
    const page = files.get(name) ?? base;
    const others = [...files].filter(([other]) => other !== name).flatMap(([, theirs]) => [...theirs]);
    const own = [...minus(page, union(base, others))].filter(isScript);
    const sum = (some: Iterable<string>) => addUp([...some].map(build.weigh));
    return {
      name,
      total: sum(page),
      css: sum([...page].filter((file) => !isScript(file))),
      own: sum(own),
      later: sum(minus(onDemandFiles(build, screen), page)),
      requests: page.size + 1,
    };
  });
};

/** The weight of everything an entry loads at once. */
export const weighEntry = ({ manifest, entry, weigh }: Pick<Build, 'manifest' | 'entry' | 'weigh'>): Weight =>
  addUp([...staticFiles(manifest, [entry])].map(weigh));

/** What is over its budget, each as a sentence. */
export const violations = (pages: PageWeight[], floor: Weight, budget = budgetOf): string[] =>
  pages.flatMap(({ name, total, css, own, requests }) => {
    const limit = budget(name);
    const ratio = total.brotli / floor.brotli;
    return [
      ratio > limit.floors && `${name}: ${ratio.toFixed(3)} of the floor; at most ${limit.floors.toFixed(2)}`,
      css.brotli > limit.css && `${name}: ${kib(css.brotli)} KiB of CSS; at most ${kib(limit.css)}`,
      own.brotli > limit.own && `${name}: ${kib(own.brotli)} KiB of code of its own; at most ${kib(limit.own)}`,
      requests > limit.requests && `${name}: ${requests} requests; at most ${limit.requests}`,
    ].filter((sentence) => sentence !== false);
  });

/** Bytes as KiB with one digit. */
export const kib = (bytes: number): string => (bytes / KIB).toFixed(1);

/** What every page loads: the entry, and what the entry imports at once that is no screen. */
function baseFiles({ manifest, entry, screens }: Build): Set<string> {
  const isScreen = new Set(Object.values(screens));
  const common = (chunk(manifest, entry).dynamicImports ?? []).filter((key) => !isScreen.has(key));
  return staticFiles(manifest, [entry, ...common]);
}

/** Everything that can come after a page's own start: dynamic imports, and theirs, but not other pages. */
function onDemandFiles({ manifest, entry, screens }: Build, screen: string): Set<string> {
  const isScreen = new Set(Object.values(screens));
  const common = (chunk(manifest, entry).dynamicImports ?? []).filter((key) => !isScreen.has(key));
  const later = new Set<string>();
  const visit = (keys: string[]): void => {
    for (const reached of staticKeys(manifest, keys)) {
      const added = (chunk(manifest, reached).dynamicImports ?? []).filter(
        (key) => !later.has(key) && !isScreen.has(key),
      );
      for (const key of added) later.add(key);
      if (added.length > 0) visit(added);
    }
  };
  visit([screen, ...common]);
  return staticFiles(manifest, [...later]);
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

function addUp(weights: Weight[]): Weight {
  return weights.reduce((all, { brotli, gzip }) => ({ brotli: all.brotli + brotli, gzip: all.gzip + gzip }), {
    brotli: 0,
    gzip: 0,
  });
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
