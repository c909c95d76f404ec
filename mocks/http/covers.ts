import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves the images that page data refers to. The files exist only in the repository, so only its server uses this. */
export const covers = new Hono().get(
  '/covers/*',
  serveStatic({ root: fileURLToPath(new URL('../../public', import.meta.url)) }),
);
