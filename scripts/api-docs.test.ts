import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeReference } from './api-docs.ts';
import { readContract } from './contract/document.ts';

const contract = readContract();
const folder = mkdtempSync(join(tmpdir(), 'reference-'));
beforeAll(() => writeReference(contract, folder));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (file: string) => readFileSync(join(folder, file), 'utf8');

test('gives each operation a curl command with the first example of its body [BEYOND-133]', () => {
  const page = written('index.html');
  expect(page.match(/"label":"curl"/g)).toHaveLength(contract.operations.length);
  expect(page).toContain("curl -b cookies -c cookies -X GET 'http://localhost:4010/api/checkout/pi_3Pq81x'");
  const login = contract.examples.find(({ kind, operationId }) => kind === 'request' && operationId === 'logIn');
  expect(page).toContain(JSON.stringify(`--json '${JSON.stringify(login?.body)}'`).slice(1, -1));
});

test('the page forbids every external request [BEYOND-133]', () => {
  const page = written('index.html');
  expect(page).toContain('http-equiv="Content-Security-Policy" content="default-src \'none\';');
  expect(page).not.toContain('cdn.redoc.ly');
});
