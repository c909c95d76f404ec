import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Where the contract lies. */
export const CONTRACT = new URL('../../openapi.yaml', import.meta.url);

/**
 * The contract, for reading only. Parsed once per process, because that takes a third of a second. It has no YAML alias,
 * because parsers limit how many they follow.
 */
export const contractDocument = parse(readFileSync(CONTRACT, 'utf8'), { maxAliasCount: 0 });
