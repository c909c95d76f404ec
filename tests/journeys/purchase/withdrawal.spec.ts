import { expect, type Page } from '@playwright/test';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { button, field, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { isReady, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const LINK = 'Withdraw from contract here';

/** Buys two digital gifts and follows the receipt's link. */
async function buyGifts(page: Page, isGuest: boolean): Promise<void> {
  await page.getByRole('radio', { name: 'Digital only' }).check();
  await field(page, 'How many gifts').fill('2');
  if (isGuest) {
    await field(page, 'Name').fill(ada.name);
    await field(page, 'Email').fill(ada.email);
  }
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await page.getByRole('main').getByRole('link', { name: LINK }).click();
  await isReady(page);
}

async function confirmOne(page: Page): Promise<void> {
  await button(page, 'Decrease How many of Student, digital, 1 year').click();
  await button(page, 'Continue').click();
  await button(page, 'Confirm withdrawal').dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acknowledgement of withdrawal');
}

const withdrawnIn = async (page: Page) => {
  const { withdrawals, gifts, mails } = await stateOf(page);
  const declared = Object.values(withdrawals).flat();
  const closed = Object.values(gifts).filter(({ status, given }) => given && status === 'refunded').length;
  return { declared, closed, mailed: mails.filter(({ about }) => about === 'withdrawn').map(({ to }) => to) };
};

test('a guest withdraws from one of two gifts, from the receipt to a printed acknowledgement [BEYOND-211, BEYOND-212, BEYOND-213, BEYOND-214]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page, 'type=gift');
  await buyGifts(page, true);
  await expect(field(page, 'Order number')).toHaveValue(/^R-\d+$/);
  await field(page, 'Email address used for the order').fill(ada.email);
  await button(page, 'Find order').click();
  await field(page, 'Your name').fill(ada.name);
  await confirmOne(page);
  const { declared, closed, mailed } = await withdrawnIn(page);
  expect([declared.length, closed, mailed]).toEqual([1, 1, [ada.email]]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  for (const words of [declared[0]?.number ?? '', '1 × ', ada.name]) expect(paper).toContain(words);
  for (const words of [LINK, 'Print this', 'Mailing list']) expect(paper).not.toContain(words);
});

test('a reader withdraws from their own order, and finds what was declared [BEYOND-212, BEYOND-213]', async ({
  page,
}) => {
  await open(page, 'type=gift&reader=no-subscription');
  await buyGifts(page, false);
  await expect(field(page, 'Your name')).not.toHaveValue('');
  await field(page, 'Email address for the acknowledgement').fill('elsewhere@reader.example');
  await confirmOne(page);
  expect((await withdrawnIn(page)).mailed).toEqual(['elsewhere@reader.example']);
  await visit(page, '/withdraw');
  await page
    .getByRole('button', { name: /^Order R-/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'What you have withdrawn from' })).toContainText(
    'elsewhere@reader.example',
  );
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('How many')).toHaveCount(0);
});
