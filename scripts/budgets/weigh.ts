import type { Manifest } from 'vite';

/** Bytes of a file or of many, compressed as a server would send them. */
export interface Weight {
  brotli: number;
  gzip: number;
}

/** What a visitor downloads for one widget. */
export interface PageWeight {
  name: string;
  /** JS and CSS that every visitor downloads, before anything is asked for on demand. */
  start: Weight;
  /** JS and CSS that a visitor can come to download before a payment is asked for; the limits are of this. */
  total: Weight;
  css: Weight;
  /** Of that, JS that no other page and no part of the entry carries. */
  own: Weight;
  /** JS and CSS that come with the payment. */
  later: Weight;
  /** At the start, cold, the document itself included. */
  requests: number;
}

/** The limits of one page: bytes of brotli, or multiples of the floor. */
export interface Budget {
  floors: number;
  css: number;
  own: number;
  requests: number;
}

/** The manifest of a build, and where each page begins in it. */
export interface Site {
  manifest: Manifest;
  /** The manifest's key of the entry. */
  entry: string;
  /** Name of each widget → the manifest's key of its screen. */
  screens: Record<string, string>;
}

/** A build to be weighed. */
export interface Build extends Site {
  /** The manifest's keys of what is asked for with the payment and not before; what only they bring comes with it. */
  payment: readonly string[];
  weigh: (file: string) => Weight;
}

const KIB = 1024;

/** The limits of a page; those that ask for little more than an e-mail address are held to less. */
export const budgetOf = (name: string): Budget => ({
  floors: ['login', 'mailing-list', 'name', 'email'].includes(name) ? 1.1 : 1.2,
  css: 4 * KIB,
  own: 8 * KIB,
  requests: 7,
  ...exceptions[name],
});

/** Pages that are over a limit, each held to what it weighs; why stands in docs/decisions/2026-11-21-the-weight-of-the-pages.md. */
const exceptions: Readonly<Record<string, Partial<Budget>>> = {
  subscribe: { floors: 1.81, css: 5.1 * KIB, requests: 8 },
  renew: { floors: 1.8, css: 5.1 * KIB, requests: 8 },
  redeem: { floors: 1.85, css: 5.2 * KIB, own: 8.5 * KIB, requests: 8 },
  store: { floors: 1.44, css: 5 * KIB },
  issues: { floors: 1.44, css: 5 * KIB },
  issue: { floors: 1.44, css: 5 * KIB },
  product: { floors: 1.66, css: 5 * KIB, requests: 8 },
  checkout: { floors: 1.8, css: 5.1 * KIB, requests: 8 },
  donate: { floors: 1.79, css: 5.1 * KIB, requests: 8 },
  receipt: { floors: 1.58, css: 5 * KIB },
  'payment-change': { floors: 1.47, css: 5 * KIB },
  'subscription-change': { floors: 1.8, css: 5.1 * KIB, requests: 8 },
  'monthly-donation-card': { floors: 1.47, css: 5 * KIB },
  invoice: { floors: 1.78, css: 5.1 * KIB },
  name: { floors: 1.42, css: 5 * KIB },
  email: { floors: 1.42, css: 5 * KIB },
  address: { floors: 1.62, css: 5 * KIB, requests: 8 },
  'address-deletion': { floors: 1.62, css: 5 * KIB, requests: 8 },
  account: { floors: 1.53, css: 6.4 * KIB, requests: 8 },
  login: { floors: 1.62, css: 5.7 * KIB, own: 15 * KIB },
  logout: { floors: 1.41, css: 5 * KIB },
  share: { floors: 1.48, css: 6.2 * KIB },
  'post-navigation': { floors: 1.48, css: 6.2 * KIB },
  header: { floors: 1.47, css: 6.3 * KIB },
  footer: { floors: 1.47, css: 6.3 * KIB },
  'cart-counter': { floors: 1.47, css: 6.3 * KIB },
  'mailing-list': { floors: 1.47, css: 6.3 * KIB },
};

/** Weighs every page of a build. */
export const weighPages = (build: Build): PageWeight[] => {
  const base = baseFiles(build);
  const pages = Object.entries(build.screens).map(([name, screen]) => {
    const start = filesAtStart(build, screen);
    const unpaid = union(start, onDemandFiles(build, screen, build.payment));
    return { name, start, unpaid, all: onDemandFiles(build, screen, []) };
  });
  const sum = (some: Iterable<string>) => addUp([...some].map(build.weigh));
  return pages.map(({ name, start, unpaid, all }) => {
    const others = pages.filter((other) => other.name !== name).map((other) => other.unpaid);
    return {
      name,
      start: sum(start),
      total: sum(unpaid),
      css: sum([...unpaid].filter((file) => !isScript(file))),
      own: sum([...minus(unpaid, union(base, ...others))].filter(isScript)),
      later: sum(minus(all, unpaid)),
      requests: start.size + 1,
    };
  });
};

/** The files that a page loads at its start: the entry's, the frame's and the screen's. */
export const filesAtStart = (build: Site, screen: string): Set<string> =>
  union(baseFiles(build), staticFiles(build.manifest, [screen]));

/** The weight of everything an entry loads at once. */
export const weighEntry = ({ manifest, entry, weigh }: Pick<Build, 'manifest' | 'entry' | 'weigh'>): Weight =>
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

/** Whether a script is the catalogue in another language, which no English page loads. */
const isTranslation = (key: string): boolean => /^src\/messages\/[\w-]+\.ts$/.test(key);

/** What every page loads: the entry, and what the entry imports at once that is no screen. */
function baseFiles({ manifest, entry, screens }: Site): Set<string> {
  const isScreen = new Set(Object.values(screens));
  const common = (chunk(manifest, entry).dynamicImports ?? []).filter(
    (key) => !isScreen.has(key) && !isTranslation(key),
  );
  return staticFiles(manifest, [entry, ...common]);
}

/** Everything that can come after a page's own start: dynamic imports, and theirs, but not other pages nor what is left out. */
function onDemandFiles({ manifest, entry, screens }: Site, screen: string, leftOut: readonly string[]): Set<string> {
  const isScreen = new Set([...Object.values(screens), ...leftOut]);
  const common = (chunk(manifest, entry).dynamicImports ?? []).filter(
    (key) => !isScreen.has(key) && !isTranslation(key),
  );
  const later = new Set<string>();
  const visit = (keys: string[]): void => {
    for (const reached of staticKeys(manifest, keys)) {
      const added = (chunk(manifest, reached).dynamicImports ?? []).filter(
        (key) => !later.has(key) && !isScreen.has(key) && !isTranslation(key),
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
