import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { visit } from '#fixtures/journeys/visit.ts';
import { writeReference } from '../../../scripts/api-docs.ts';
import { readContract } from '../../../scripts/contract/document.ts';

test('the API reference finds an operation, shows its curl command, and requests nothing [BEYOND-133]', async ({
  page,
}, testInfo) => {
  const folder = testInfo.outputPath('reference');
  writeReference(readContract(), folder);
  const outside: string[] = [];
  page.on('request', (request) => /^https?:/.test(request.url()) && outside.push(request.url()));
  // The browser logs a request that the policy blocks as a console error.
  page.on('console', (message) => message.type() === 'error' && outside.push(message.text()));
  await visit(page, pathToFileURL(`${folder}/index.html`).href);
  await page.getByText('Search').click();
  await page.keyboard.type('state of a payment');
  await page.getByText('/api/checkout/{intent_id}').first().click();
  await expect(page.getByRole('heading', { name: 'Retrieve the state of a payment' })).toBeVisible();
  await expect(page.getByText("'http://localhost:4010/api/checkout/pi_3Pq81x'").first()).toBeVisible();
  await page.getByRole('link', { name: 'Payment intents' }).last().click();
  await expect(page.getByRole('heading', { name: 'Payment intents' })).toBeVisible();
  expect(outside).toEqual([]);
});
