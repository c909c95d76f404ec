import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';

// Serves a built Storybook as any web server would: files, and nothing else.
const [root = 'storybook-static', port = '6106'] = process.argv.slice(2);
const app = new Hono();
// The names of assets change with their content.
const onFound = (_path: string, context: Context) => {
  if (context.req.path.startsWith('/assets/')) context.header('Cache-Control', 'max-age=31536000, immutable');
};
app.use(serveStatic({ root, onFound }));
serve({ fetch: app.fetch, port: Number(port), hostname: 'localhost' });
