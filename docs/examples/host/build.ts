import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Widget } from '#machines/flows.ts';
import { AROUND, type Rendered } from '#mocks/publication/page.ts';
import type { FileList, Parts } from '../../../scripts/ship.ts';

/** The files of a build, as a host uses them. */
export interface Build {
  /** `journal.json`: the files of each widget, with their integrity. */
  list: FileList;
  /** Tags for the head of a page with these widgets, each file once. */
  headOf: (widgets: readonly Widget[]) => string;
  /** Hashes that `style-src` must name for these widgets. */
  stylesOf: (widgets: readonly Widget[]) => string[];
  /** Renders these widgets, the header and the footer; '' for a widget that failed to render. */
  render: (widgets: readonly Widget[], data: unknown, url: string) => Promise<Rendered>;
}

const FOLDER = '/journal/';

/** Reads the output of `npm run build`. */
export async function readBuild(folder: string): Promise<Build> {
  const list: FileList = JSON.parse(readFileSync(join(folder, 'journal.json'), 'utf8'));
  const { render }: typeof import('#src/server.tsx') = await import(pathToFileURL(join(folder, 'server.js')).href);
  const source = (file: string) => `href="${FOLDER}${file}" integrity="${list.files[file]?.integrity}"`;
  const filesOf = (widgets: readonly Widget[], kind: keyof Parts) => {
    const parts = [list.base, ...widgets.map((widget) => list.widgets[widget])];
    return [...new Set(parts.flatMap((part) => part[kind]))];
  };
  const stylesOf = (widgets: readonly Widget[]) => filesOf([...AROUND, ...widgets], 'styles');
  /**
   * Inlines the styles, so that the page can be painted at once; the disabled links tell the entry that they are
   * present.
   */
  const inline = (file: string) =>
    `<style>${readFileSync(join(folder, file), 'utf8')}</style><link rel="stylesheet" disabled ${source(file)}>`;
  return {
    list,
    headOf: (widgets) =>
      [
        // Delays the first paint until the page data, and so the widgets above them, have arrived.
        '<link rel="expect" href="#journal-data" blocking="render">',
        // Before the styles, so that browsers request them sooner. The header and the footer load their scripts after the
        // others, with which a preload would share the line.
        ...filesOf(widgets, 'scripts').map((file) => `<link rel="modulepreload" ${source(file)}>`),
        `<script type="module" ${source(list.entry).replace('href', 'src')}></script>`,
        ...stylesOf(widgets).map(inline),
      ].join('\n'),
    stylesOf: (widgets) => stylesOf(widgets).map((file) => list.files[file]?.integrity ?? ''),
    render: async (widgets, data, url) =>
      Object.fromEntries(
        await Promise.all(
          [...AROUND, ...widgets].map(async (widget) => [
            widget,
            await render(widget, data, { url }).catch((error: unknown) => {
              // The message may quote page data, so it is not logged.
              console.error(
                `The widget "${widget}" was not rendered: ${error instanceof Error ? error.name : 'unknown'}`,
              );
              return '';
            }),
          ]),
        ),
      ),
  };
}
