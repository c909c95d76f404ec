import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the contract lies. */
export const CONTRACT = new URL('../openapi.yaml', import.meta.url);

/** Parses a contract. It is our own: many examples share one reader, which YAML's guard against hostile aliases counts. */
export const parseContract = (source: string) => parse(source, { maxAliasCount: -1 });

/** The contract. Parsing it takes a third of a second, so a process does so once; nobody changes it. */
export const contractDocument = parseContract(readFileSync(CONTRACT, 'utf8'));
