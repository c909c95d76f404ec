import { expect, type Page } from '@playwright/test';
import { fillWho } from '#fixtures/journeys/cart-steps.ts';
import { ines, logIn } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { field, fillPrint, open, order, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { goBack, goForward, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

const choice = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name });
const small = (page: Page) => page.getByRole('radio', { name: 'Small', exact: true });

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('journal.draft.')));

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const offer = (page: Page) => page.getByRole('button', { name: 'Use what you typed' });

async function acceptsOffer(page: Page): Promise<void> {
  await expect(field(page, 'Message (optional)')).toHaveValue('');
  await offer(page).click();
}

async function leaveAndReturn(page: Page): Promise<void> {
  await visit(page, '/store');
  await goBack(page);
}

async function fillGift(page: Page): Promise<void> {
  await choice(page, 'A gift subscription').check();
  await choice(page, /^Standard/).check();
  await small(page).check();
  await field(page, 'Donation amount').fill('12.5');
  await field(page, 'Message (optional)').fill('Happy birthday, Noor');
}

async function seesGift(page: Page): Promise<void> {
  await expect(choice(page, 'A gift subscription')).toBeChecked();
  await expect(choice(page, /^Standard/)).toBeChecked();
  await expect(small(page)).toBeChecked();
  await expect(field(page, 'Donation amount')).toHaveValue('12.5');
  await expect(field(page, 'Message (optional)')).toHaveValue('Happy birthday, Noor');
}

test('keeps choices and typed fields through a reload, Back and Forward, but no password [BEYOND-1, BEYOND-2]', {
  tag: CORE,
}, async ({ page }) => {
  await open(page);
  await fillPrint(page);
  await choice(page, /^2 years/).check();
  const sees = async () => {
    await expect(field(page, 'Name')).toHaveValue(ada.name);
    await expect(field(page, 'Address line 1')).toHaveValue(ada.address.line1);
    await expect(field(page, 'State')).toHaveValue(ada.address.state);
    await expect(field(page, 'Donation amount')).toHaveValue('25');
    await expect(choice(page, /^2 years/)).toBeChecked();
  };
  await reload(page);
  await sees();
  await expect(field(page, 'Password')).toHaveValue('');
  await leaveAndReturn(page);
  await sees();
  await goForward(page);
  await goBack(page);
  await sees();
});

test('an order drops its draft and its choices in the address, and Back shows none of it [BEYOND-2]', async ({
  page,
}) => {
  await open(page, 'level=high&utm_source=mail');
  await order(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await pay(page);
  await seesReceipt(page);
  await expect.poll(() => kept(page)).toEqual([]);
  await goBack(page);
  await expect(page.getByText('You already have an account.')).toBeVisible();
  await expect.poll(() => parameters(page)).toEqual({ utm_source: 'mail' });
});

test('names the choices of a gift in the address, nothing personal, and restores them from a copied link [BEYOND-4]', async ({
  page,
}) => {
  await open(page, 'utm_source=mail');
  const entries = await page.evaluate(() => history.length);
  await fillGift(page);
  await fillWho(page);
  await expect
    .poll(() => parameters(page))
    .toEqual({
      utm_source: 'mail',
      type: 'gift',
      level: 'high',
      donation: '12.50',
      products: 'sze:shirt-s*1',
    });
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const link = page.url();
  await reload(page);
  await seesGift(page);
  await visit(page, '/store');
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, link);
  await expect(choice(page, 'A gift subscription')).toBeChecked();
  await expect(choice(page, /^Standard/)).toBeChecked();
  await expect(small(page)).toBeChecked();
  await expect(field(page, 'Donation amount')).toHaveValue('12.50');
  await expect(field(page, 'Message (optional)')).toHaveValue('');
  await expect(field(page, 'Name')).toHaveValue('');
});

test.describe('a visitor who logs in during a purchase', () => {
  test('continues as the reader of the account, and keeps nothing after logout [BEYOND-1, BEYOND-3]', async ({
    page,
  }) => {
    await open(page);
    await fillGift(page);
    await fillWho(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page);
    await acceptsOffer(page);
    await seesGift(page);
    await expect(field(page, 'Name')).toHaveValue(ines.name);
    await expect(field(page, 'Email')).toHaveValue(ines.email);
    await visit(page, '/logout');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await open(page);
    await expect(choice(page, 'A subscription for yourself')).toBeChecked();
    await expect(field(page, 'Name')).toHaveValue('');
  });

  test('leaves nothing to a reader who logs in for another page, and nothing that a reader discards [BEYOND-1, BEYOND-3]', async ({
    page,
  }) => {
    const types = async () => {
      await visit(page, '/donate');
      await field(page, 'In the name of (optional)').fill('Noor');
      await expect.poll(() => kept(page)).toHaveLength(1);
    };
    const seesEmpty = async () => {
      await expect(field(page, 'In the name of (optional)')).toHaveValue('');
      await expect.poll(() => kept(page)).not.toContainEqual(expect.stringContaining('.donate.'));
    };
    await types();
    await visit(page, '/login');
    await logIn(page);
    await expect(page).toHaveURL('/');
    await visit(page, '/donate');
    await expect(offer(page)).toBeHidden();
    await seesEmpty();
    await visit(page, '/store?reader=visitor');
    await types();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await logIn(page);
    await expect(page).toHaveURL(/\/donate\?/);
    await reload(page);
    await expect(field(page, 'In the name of (optional)')).toHaveValue('');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByText('Discarded.')).toBeVisible();
    await reload(page);
    await expect(offer(page)).toBeHidden();
    await seesEmpty();
  });
});

test('a return from the bank restores the form and pays the same order once [BEYOND-1]', async ({ page }) => {
  await open(page);
  await order(page);
  const [intent] = await intentsOf(page);
  const back = new URL(page.url());
  back.searchParams.set('payment_intent', intent?.id ?? '');
  back.searchParams.set('redirect_status', 'failed');
  await visit(page, back.href);
  await expect(choice(page, 'Digital only')).toBeChecked();
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  await field(page, 'Password').fill(ada.password.password);
  await field(page, 'Confirm password').fill(ada.password.confirm);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await kept(page)).toEqual([]);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});
