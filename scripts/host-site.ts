import { serve } from '@hono/node-server';
import { createJournal } from '#mocks/journal/journal.ts';
import { createHost } from '../docs/examples/host/server.ts';
import { withTrials } from '../tests/journeys/host/trials.ts';
import { buildSite } from './example-host/build-site.ts';
import { documentedData } from './example-host/documented-data.ts';
import { buildOf } from './example-host/folder.ts';
import { mockBackend } from './example-host/mock-backend.ts';
import { removeAtTheEnd } from './vite/remove-at-the-end.ts';

// Serves the example host with the production build, for the journeys and the bench: `node scripts/host-site.ts PORT`.
// Every page gets the contract's first example as its page data, for any reader. The mock journal answers the calls.
const port = Number(process.argv[2]);
const folder = buildOf(port);
// Serves a fresh build unchanged.
if (process.env.HOST_BUILD === undefined) {
  removeAtTheEnd(folder);
  await buildSite(folder);
}
const backend = { ...mockBackend(createJournal({ keepsCookies: true })), pageData: documentedData };
serve({ fetch: withTrials(await createHost(backend, folder), folder).fetch, port });
