import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createJournal } from '#mocks/journal/journal.ts';
import { createHost } from '../docs/examples/host/server.ts';
import { buildSite } from './example-host/build-site.ts';
import { withDoubles } from './example-host/doubles.ts';
import { mockBackend, withConsole } from './example-host/mock-backend.ts';

// Serves the example host of docs/examples/host with the mock journal: `npm run example-host -- --port 4030`.

const { values } = parseArgs({ options: { port: { type: 'string', default: '4030' } } });
const folder = resolve('dist');
console.log('Building the widgets, which takes half a minute …');
await buildSite(folder);
const journal = createJournal({ keepsCookies: true });
const host = await withDoubles(journal, withConsole(journal, await createHost(mockBackend(journal), folder)));
serve({ fetch: host.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`The example host answers at http://localhost:${port}/`);
  console.log(`Readers, mails, scenarios and a list of all pages: http://localhost:${port}/__journal`);
});
