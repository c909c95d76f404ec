import { Hono } from 'hono';
import { build } from 'vite';
import type { Journal } from '#mocks/journal/journal.ts';

const SCRIPT = '/doubles/in-page.js';

/**
 * Replaces the host's payment provider and bot check with doubles, so that the example needs no keys. They load in each
 * page and call the mock journal behind the host.
 */
export async function withDoubles(journal: Journal, host: Hono): Promise<Hono> {
  const app = new Hono();
  const script = await inPage();
  // The widgets always load reCAPTCHA's own script, so only the others can be replaced.
  journal.steer({ botProvider: 'turnstile' });
  app.get(SCRIPT, ({ body }) => body(script, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }));
  for (const side of ['payments', 'setups'] as const) {
    const { find, confirm, finishChallenge } = journal[side];
    const acts: Record<string, (...given: never[]) => unknown> = { find, confirm, finishChallenge };
    for (const [act, answer] of Object.entries(acts))
      app.post(`/doubles/${side}/${act}`, async ({ req, json }) =>
        json(answer(...(await req.json<never[]>())) ?? null),
      );
  }
  app.all('*', async ({ req }) => {
    const response = await host.fetch(req.raw);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const page = await textOf(response);
    const headers = new Headers(response.headers);
    headers.delete('Content-Encoding');
    const { status } = response;
    // Runs after the entry, which first removes the token from the address.
    return new Response(page.replace('</head>', `  <script defer src="${SCRIPT}"></script>\n  </head>`), {
      status,
      headers,
    });
  });
  return app;
}

const textOf = (response: Response): Promise<string> =>
  response.headers.get('Content-Encoding') === 'gzip' && response.body
    ? new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text()
    : response.text();

async function inPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'scripts/example-host/doubles-in-page.ts', output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The doubles were not built.');
  return chunk.code;
}
