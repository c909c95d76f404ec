import { expect, type Page } from '@playwright/test';
import { fillWho, openCheckout } from '#fixtures/journeys/cart-steps.ts';
import { ines, logIn, requestCode, sendCode } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf, intentsOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { field, fillAddress, fillPrint, open, order, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';
import { goBack, goForward, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const choice = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('radio', { name });
const monthly = (page: Page) => page.getByRole('radio', { name: 'Monthly', exact: true });
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

  test('continues after a login in the header with a mailed code [BEYOND-1]', async ({ page }) => {
    await open(page);
    await fillGift(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Log in' }).click();
    await header.getByRole('link', { name: 'Log in' }).click();
    await requestCode(page);
    await sendCode(page);
    await acceptsOffer(page);
    await seesGift(page);
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

test('a renewal keeps changed settings and a changed address [BEYOND-1, BEYOND-4]', async ({ page }) => {
  await visit(page, '/subscribe/renew?reader=digital');
  await choice(page, 'Change the settings').check();
  await choice(page, 'Print and digital').check();
  await fillAddress(page, ada.address);
  await expect.poll(() => parameters(page)).toMatchObject({ settings: 'other', medium: 'print' });
  await reload(page);
  await expect(choice(page, 'Print and digital')).toBeChecked();
  await expect(field(page, 'City')).toHaveValue(ada.address.city);
});

test('a donation keeps its amount, frequency and donor [BEYOND-1, BEYOND-4]', async ({ page }) => {
  await visit(page, '/donate');
  await monthly(page).check();
  await field(page, 'Monthly amount').fill('33');
  await fillWho(page);
  await expect.poll(() => parameters(page)).toEqual({ type: 'monthly', amount: '33' });
  await reload(page);
  await expect(monthly(page)).toBeChecked();
  await expect(field(page, 'Monthly amount')).toHaveValue('33');
  await expect(field(page, 'Name')).toHaveValue(ada.name);
});

test('a cart checkout keeps its buyer and address, whatever happens to the cart [BEYOND-1]', async ({ page }) => {
  await openCheckout(page, [requests.addToCart.basicProduct.body]);
  await fillWho(page);
  await fillAddress(page, ada.address);
  await reload(page);
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  await expect(field(page, 'City')).toHaveValue(ada.address.city);
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  expect(await kept(page)).toEqual([]);
});

test('redeeming a gift keeps its delivery and reader, and never stores its token [BEYOND-1, BEYOND-2]', async ({
  page,
}) => {
  await visit(page, '/subscribe/redeem?token=gft_p8Lx3N');
  await choice(page, 'Digital only').check();
  await fillWho(page);
  await reload(page);
  await expect(choice(page, 'Digital only')).toBeChecked();
  await expect(field(page, 'Name')).toHaveValue(ada.name);
  expect(JSON.stringify(await kept(page))).not.toContain('gft_');
});

test('a subscription change keeps its settings and address [BEYOND-1]', async ({ page }) => {
  await visit(page, '/account/subscriptions/sub_Nr02?reader=digital');
  await choice(page, 'United States').check();
  await fillAddress(page, ada.address);
  await reload(page);
  await expect(choice(page, 'United States')).toBeChecked();
  await expect(field(page, 'City')).toHaveValue(ada.address.city);
});

test('the address never changes if the host turns drafts off [BEYOND-5]', async ({ page }) => {
  await open(page, 'scenario=drafts-off&level=high');
  await fillGift(page);
  await fillWho(page);
  expect(await kept(page)).toEqual([]);
  expect(parameters(page)).toMatchObject({ level: 'high' });
  expect(parameters(page)).not.toHaveProperty('type');
  await reload(page);
  await expect(field(page, 'Name')).toHaveValue('');
});

test('a browser without storage can still order [BEYOND-1]', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith('journal.draft.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  await open(page);
  await order(page);
  await expect(field(page, 'Name')).toHaveValue(ada.name);
});
