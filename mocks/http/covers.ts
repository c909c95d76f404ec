import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves the pictures that page data name. Only the server of the repository has their files. */
export const covers = new Hono().get(
  '/covers/*',
  serveStatic({ root: fileURLToPath(new URL('../../public', import.meta.url)) }),
);
