import { readFileSync } from 'node:fs';
import type { Json } from '../../scripts/contract/document.ts';

/** Hostile values by kind: markup, templates, odd characters, long texts, inherited names, other types. */
export const hostileGroups: Record<string, Json[]> = JSON.parse(
  readFileSync(new URL('../data/hostile-strings.json', import.meta.url), 'utf8'),
);
