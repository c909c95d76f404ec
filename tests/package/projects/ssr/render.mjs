import { readFileSync, writeFileSync } from 'node:fs';
import { mount, unmount } from '@ember-days/quarterly';
import { render, widgets } from '@ember-days/quarterly/server';

// The browser entry must be importable on a server, even though it cannot mount there.
if (typeof mount !== 'function' || typeof unmount !== 'function') throw new Error('The module for browsers is empty.');
if (!widgets.includes('login')) throw new Error('There is no login.');

const [, , url] = process.argv;
const data = JSON.parse(readFileSync('page-data.json', 'utf8'));
writeFileSync(
  'index.html',
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Ember Days</title>
  </head>
  <body>
    <main>${await render('login', data, { url })}</main>
    <script type="application/json" id="journal-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="node_modules/@ember-days/quarterly/cdn/quarterly.js"></script>
  </body>
</html>
`,
);
