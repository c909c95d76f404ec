import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LICENSES, type Shipped, takeLicenses } from './notices.ts';

/**
 * Bundles a command for Node 20. What it imports on use is in the folder `parts`, as deep in the
 * package as in the project so that it finds the contract. Returns the third-party code in them.
 */
export async function buildCommand(entry: string, outDir: string, file: string): Promise<Shipped[]> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: true,
      license: { fileName: LICENSES },
      rolldownOptions: {
        external: [/^node:/],
        output: { entryFileNames: file, chunkFileNames: 'parts/[name].js' },
      },
    },
  });
  chmodSync(join(outDir, file), 0o755);
  const shipped = takeLicenses(outDir);
  // Its package lacks the text of its MIT licence; msw, from the same organisation, has it.
  const text = shipped.find(({ name }) => name === 'msw')?.text ?? null;
  return shipped.map((each) => (each.name === 'is-node-process' ? { ...each, text } : each));
}
