import { mkdirSync, writeFileSync } from 'node:fs';
import { readContract } from '../contract/document.ts';
import { apiPage } from './page.ts';

const contract = readContract();
mkdirSync('dist-api', { recursive: true });
writeFileSync('dist-api/index.html', apiPage(contract));
writeFileSync('dist-api/openapi.json', JSON.stringify(contract.document, null, 2));
console.log('wrote dist-api/index.html and dist-api/openapi.json, which need no network');
