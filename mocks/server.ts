import { parseArgs } from 'node:util';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getResponse } from 'msw';
import { visitHandlers } from './handlers/preferred.ts';
import { createHandlers } from './handlers.ts';
import { createJournal } from './journal/journal.ts';
import { isReader, isScenarioName, READERS, scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string', default: 'happy' },
    reader: { type: 'string' },
  },
});

const journal = createJournal();
if (!isScenarioName(values.scenario)) stop(`The scenarios are: ${Object.keys(scenarios).join(', ')}.`);
journal.choose(values.scenario);
if (values.reader !== undefined) {
  if (!isReader(values.reader)) stop(`The readers are: ${READERS.join(', ')}.`);
  journal.become(values.reader);
}

const handlers = [...createHandlers(journal), ...visitHandlers()];

serve({ fetch: answer, port: Number(values.port) }, ({ port }) => {
  console.log(`The mock journal answers at http://localhost:${port}, scenario "${values.scenario}".`);
});

async function answer(request: Request, { outgoing }: HttpBindings | Http2Bindings): Promise<Response> {
  const shared = crossOrigin(request);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: shared });
  const response = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  if (response.type === 'error') {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  for (const [name, value] of Object.entries(shared)) response.headers.set(name, value);
  return response;
}

/** Any origin may call, with its session cookie. */
const crossOrigin = (request: Request): Record<string, string> => ({
  'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Prefer',
  Vary: 'Origin',
});

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
