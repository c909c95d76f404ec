import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examplePages } from './example-pages.ts';

const folder = 'docs/examples/host';
const all = examplePages();
for (const { file, html } of all) {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}
console.log(`wrote ${all.length} pages to ${folder}`);
