import { expect } from '@playwright/test';
import { exchangesOf, tabTo } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('joins by keyboard alone, with the tags in the address [ENTRY-1, ENTRY-2, ENTRY-3, ENTRY-4, API-4]', {
  tag: CORE,
}, async ({ page, network }) => {
  await visit(page, '/?list-tag=events&list-tag=Weekly_News%20%252F2026&list-tag=&list-tag=events');
  await tabTo(page, field(page, 'Email address'));
  await page.keyboard.type('wanjiru@reader.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. You have been added to our mailing list.')).toBeVisible();
  await expect(field(page, 'Email address')).toBeHidden();
  const [joined] = exchangesOf(network, 'joinMailingList');
  const query = new URL(joined?.url ?? '').searchParams;
  expect([query.getAll('list-tag'), joined?.sent]).toEqual([
    ['events', 'Weekly_News %2F2026', '', 'events'],
    JSON.stringify({ email: 'wanjiru@reader.example' }),
  ]);
  expect(query.get('captcha')).toMatch(/^token_/);
});
