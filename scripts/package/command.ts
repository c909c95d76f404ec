import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Shipped } from './notices.ts';

/** Where the kit lies beside the command: as deep as in the project, so that it finds the contract. */
const KIT = 'conformance';

/** What the kit reads, and what the profile of a server names. */
const DATA = ['mock-journal.profile.json', 'profile.schema.json'];

const LICENSES = 'licenses.json';

/** Builds the command `quarterly` with all that it imports; the kit, which it loads when asked, in a file of its own. Returns what they hold of others. */
export async function buildCommand(outDir: string): Promise<Shipped[]> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'scripts/quarterly.ts',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: true,
      license: { fileName: LICENSES },
      rolldownOptions: {
        external: [/^node:/],
        output: { entryFileNames: 'quarterly.js', chunkFileNames: `${KIT}/[name].js` },
      },
    },
  });
  chmodSync(join(outDir, 'quarterly.js'), 0o755);
  for (const file of DATA) cpSync(join('scripts/conformance', file), join(outDir, KIT, file));
  const list = join(outDir, LICENSES);
  const shipped = JSON.parse(readFileSync(list, 'utf8')) as Shipped[];
  rmSync(list);
  return shipped;
}
