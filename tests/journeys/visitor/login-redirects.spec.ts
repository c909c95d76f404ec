import { expect } from '@playwright/test';
import { isLoggedInAt, logIn } from '#fixtures/journeys/entry.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('leads home instead of to another site [ENTRY-16, ENTRY-17]', { tag: CORE }, async ({ page }) => {
  await visit(page, '/login?url=%2F%5Cevil.example%2F');
  await logIn(page);
  await isLoggedInAt(page, '/');
});

test('leads to any page of the site [ENTRY-16, ENTRY-17]', async ({ page }) => {
  for (const path of ['/account#payment', '/store/issues', '/subscribe?type=gift&code=SPRING%2F26'])
    await test.step(path, async () => {
      await visit(page, `/login?reader=visitor&url=${encodeURIComponent(path)}`);
      await logIn(page);
      await expect(page).toHaveURL(path);
      await isReady(page);
    });
});
