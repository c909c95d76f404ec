import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GeneratedFile } from './contract/generated.ts';

/** Generators by name. Each is imported only on use, because a file that another one reads may be missing or broken. */
const makers: Record<string, () => Promise<GeneratedFile[]>> = {
  openapi: async () => {
    const { assembledContract } = await import('./contract/assemble.ts');
    return assembledContract();
  },
  contract: async () => {
    const { readContract } = await import('./contract/document.ts');
    const { generatedFiles } = await import('./contract/generated.ts');
    return generatedFiles(readContract());
  },
  flows: async () => {
    const { flowsDocument, flowsFile } = await import('./docs/flows.ts');
    return [{ path: flowsFile, text: await flowsDocument() }];
  },
  addresses: async () => {
    const { formatsFile, formatsModule } = await import('./addresses/formats.ts');
    return [{ path: formatsFile, text: formatsModule() }];
  },
};

// Writes the generated files that are out of date: node scripts/generate.ts NAME
const make = makers[process.argv[2] ?? ''];
if (!make) throw new Error(`Name what to make: ${Object.keys(makers).join(', ')}.`);
for (const { path, text } of await make()) {
  if (text === undefined) {
    rmSync(path);
    console.log(`removed ${path}`);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}
