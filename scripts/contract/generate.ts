import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readContract } from './document.ts';
import { generated, leftovers } from './generated.ts';

const files = await generated(readContract());
for (const { path, text } of files) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
for (const path of leftovers(files)) {
  rmSync(path);
  console.log(`removed ${path}`);
}
