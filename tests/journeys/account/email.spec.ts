import { expect, type Page } from '@playwright/test';
import { readPathValuesToVisit } from '../../support/path-values.ts';
import { playedBy } from '../../support/played-by.ts';
import { bodiesOf, exchangesOf, focusAt, tabTo } from '../support/details.ts';
import { stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const NEW = 'noor.rahman@post.example';
const refused = (page: Page) => page.getByText('We cannot find this link');

async function linkTo(page: Page, email: string): Promise<string> {
  const { mails } = await stateOf(page);
  const link = mails.filter(({ to }) => to === email).at(-1)?.link;
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

test('a reader requests a new email by keyboard alone and follows the mailed link [EMAIL-1, EMAIL-2, EMAIL-4, EMAIL-6, SHELL-18]', async ({
  page,
  network,
}) => {
  await visit(page, '/account/email?reader=digital');
  await expect(page.getByText('noor@reader.example')).toBeVisible();
  await tabTo(page, field(page, 'New email'));
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  const sent = page.getByRole('status').filter({ hasText: `A confirmation email has been sent to ${NEW}` });
  await expect(sent).toBeFocused();
  await expect.poll(() => focusAt(page)).toBeGreaterThanOrEqual(135);
  await expect(page.getByRole('definition').filter({ hasText: NEW })).toBeVisible();
  expect(bodiesOf(network, 'changeEmail')).toEqual([{ email: NEW }]);

  await visit(page, await linkTo(page, NEW));
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('status').filter({ hasText: `Your email address is now ${NEW}` })).toBeFocused();
  await visit(page, '/account/email');
  await expect(page.getByRole('definition')).toHaveText([NEW]);
});

test('a new request replaces a pending one, whose link stops working [EMAIL-3, EMAIL-6]', async ({ page }) => {
  await visit(page, '/account/email?reader=pending-email');
  await expect(page.getByRole('definition')).toHaveText(['amara@reader.example', 'amara.nwosu@post.example']);
  await field(page, 'New email').fill('a.nwosu@post.example');
  await button(page, 'Change email').click();
  await expect(page.getByText('A confirmation email has been sent to a.nwosu@post.example')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['amara@reader.example', 'a.nwosu@post.example']);

  await visit(page, '/account/email?token=lnk_email_amara');
  await expect(refused(page)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/email\?link=\w+$/);
  await expect(page.getByRole('definition')).toHaveText(['amara@reader.example', 'a.nwosu@post.example']);
});

test(
  'entering the current email cancels a pending change without a confirmation mail [EMAIL-2]',
  playedBy('account-email--ended'),
  async ({ page }) => {
    await visit(page, '/account/email?reader=pending-email');
    await field(page, 'New email').fill('amara@reader.example');
    await button(page, 'Change email').click();
    await expect(page.getByText('Your email stays the same, and no change is pending')).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['amara@reader.example']);
    await expect(page.getByText('A confirmation email has been sent')).toHaveCount(0);
  },
);

test('warns a reader whose mail bounces [ACCT-25]', playedBy('account-email--failing'), async ({ page }) => {
  await visit(page, '/account/email?reader=failing-email');
  await expect(page.getByText('There appears to be a problem with your email address')).toBeVisible();
});

test.describe('a refused email', () => {
  test.use({ failing: ['/api/account/reset-email'] });

  test(
    'shows the problem at its field and keeps what was typed [EMAIL-5, ACCT-32]',
    playedBy('account-email--field-errors'),
    async ({ page }) => {
      await visit(page, '/account/email?reader=digital');
      await field(page, 'New email').fill('noor@');
      await button(page, 'Change email').click();
      await expect(field(page, 'New email')).toBeFocused();
      await expect(field(page, 'New email')).toHaveAccessibleDescription(/Please give an email address/);
      await expect(field(page, 'New email')).toHaveValue('noor@');
      await expect(page).toHaveTitle(/^Error:/);
    },
  );

  test(
    'is in doubt while the server is unreachable, and can be resent',
    playedBy('account-email--unanswered'),
    async ({ page, network }) => {
      await visit(page, '/account/email?scenario=flaky&reader=digital');
      await field(page, 'New email').fill(NEW);
      await button(page, 'Change email').click();
      await seesAlert(page, 'Your email may not have been changed');
      await expect(page.getByRole('link', { name: 'Return to settings' })).toHaveAttribute('href', '/account');
      await button(page, 'Change email').click();
      await expect(page.getByText(`A confirmation email has been sent to ${NEW}`)).toBeVisible();
      expect(exchangesOf(network, 'changeEmail').filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );
});

test('a forged token opens nothing and is never sent [EMAIL-6]', async ({ page, network }) => {
  for (const value of readPathValuesToVisit()) {
    await visit(page, `/account/email?token=${value}&reader=pending-email`);
    await expect(refused(page)).toBeVisible();
    await expect(page).toHaveURL(/\/account\/email$/);
  }
  // The header's counter makes its own call.
  expect(network.exchanges.filter(({ url }) => !url.endsWith('/api/cart'))).toEqual([]);
});
