import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiUnanswered } from './api-unanswered.ts';

let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [apiUnanswered()],
    optimizeDeps: { noDiscovery: true },
    server: { host: 'localhost', port: 4140, ws: false, watch: null },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server.close());

test('a call that nothing answers gets 501 and a body that says so', async () => {
  const response = await fetch(`${address}api/cart?x=1`, { method: 'POST' });
  expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
    501,
    'application/json',
    { error: 'Nothing answers POST /api/cart?x=1: the mock worker is off and QUARTERLY_API names no backend.' },
  ]);
});

test.each(['subscribe', 'invoice/INV-1', 'apiary'])('every other route is the site: /%s', async (route) => {
  const response = await fetch(`${address}${route}`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});
