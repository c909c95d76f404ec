import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mounts } from '#src/mounts.ts';
import { filesAtStart, readSite, type Site } from './budgets/weigh.ts';

/** Where a host serves the build, by convention; `journal.json` serves one that does it elsewhere. */
const FOLDER = '/journal/';

if (import.meta.main) ship(process.argv[2] ?? 'dist');

/**
 * Writes what a host takes from a build beside its scripts and styles: each of them compressed beforehand, the list of them,
 * the head of a page for each widget, and the types of the module.
 */
function ship(folder: string): void {
  const site = readSite(folder);
  const widgets = Object.keys(mounts);
  const read = (file: string) => readFileSync(join(folder, file));
  const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
  for (const file of filesOf(site)) {
    const bytes = read(file);
    write(`${file}.br`, compress(bytes));
    write(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  const list = listFiles(site, read, compress);
  write('journal.json', `${JSON.stringify(list, undefined, 2)}\n`);
  write('journal.d.ts', typesOf(widgets));
  mkdirSync(join(folder, 'head'), { recursive: true });
  for (const widget of widgets) write(`head/${widget}.html`, headOf(list, widget, FOLDER));
}

function compress(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

function typesOf(names: string[]): string {
  return `/** The name of a widget, as mount points carry it in \`data-journal\`. */
export type Widget = ${names.map((name) => `'${name}'`).join(' | ')};
/** Fills an element with a widget, given its page data, in place of what stood in it; rejects when its files cannot be loaded. */
export declare function mount(widget: Widget, element: HTMLElement, data: unknown): Promise<void>;
/** Takes a widget out of its element again, or gives up one that is being loaded; an element without one is left alone. */
export declare function unmount(element: HTMLElement): void;
`;
}

/** A file of the build as a host serves it; `integrity` is for the attribute of the same name. */
export interface ShippedFile {
  bytes: number;
  /** Bytes, compressed by brotli. */
  brotli: number;
  integrity: string;
}

/** What a host has to know of a build; files are named as under the folder that it serves. */
export interface FileList {
  /** The one module script of a page. */
  entry: string;
  /** For each widget, the scripts and styles that its page begins with, to be preloaded. */
  widgets: Record<string, { scripts: string[]; styles: string[] }>;
  files: Record<string, ShippedFile>;
}

/** The list of a build's files, in an order that does not change from build to build. */
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
  return {
    entry,
    widgets: byName(
      Object.entries(site.screens).map(([widget, screen]) => {
        const files = [...filesAtStart(site, screen)].filter((file) => file !== entry);
        // Styles stay in their order: what frames every widget comes before its own.
        return [
          widget,
          { scripts: files.filter(isScript).toSorted(), styles: files.filter((file) => !isScript(file)) },
        ];
      }),
    ),
    files: byName(filesOf(site).map((file) => [file, shipped(file)])),
  };
}

/** The tags that the head of a page with a widget begins with, for files that the host serves under `folder`. */
export function headOf({ entry, widgets, files }: FileList, widget: string, folder: string): string {
  const { scripts = [], styles = [] } = widgets[widget] ?? {};
  const source = (name: 'href' | 'src', file: string) =>
    `${name}="${folder}${file}" integrity="${files[file]?.integrity ?? ''}"`;
  return [
    ...styles.map((file) => `<link rel="stylesheet" ${source('href', file)}>`),
    ...scripts.map((file) => `<link rel="modulepreload" ${source('href', file)}>`),
    `<script type="module" ${source('src', entry)}></script>`,
    '',
  ].join('\n');
}

/** Every file that the manifest of a build names, once. */
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
