import { expect } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { exchangesOf, tabTo } from '../support/details.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const DONE = 'Thank you. You have been added to our mailing list.';

test('a visitor joins by keyboard alone, with the tags in the address [ENTRY-1, ENTRY-2, ENTRY-3, ENTRY-4, API-4]', async ({
  page,
  network,
}) => {
  await visit(page, '/?list-tag=events&list-tag=back-issues');
  await tabTo(page, field(page, 'Email address'));
  await page.keyboard.type('wanjiru@reader.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(field(page, 'Email address')).toBeHidden();
  const [joined] = exchangesOf(network, 'joinMailingList');
  const query = new URL(joined?.url ?? '').searchParams;
  expect([query.getAll('list-tag'), joined?.sent]).toEqual([
    ['events', 'back-issues'],
    JSON.stringify({ email: 'wanjiru@reader.example' }),
  ]);
  expect(query.get('captcha')).toMatch(/^token_/);
});

test.describe('a failed signup', () => {
  test.use({ failing: ['/api/list/signup'] });

  test(
    'shows the problem at the field, keeps the email, and retries with a new token [ENTRY-2, ENTRY-3]',
    playedBy('every-page-mailing-list--email-refused'),
    async ({ page, network }) => {
      await visit(page, '/?scenario=signup-bot');
      await field(page, 'Email address').fill('wanjiru@reader.example');
      await button(page, 'Sign up').click();
      await seesAlert(page, 'We could not tell that you are a person. Please try again.');
      await expect(field(page, 'Email address')).toHaveValue('wanjiru@reader.example');
      await button(page, 'Sign up').click();
      await expect(page.getByText(DONE)).toBeVisible();
      const tokens = exchangesOf(network, 'joinMailingList').map(({ url }) => new URL(url).searchParams.get('captcha'));
      expect(new Set(tokens).size).toBe(2);
    },
  );
});
