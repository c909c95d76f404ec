import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What the workbench shows of the code, read from it when a page asks for it. */
export const workbenchData = (): Plugin => ({
  name: 'workbench-data',
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
  load: (id) => MODULES[id.slice(1)]?.(),
});

const MODULES: Record<string, () => Promise<string>> = {
  'virtual:machine-samples': async () => {
    const { samplesOfFixtures } = await load<typeof import('../workbench/samples.ts')>('samples.ts');
    return `export const samples = ${JSON.stringify(await samplesOfFixtures())};`;
  },
  'virtual:coverage': async () => {
    const { coverageOfStories } = await load<typeof import('../workbench/coverage.ts')>('coverage.ts');
    return `export const coverage = ${JSON.stringify(await coverageOfStories())};`;
  },
};

/** By its address: written as a path, Vite would read it, and all that it needs, together with its own configuration. */
const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(resolve('scripts/workbench', file)).href);
