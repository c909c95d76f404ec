import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const FOLDER = process.argv[2] ?? 'dist';

/** What a host takes from a build for its server and its command line, each in one file. */
const ENTRIES = {
  server: 'src/server.tsx',
  'render-server': 'src/render-server.ts',
  quarterly: 'src/cli/quarterly.ts',
};

for (const [name, entry] of Object.entries(ENTRIES)) await buildServerFile(name, entry);
writeFileSync(join(FOLDER, 'server.d.ts'), types());
chmodSync(join(FOLDER, 'quarterly.js'), 0o755);

/** Builds a module and all that it imports into one file beside the build for browsers, which stays as it is. */
async function buildServerFile(name: string, entry: string): Promise<void> {
  await build({
    logLevel: 'warn',
    // A standard runtime brings no packages along, and no `process` that tells production from development.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: FOLDER,
      emptyOutDir: false,
      manifest: false,
      minify: true,
      // Replaces the groups of the build for browsers.
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${name}.js` } },
    },
  });
}

function types(): string {
  return `import type { Widget } from './journal';

export type { Widget };
/** The names of all widgets. */
export declare const widgets: readonly Widget[];
/** Where the widget will be. */
export interface RenderOptions {
  /** The absolute address of the page, as the reader asked for it. */
  url?: string;
}
/**
 * Renders a widget as HTML: its mount point, filled. The embed hydrates it on a page with the same page data and address, and
 * renders it again in its place otherwise. Returns '' for a header or footer with unreadable page data: the host's own stays.
 * Rejects an unknown widget, and a \`url\` that is not one.
 */
export declare function render(widget: Widget, data: unknown, options?: RenderOptions): Promise<string>;
`;
}
