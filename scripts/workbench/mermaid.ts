import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const FOLDER = 'node_modules/.cache/workbench';

/** Bundles the part of Mermaid that renders state diagrams, a quarter of the whole, and returns the folder of the file. */
export async function bundleMermaid(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [stateDiagramsOnly],
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('mermaid')),
        formats: ['iife'],
        name: 'mermaid',
        fileName: () => 'mermaid.js',
      },
    },
  });
  return FOLDER;
}

/** Mermaid imports each kind of diagram, and each way to lay one out, when a text asks for it. */
const stateDiagramsOnly: Plugin = {
  name: 'state-diagrams-only',
  resolveId: {
    order: 'pre',
    handler: (id, _importer, { kind }) =>
      kind === 'dynamic-import' && !/stateDiagram|dagre/.test(id) ? ABSENT : undefined,
  },
  load: (id) => (id === ABSENT ? 'export const diagram = undefined;' : undefined),
};

const ABSENT = '\0absent-diagram';
