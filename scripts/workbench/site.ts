import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

export interface Site {
  address: string;
  close: () => void;
}

/** Serves a built Storybook as plain files, by default on any free port. */
export async function serveWorkbench(root: string, port = 0): Promise<Site> {
  const app = new Hono();
  // Assets have a content hash in their names.
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
