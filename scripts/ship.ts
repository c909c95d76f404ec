import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mounts } from '#src/mounts.ts';
import { readSite } from './budgets/builds.ts';
import { filesOf, headOf, listFiles } from './ship/file-list.ts';

/** Where a host serves the build, by convention; `journal.json` serves one that does it elsewhere. */
const FOLDER = '/journal/';

// What a host takes from the build beside its scripts and styles: each of them compressed beforehand, the list of them,
// the head of a page for each widget, and the types of the module.
const folder = process.argv[2] ?? 'dist';
const site = readSite(folder);
const widgets = Object.keys(mounts);
const read = (file: string) => readFileSync(join(folder, file));
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
const compress = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

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

function typesOf(names: string[]): string {
  return `/** The name of a widget, as mount points carry it in \`data-journal\`. */
export type Widget = ${names.map((name) => `'${name}'`).join(' | ')};
/** Fills an element with a widget, given its page data, in place of what stood in it; rejects when its files cannot be loaded. */
export declare function mount(widget: Widget, element: HTMLElement, data: unknown): Promise<void>;
/** Takes a widget out of its element again, or gives up one that is being loaded; an element without one is left alone. */
export declare function unmount(element: HTMLElement): void;
`;
}
