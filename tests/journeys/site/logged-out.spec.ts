import { expect, type Page } from '@playwright/test';
import { openCheckout } from '#fixtures/journeys/cart-steps.ts';
import { exchangesOf } from '#fixtures/journeys/details.ts';
import { logIn } from '#fixtures/journeys/entry.ts';
import { chargedOnce, chargesOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button, field, pay, seesAlert, seesReceipt } from '#fixtures/journeys/steps.ts';
import { openBy, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { requests } from '#mocks/replies.ts';

const SIGNED_OUT = 'You were logged out, so nothing was sent. Please log in again.';

async function elsewhere(page: Page, path: string, act: (tab: Page) => Promise<void>): Promise<void> {
  const tab = await page.context().newPage();
  await visit(tab, path);
  await act(tab);
  await tab.close();
}

const logOut = (page: Page) =>
  elsewhere(page, '/logout', async (tab) => {
    await button(tab, 'Log out').click();
    await expect(tab).toHaveURL('/');
  });

async function logInAgain(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Log in again in a new tab' }).click();
  const tab = await opened;
  await logIn(tab);
  await expect(tab).not.toHaveURL(/\/login/);
  await tab.close();
}

const changes = [
  {
    path: '/account/name',
    label: 'Name',
    typed: 'Ines Somerville',
    save: 'Save name',
    done: 'Name updated successfully',
    call: 'changeName',
  },
  {
    path: '/account/email',
    label: 'New email',
    typed: 'ines@new.example',
    save: 'Change email',
    done: 'A confirmation email has been sent',
    call: 'changeEmail',
  },
  {
    path: '/account/address',
    label: 'City',
    typed: 'Somerville',
    save: 'Save address',
    done: 'Address updated successfully',
    call: 'changeAddress',
  },
] as const;

test.describe('a reader logged out in another tab', () => {
  test.use({ failing: ['/api/account'] });

  test('saves nothing on any page, shows why, and resends what was typed after a login', async ({
    page,
    context,
    network,
  }) => {
    const tabs: [Page, (typeof changes)[number]][] = [];
    for (const change of changes) {
      const tab = tabs.length === 0 ? page : await context.newPage();
      await visit(tab, `${change.path}?reader=subscriber`);
      await field(tab, change.label).fill(change.typed);
      tabs.push([tab, change]);
    }
    await logOut(page);
    const before = (await stateOf(page)).accounts;
    for (const [tab, { label, typed, save }] of tabs) {
      await button(tab, save).click();
      await seesAlert(tab, SIGNED_OUT);
      await expect(tab.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
      await expect(field(tab, label)).toHaveValue(typed);
    }
    expect((await stateOf(page)).accounts).toEqual(before);
    await logInAgain(page);
    for (const [tab, { label, typed, save, done, call }] of tabs) {
      await expect(field(tab, label)).toHaveValue(typed);
      await button(tab, save).click();
      await expect(tab.getByRole('status').filter({ hasText: done })).toBeVisible();
      expect(exchangesOf(network, call).map(({ status }) => status)).toEqual([401, 200]);
    }
  });
});

test.describe('an order', () => {
  test.use({ failing: ['/api/donate'] });

  test('charges nothing on file after a logout in another tab, and is paid once after a login', {
    tag: CORE,
  }, async ({ page }) => {
    await visit(page, '/donate?reader=subscriber');
    await field(page, 'Amount').fill('40');
    await page.getByLabel('In the name of').fill('Grandmother');
    await logOut(page);
    await button(page, 'Submit Payment').click();
    await seesAlert(page, SIGNED_OUT);
    expect(await chargesOf(page)).toEqual([]);
    await logInAgain(page);
    await expect(field(page, 'Amount')).toHaveValue('40');
    await expect(page.getByLabel('In the name of')).toHaveValue('Grandmother');
    await button(page, 'Submit Payment').click();
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(4_000));
  });
});

test('charges no card deleted in another tab: the payment form opens and pays once', async ({ page }) => {
  await visit(page, '/donate?reader=subscriber');
  await field(page, 'Amount').fill('40');
  await elsewhere(page, '/account', async (tab) => {
    await button(tab, 'Delete card').click();
    await openBy(tab, () => tab.getByRole('dialog').getByRole('button', { name: 'Ok' }).click());
    await expect(button(tab, 'Delete card')).toHaveCount(0);
  });
  await button(page, 'Submit Payment').click();
  await expect(page.getByRole('radio', { name: 'Use New Payment' })).toBeChecked();
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(4_000));
});

test.describe('a cart checkout', () => {
  test.use({ failing: ['/api/cart/checkout'] });

  test('orders and charges nothing after a logout in another tab, and says so', async ({ page }) => {
    await openCheckout(page, [requests.addToCart.basicProduct.body], 'scenario=card-on-file');
    await logOut(page);
    await button(page, 'Submit Payment').click();
    await seesAlert(page, SIGNED_OUT);
    await expect(page.getByRole('link', { name: 'Log in again in a new tab' })).toBeVisible();
    expect(await chargesOf(page)).toEqual([]);
  });
});
