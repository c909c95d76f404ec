import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowsDocument, flowsFile } from './flows.ts';

test('docs/flows.md is up to date (update it with `npm run docs:flows`)', async () => {
  expect(readFileSync(flowsFile, 'utf8')).toBe(await flowsDocument());
});
