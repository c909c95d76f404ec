import { mkdirSync, writeFileSync } from 'node:fs';
import { tableOf, walkAll } from './walk-all.ts';

const walks = await walkAll();
const missing = walks.flatMap((one) => one.missing.map((obligation) => `${one.machine}: ${obligation}`));
mkdirSync('reports', { recursive: true });
writeFileSync('reports/flows.json', `${JSON.stringify(walks, null, 2)}\n`);
console.log(tableOf(walks));
if (missing.length > 0) console.error(`\nNot walked:\n${missing.join('\n')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
