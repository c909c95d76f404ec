import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

// Serves a built Storybook as any web server would: files, and nothing else.
const [folder = 'storybook-static', port = '6106'] = process.argv.slice(2);

createServer(({ url = '/' }, response) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const named = join(folder, path);
  const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
  if (path.includes('..') || !existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // The names of these files change with their content.
    ...(path.startsWith(join('/', 'assets', '/')) && { 'Cache-Control': 'max-age=31536000, immutable' }),
  });
  createReadStream(file).pipe(response);
}).listen(Number(port), 'localhost');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
