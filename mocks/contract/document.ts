import { readFileSync } from 'node:fs';

export const CONTRACT = new URL('../../openapi.json', import.meta.url);

/** The contract, read-only. */
export const contractDocument = JSON.parse(readFileSync(CONTRACT, 'utf8'));
