import { expect, type Page } from '@playwright/test';
import { focusAt } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { field, fillPrint, open, proceed } from '#fixtures/journeys/steps.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

async function seesFocused(page: Page, label: string): Promise<void> {
  const control = field(page, label);
  await expect(control).toBeFocused();
  await expect(control).toBeInViewport();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
}

async function seesTyped(page: Page): Promise<void> {
  await expect(field(page, 'Donation amount')).toHaveValue('25');
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  await expect(field(page, 'Email')).toHaveValue(ada.email);
  await expect(field(page, 'Password')).toHaveValue(ada.password.password);
  await expect(field(page, 'Confirm password')).toHaveValue(ada.password.confirm);
  await expect(field(page, 'Address line 1')).toHaveValue(ada.address.line1);
  await expect(field(page, 'City')).toHaveValue(ada.address.city);
  await expect(field(page, 'State')).toHaveValue(ada.address.state);
  await expect(field(page, 'ZIP code')).toHaveValue(ada.address.postcode);
}

test.describe('a refused order', () => {
  test.use({ failing: ['/api/subscribe'] });

  test('focuses the first field in view, links each from the summary, and keeps what was typed [CHECK-14, CHECK-17]', async ({
    page,
  }) => {
    await open(page, 'scenario=field-errors');
    await fillPrint(page);
    await proceed(page);
    await seesFocused(page, 'Name');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      'Error: Please give the name that should be printed on the label.',
    );
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(summary(page).getByRole('link')).toHaveText([
      'Please give the name that should be printed on the label.',
      'An account with this email address exists already. Please log in.',
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    await summary(page).getByRole('link', { name: 'An account with this email address exists already.' }).click();
    await expect(field(page, 'Email')).toBeFocused();
    await seesTyped(page);

    await proceed(page);
    await expect(field(page, 'Card number')).toBeVisible();
    await expect(page).not.toHaveTitle(/^Error: /);
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  });
});
