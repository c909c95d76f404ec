import { expect, type Page } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { tabTo } from '#fixtures/journeys/keyboard.ts';
import { ada, CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import { button, challenge, field, open, seesReceipt } from '#fixtures/journeys/steps.ts';
import { CORE } from '#fixtures/world/effort.ts';

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

test('sells by keyboard alone: every stop has a visible focus, in view and in page order [CHECK-7, BEYOND-33]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Student' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Print and digital' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Digital only' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: '1 year' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Lifetime' })).toBeChecked();
  await type(page, 'Donation amount', '10');
  await type(page, 'Name', ada.name);
  await type(page, 'Email', ada.email);
  await type(page, 'Password', ada.password.password);
  await type(page, 'Confirm password', ada.password.confirm);
  await tabTo(page, button(page, 'Proceed to Payment'));
  await page.keyboard.press('Space');
  await expect(field(page, 'Card number')).toBeVisible();
  await expect(field(page, 'Card number')).toBeFocused();
  await page.keyboard.type(CHALLENGED_CARD);
  await type(page, 'Expiration date', '1234');
  await type(page, 'Security code', '123');
  await tabTo(page, button(page, 'Submit Payment'));
  await page.keyboard.press('Enter');
  await expect(challenge(page).getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(81_000));
});
