import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Shipped } from './notices.ts';

/** Where the kit lies beside the command: as deep as in the project, so that it finds its files and the contract. */
const KIT = 'conformance';

/** What the kit reads, and what the profile of a server names. */
const DATA = {
  'scripts/conformance/mock-journal.profile.json': `${KIT}/mock-journal.profile.json`,
  'scripts/conformance/profile.schema.json': `${KIT}/profile.schema.json`,
  'tests/data/redirects-allowed.txt': 'data/redirects-allowed.txt',
  'tests/data/redirects-hostile.tsv': 'data/redirects-hostile.tsv',
};

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
  for (const [from, to] of Object.entries(DATA)) cpSync(from, join(outDir, to));
  const list = join(outDir, LICENSES);
  const shipped = JSON.parse(readFileSync(list, 'utf8')) as Shipped[];
  rmSync(list);
  // It ships no text of its MIT licence; msw, of the same organisation, does.
  const text = shipped.find(({ name }) => name === 'msw')?.text ?? null;
  return shipped.map((each) => (each.name === 'is-node-process' ? { ...each, text } : each));
}
