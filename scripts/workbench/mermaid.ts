import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Bundles the part of Mermaid that renders state diagrams: a quarter of the whole. */
export async function bundleMermaid(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [stateDiagramsOnly],
    build: {
      outDir: 'node_modules/.cache/workbench',
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
