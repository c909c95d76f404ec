import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';

/**
 * Answers `/api` calls that neither a worker nor a backend handled with 501, so that the index page is never mistaken
 * for a reply.
 */
export const apiUnanswered = (): Plugin => ({
  name: 'api-unanswered',
  configureServer: ({ middlewares }) => void middlewares.use('/api', refuse),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', refuse),
});

const refuse: Connect.SimpleHandleFunction = ({ method, originalUrl }, response) => {
  response.writeHead(501, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      error: `Nothing answers ${method} ${originalUrl}: the mock worker is off and QUARTERLY_API names no backend.`,
    }),
  );
};

export const workbenchData = (): Plugin => ({
  name: 'workbench-data',
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
  load(id) {
    // Only a browser cannot read the file itself.
    if (id.endsWith(CONTRACT)) return this.environment.config.consumer === 'client' ? contractModule() : undefined;
    return MODULES[id.slice(1)]?.();
  },
});

const CONTRACT = '/mocks/contract/document.ts';

/**
 * The contract for browsers, which cannot read the file: only its schemas, because `replies.ts` already has the
 * examples.
 */
async function contractModule(): Promise<string> {
  const { contractDocument } = await import(pathToFileURL(resolve(`.${CONTRACT}`)).href);
  const isProse = (key: string, value: unknown) =>
    ['examples', 'webhooks', 'x-requirement'].includes(key) || (key === 'description' && typeof value === 'string');
  const json = JSON.stringify(contractDocument, (key, value) => (isProse(key, value) ? undefined : value));
  return `export const contractDocument = ${json};`;
}

const run = promisify(execFile);

const MODULES: Record<string, () => Promise<string>> = {
  // A copy of the sources may have no history.
  'virtual:build-info': async () => {
    const described = await run('git', ['describe', '--always', '--dirty']).catch(() => ({ stdout: 'unknown' }));
    return `export const build = ${JSON.stringify(described.stdout.trim())};`;
  },
  'virtual:machine-samples': async () => {
    const { samplesOfFixtures } = await load<typeof import('../workbench/samples.ts')>('samples.ts');
    const { callsOfMachines } = await load<typeof import('../workbench/machine-calls.ts')>('machine-calls.ts');
    const found = { samples: await samplesOfFixtures(), calls: callsOfMachines() };
    return Object.entries(found)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  // Runs in a separate process in parallel with the build: resolving the types of all machines takes seconds.
  'virtual:event-schemas': async () => {
    const { stdout } = await run(process.execPath, ['scripts/workbench/event-schemas.ts'], { maxBuffer: 1e8 });
    return `export const schemas = ${stdout};`;
  },
};

/** Imports by URL: Vite would bundle a literal path with its configuration. */
const load = <Module>(file: string): Promise<Module> => import(pathToFileURL(resolve('scripts/workbench', file)).href);
