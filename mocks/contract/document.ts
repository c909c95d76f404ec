import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const CONTRACT = new URL('../../openapi.yaml', import.meta.url);

/**
 * The contract, read-only. Parsed once per process, because that takes a third of a second. YAML aliases are rejected,
 * because parsers limit how many they follow. Repeated keys are not looked for, which halves the time; the linter finds
 * them.
 */
export const contractDocument = parse(readFileSync(CONTRACT, 'utf8'), { maxAliasCount: 0, uniqueKeys: false });
