import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const ENTRIES = { quarterly: 'src/package/quarterly.ts', server: 'src/package/server.ts' };

/** Writes the declarations of each module, with the shared page data in a file beside them. They import no packages. */
async function writeTypes(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: ENTRIES,
    // The compiler accounts for all of the build time.
    checks: { pluginTimings: false },
    plugins: [dts({ emitDtsOnly: true, compilerOptions: { noEmit: false, declaration: true } })],
  });
  await bundle.write({ dir: folder, chunkFileNames: 'page-data.d.ts' });
  await bundle.close();
}

if (import.meta.main) await writeTypes(process.argv[2] ?? 'dist');
