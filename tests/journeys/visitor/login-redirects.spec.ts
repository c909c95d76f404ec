import { isLoggedInAt, logIn } from '#fixtures/journeys/entry.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('leads home instead of to another site [ENTRY-16, ENTRY-17]', { tag: CORE }, async ({ page }) => {
  await visit(page, '/login?url=%2F%5Cevil.example%2F');
  await logIn(page);
  await isLoggedInAt(page, '/');
});
