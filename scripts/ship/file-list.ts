import { createHash } from 'node:crypto';
import { filesAtStart, type Site } from '../budgets/weigh.ts';

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
export const filesOf = ({ manifest }: Pick<Site, 'manifest'>): string[] => [
  ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
];

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const byName = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));

const isScript = (file: string): boolean => file.endsWith('.js');
