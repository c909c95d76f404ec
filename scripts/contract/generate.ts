import { writeFileSync } from 'node:fs';
import { readContract } from './document.ts';
import { generated } from './generated.ts';

for (const { path, text } of await generated(readContract())) {
  writeFileSync(path, text);
  console.log(`wrote ${path}`);
}
