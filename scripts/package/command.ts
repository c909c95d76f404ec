import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Shipped } from './notices.ts';

/** The kit's folder beside the command, as deep as in the project so that it finds its files and the contract. */
const KIT = 'conformance';

const DATA = {
  'scripts/conformance/mock-journal.profile.json': `${KIT}/mock-journal.profile.json`,
  'scripts/conformance/profile.schema.json': `${KIT}/profile.schema.json`,
  'tests/data/redirects-allowed.txt': 'data/redirects-allowed.txt',
  'tests/data/redirects-hostile.tsv': 'data/redirects-hostile.tsv',
};

const LICENSES = 'licenses.json';

/**
 * Bundles the command `quarterly`, with the lazily loaded kit in its own file. Returns the third-party code in them.
 */
export async function buildCommand(outDir: string): Promise<Shipped[]> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'cli/quarterly.ts',
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
  // Its package lacks the text of its MIT licence; msw, from the same organisation, has it.
  const text = shipped.find(({ name }) => name === 'msw')?.text ?? null;
  return shipped.map((each) => (each.name === 'is-node-process' ? { ...each, text } : each));
}
