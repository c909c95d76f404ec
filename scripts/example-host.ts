import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createJournal } from '#mocks/journal/journal.ts';
import { parsed, readPort } from '#mocks/server-options.ts';
import { createHost } from '../docs/examples/host/server.ts';
import { buildSite } from './example-host/build-site.ts';
import { withDoubles } from './example-host/doubles.ts';
import { mockBackend, withConsole } from './example-host/mock-backend.ts';

// Serves the example host of docs/examples/host with the mock journal: `npm run example-host -- --port 4030`.

const port = portOf(process.argv.slice(2));
const folder = resolve('dist');
console.log('Building the widgets, which takes half a minute …');
await buildSite(folder);
const journal = createJournal({ keepsCookies: true });
const host = await withDoubles(journal, withConsole(journal, await createHost(mockBackend(journal), folder)));
serve({ fetch: host.fetch, port }, ({ port: listened }) => {
  console.log(`The example host answers at http://localhost:${listened}/`);
  console.log(`Readers, mails, scenarios and a list of all pages: http://localhost:${listened}/__journal`);
});

function portOf(args: string[]): number {
  try {
    return readPort(
      parsed(() => parseArgs({ args, options: { port: { type: 'string', default: '4030' } } })).values.port,
    );
  } catch (error) {
    console.error((error as Error).message); // both throw errors
    process.exit(2);
  }
}
