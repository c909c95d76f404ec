import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

// Serves a built Storybook as plain files: node scripts/storybook-site.ts FOLDER PORT
const [root = 'storybook-static', port = '6106'] = process.argv.slice(2);
const files = serveStatic({
  root,
  onFound: (_path, { req, header }) => {
    // Assets have a content hash in their names.
    if (req.path.startsWith('/assets/')) header('Cache-Control', 'max-age=31536000, immutable');
  },
});
serve({ fetch: new Hono().use(files).fetch, port: Number(port), hostname: 'localhost' });
