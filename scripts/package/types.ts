import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** The modules that a TypeScript project imports, by the name of their file of types. */
const ENTRIES = { quarterly: 'src/package/quarterly.ts', server: 'src/package/server.ts' };

/** Writes the types of each module, and the page data that they share in one file beside them; none imports a package. */
async function writeTypes(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: ENTRIES,
    // The compiler takes all of the time that it takes.
    checks: { pluginTimings: false },
    plugins: [dts({ emitDtsOnly: true, compilerOptions: { noEmit: false, declaration: true } })],
  });
  await bundle.write({ dir: folder, chunkFileNames: 'page-data.d.ts' });
  await bundle.close();
}

if (import.meta.main) await writeTypes(process.argv[2] ?? 'dist');
