import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the contract lies. */
export const CONTRACT = new URL('../../openapi.yaml', import.meta.url);

/** Parses a contract without YAML's alias limit: our own is trusted, and many of its examples share one reader. */
export const parseContract = (source: string) => parse(source, { maxAliasCount: -1 });

/** The contract, for reading only. Parsed once per process, because that takes a third of a second. */
export const contractDocument = parseContract(readFileSync(CONTRACT, 'utf8'));
