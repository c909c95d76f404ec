import { writeFileSync } from 'node:fs';
import { flowsDocument, flowsFile } from './document.ts';

writeFileSync(flowsFile, await flowsDocument());
console.log(`${flowsFile} is written.`);
