import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { answering, listen } from '#mocks/http/serve.ts';
import { createJournal } from '#mocks/journal/journal.ts';
import { findServer } from '../tests/support/web-server.ts';
import { examplePages } from './docs/host-pages.ts';

/** What answers to names that scripts ask the window, the document and a form for. */
const CLOBBERING = [
  ...[
    'Stripe',
    'grecaptcha',
    'fetch',
    'location',
    'quarterly',
    'settings',
    'customElements',
    'root',
    'name',
    'crypto',
  ].map((id) => `<a id="${id}" name="${id}"></a>`),
  ...['title', 'body', 'cookie', 'forms', 'location', 'URL', 'activeElement', 'documentElement', 'visibilityState'].map(
    (name) => `<form name="${name}"></form>`,
  ),
  '<form id="journal" name="cart">',
  ...['submit', 'action', 'id', 'children', 'elements', 'querySelector'].map(
    (name) => `<input type="hidden" name="${name}" />`,
  ),
];

// The production build on the example pages of a host, behind a real web server with the policy of docs/examples/host, for
// the journeys; the mock journal answers the calls, over HTTP.
const port = Number(process.argv[2]);
const folder = join(process.cwd(), 'node_modules/.cache/host-site', String(port));
const server = findServer();
if (!server) throw new Error('No nginx was found. Install it, or name one in NGINX_PATH.');

rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'temp'), { recursive: true });
const journal = join(folder, 'journal');
// A build that was made a moment ago is served as it is.
if (process.env.HOST_BUILD) cpSync(process.env.HOST_BUILD, journal, { recursive: true });
else {
  await build({ logLevel: 'warn', build: { outDir: journal } });
  for (const script of ['build-server', 'ship'])
    execFileSync(process.execPath, [`scripts/${script}.ts`, journal], { stdio: 'inherit' });
}
cpSync('docs/examples/host', join(folder, 'pages'), { recursive: true });
for (const { file, html } of examplePages()) writeHostile(file, html);
cpSync('public/covers', join(folder, 'pages/covers'), { recursive: true });
cpSync('tests/journeys/host', join(folder, 'pages'), { recursive: true });

const { url } = await listen(answering(createJournal({ keepsCookies: true })));
const conf = readFileSync('docs/examples/host/nginx.conf', 'utf8')
  .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
  // A page with another base has a policy that allows it.
  .replace(
    '    location / {',
    `    location /hostile/ {\n      root pages;\n      ssi on;\n      try_files $uri.html $uri =404;\n    }\n\n    location / {`,
  )
  .replace('127.0.0.1:4010', `127.0.0.1:${url.port}`);
writeFileSync(join(folder, 'nginx.conf'), conf);
const nginx = spawn(server, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
nginx.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGTERM'));

/** The same page by a host that gets in the way of everything. */
function writeHostile(file: string, html: string): void {
  const target = join(folder, 'pages/hostile', file);
  mkdirSync(dirname(target), { recursive: true });
  const hostile = html
    .replace('<head>', `<head>\n    <base href="/elsewhere/" />\n    <script src="/hostile/old-library.js"></script>`)
    .replace('</head>', `  <link rel="stylesheet" href="/hostile/house-style.css" />\n  </head>`)
    .replace('<main>', `<main>\n      ${CLOBBERING.join('')}`)
    .replace('</main>', '</form>\n    </main>');
  writeFileSync(target, hostile);
}
