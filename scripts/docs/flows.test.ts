import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowsDocument, flowsFile } from './flows.ts';

test('docs/flows.md shows the machines as they are; `npm run docs:flows` writes it anew', async () => {
  expect(readFileSync(flowsFile, 'utf8')).toBe(await flowsDocument());
});
