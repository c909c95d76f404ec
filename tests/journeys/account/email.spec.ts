import { expect, type Page } from '@playwright/test';
import { bodiesOf, focusAt, tabTo } from '#fixtures/journeys/details.ts';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { linkIn } from '#mocks/journal/visitor/mails.ts';

const NEW = 'noor.rahman@post.example';

async function linkTo(page: Page, email: string): Promise<string> {
  const { mails } = await stateOf(page);
  const mail = mails.findLast(({ to }) => to === email);
  const link = mail && linkIn(mail);
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

test('changes the email by keyboard alone, once the mailed link is opened [EMAIL-1, EMAIL-2, EMAIL-4, EMAIL-6, SHELL-18]', {
  tag: CORE,
}, async ({ page, network }) => {
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
