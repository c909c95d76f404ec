import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

/** A built Storybook that is served. */
export interface Site {
  address: string;
  close: () => void;
}

/** Serves a built Storybook as any web server would: files, and nothing else. Any free port, where none is named. */
export async function serveWorkbench(root: string, port = 0): Promise<Site> {
  const app = new Hono();
  // The names of assets change with their content.
  const onFound = (_path: string, context: Context) => {
    if (context.req.path.startsWith('/assets/')) context.header('Cache-Control', 'max-age=31536000, immutable');
  };
  app.use(serveStatic({ root, onFound }));
  const server = serve({ fetch: app.fetch, port, hostname: 'localhost' });
  if (!server.listening) await once(server, 'listening');
  const at = server.address();
  return {
    address: `http://localhost:${typeof at === 'object' ? at?.port : port}`,
    close: () => server.close(),
  };
}
