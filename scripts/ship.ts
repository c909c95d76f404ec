import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Widget } from '#machines/flows.ts';
import { isWidget, mounts } from '#src/mounts.ts';
import { filesAtStart, filesOnDemand, readSite, type Site } from './budgets/weigh.ts';
import { AROUND, examplesOf } from './docs/host-pages.ts';
import { merge, noticesOf, readBuilt, readData } from './package/notices.ts';

/** Where a host serves the build by default; hosts that serve it elsewhere read `journal.json`. */
const FOLDER = '/journal/';

const LOADER = 'quarterly.js';

const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Delays the first paint until the page data, and so the widgets above it, are parsed: half a form would shift. */
const WHOLE = '<link rel="expect" href="#journal-data" blocking="render">\n';

/**
 * Writes what a host needs beside a build's scripts and styles: compressed copies, the file list, the head of each
 * widget's page, and the loader.
 */
async function ship(folder: string): Promise<void> {
  const site = readSite(folder);
  const widgets = Object.keys(mounts).filter(isWidget);
  const read = (file: string) => readFileSync(join(folder, file));
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
  for (const file of filesOf(site)) {
    const bytes = read(file);
    write(`${file}.br`, compress(bytes));
    write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  const { render } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as typeof import('#src/server.tsx');
  const styleOf = (file: string) => read(file).toString();
  const list = listFiles(site, read, compress);
  for (const widget of widgets) {
    const { styles } = list.widgets[widget];
    const later = [...filesOnDemand(site, site.screens[widget] ?? '')].filter((file) => !isScript(file));
    const examples = await Promise.all(examplesOf(widget).map((data) => render(widget, data)));
    styles.push(...drawnWith(examples.join(''), [...list.base.styles, ...styles], later, styleOf));
  }
  write('journal.json', `${JSON.stringify(list, undefined, 2)}\n`);
  write(LOADER, loaderOf(list));
  write(NOTICES, noticesOf(merge([...readBuilt(folder), readData()])));
  mkdirSync(join(folder, 'head'), { recursive: true });
  write('head/base.html', WHOLE + entryTag(list, FOLDER) + headOf(list, list.base, FOLDER, styleOf));
  for (const widget of widgets) {
    const { scripts, styles } = list.widgets[widget];
    // Those around the main content load their scripts after it, with which a preload would share the line.
    const parts = { scripts: AROUND.includes(widget) ? [] : scripts, styles };
    write(`head/${widget}.html`, headOf(list, parts, FOLDER, styleOf));
  }
}

/** Returns the style sheets of lazy parts that the HTML needs: those with a class that no other sheet defines. */
export function drawnWith(
  html: string,
  own: readonly string[],
  later: readonly string[],
  styleOf: (file: string) => string,
): string[] {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  for (const file of own) for (const name of classesIn(styleOf(file))) classes.delete(name);
  return later.filter((file) => classesIn(styleOf(file)).some((name) => classes.has(name)));
}

const classesIn = (css: string): string[] => [...css.matchAll(/\.(jr-[\w-]+)/g)].map(([, name = '']) => name);

function compress(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

export interface ShippedFile {
  bytes: number;
  /** Bytes after brotli compression. */
  brotli: number;
  integrity: string;
}

/** Scripts to preload, and styles in order. */
export interface Parts {
  scripts: string[];
  styles: string[];
}

/** What a host needs to know about a build. File names are relative to the folder it serves. */
export interface FileList {
  entry: string;
  base: Parts;
  /** Further files of each widget's page, including the styles of what a server may render in it. */
  widgets: Record<Widget, Parts>;
  files: Record<string, ShippedFile>;
}

export function listFiles(
  site: Site,
  read: (file: string) => Uint8Array,
  compress: (bytes: Uint8Array) => Uint8Array,
): FileList {
  const shipped = (file: string): ShippedFile => {
    const bytes = read(file);
    return { bytes: bytes.length, brotli: compress(bytes).length, integrity: integrityOf(bytes) };
  };
  const entry = site.manifest[site.entry]?.file ?? '';
  const starts = Object.entries(site.screens).map(([widget, screen]) => ({
    widget,
    files: filesAtStart(site, screen),
  }));
  const base = [...(starts[0]?.files ?? [])].filter((file) => starts.every(({ files }) => files.has(file)));
  const parts = (files: Iterable<string>): Parts => ({
    scripts: [...files].filter(isScript).toSorted(),
    styles: [...files].filter((file) => !isScript(file)),
  });
  return {
    entry,
    base: parts(base.filter((file) => file !== entry)),
    widgets: byName(
      starts.map(({ widget, files }) => [widget, parts([...files].filter((file) => !base.includes(file)))]),
    ),
    files: byName(filesOf(site).map((file) => [file, shipped(file)])),
  };
}

/**
 * Returns tags for the head of a page, with files served under `folder`. Styles are inline, which the page's policy
 * allows by their integrity; the disabled links tell the module that they are present.
 */
export function headOf(
  { files }: FileList,
  { scripts, styles }: Parts,
  folder: string,
  styleOf: (file: string) => string,
): string {
  const source = (file: string) => `href="${folder}${file}" integrity="${files[file]?.integrity ?? ''}"`;
  return [
    // Before the styles, so that browsers request them that much sooner.
    ...scripts.map((file) => `<link rel="modulepreload" ${source(file)}>`),
    ...styles.map((file) => `<style>${styleOf(file)}</style><link rel="stylesheet" disabled ${source(file)}>`),
    '',
  ].join('\n');
}

function entryTag({ entry, files }: FileList, folder: string): string {
  return `<script type="module" src="${folder}${entry}" integrity="${files[entry]?.integrity ?? ''}"></script>\n`;
}

/** Returns the source of a module that re-exports the entry, so a page that loads both still runs one. */
export function loaderOf({ entry }: Pick<FileList, 'entry'>): string {
  // Assembled so that the test selection does not take it for an import of this file.
  const source = JSON.stringify(['.', entry].join('/'));
  return `export { mount, PageDataError, unmount } from ${source};\n`;
}

function filesOf({ manifest }: Pick<Site, 'manifest'>): string[] {
  return [...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function byName<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

if (import.meta.main) await ship(process.argv[2] ?? 'dist');
