import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const root = fileURLToPath(new URL('../../public', import.meta.url));

/** Serves the images that page data refers to, from the repository or the package of widgets. The kit has none. */
export const covers = existsSync(root) ? new Hono().get('/covers/*', serveStatic({ root })) : new Hono();
