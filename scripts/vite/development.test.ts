import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiUnanswered } from './development.ts';

const quiet: InlineConfig = { configFile: false, logLevel: 'silent', plugins: [apiUnanswered()] };
let servers: [ViteDevServer, PreviewServer];

beforeAll(async () => {
  const site = await createServer({
    ...quiet,
    optimizeDeps: { noDiscovery: true },
    server: { host: 'localhost', port: 4140, ws: false, watch: null },
  });
  await site.listen();
  // No file is requested, but the folder must exist.
  const built = await preview({ ...quiet, build: { outDir: 'public' }, preview: { host: 'localhost', port: 4141 } });
  servers = [site, built];
});

afterAll(() => Promise.all(servers.map((server) => server.close())));

test('answers unhandled calls with 501 and an explanation, on the dev server and a built site', async () => {
  for (const { resolvedUrls } of servers) {
    const response = await fetch(`${resolvedUrls?.local[0]}api/cart?x=1`, { method: 'POST' });
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      501,
      'application/json',
      { error: 'Nothing answers POST /api/cart?x=1: the mock worker is off and QUARTERLY_API names no backend.' },
    ]);
  }
});

test.each(['subscribe', 'invoice/INV-1', 'apiary'])('serves the site at every other route: /%s', async (route) => {
  const [{ resolvedUrls }] = servers;
  const response = await fetch(`${resolvedUrls?.local[0]}${route}`, { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});
