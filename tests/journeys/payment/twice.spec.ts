import { expect, type Locator } from '@playwright/test';
import { chargedOnce, chargesOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { beside, putBeside, takeOut } from '#fixtures/journeys/mounting.ts';
import { ada } from '#fixtures/journeys/reader.ts';
import { open, seesReceipt } from '#fixtures/journeys/steps.ts';
import { reload } from '#fixtures/journeys/visit.ts';

const proceed = (widget: Locator) => widget.getByRole('button', { name: 'Proceed to Payment' });

async function order(widget: Locator): Promise<void> {
  await widget.getByRole('radio', { name: 'Digital only' }).check();
  for (const [label, typed] of [
    ['Name', ada.name],
    ['Email', ada.email],
    ['Password', ada.password.password],
    ['Confirm password', ada.password.confirm],
  ] as const)
    await widget.getByLabel(label, { exact: true }).fill(typed);
  await proceed(widget).click();
  await expect(widget.getByLabel('Card number')).toBeVisible();
}

async function pay(widget: Locator): Promise<void> {
  for (const [label, typed] of [
    ['Card number', '4242424242424242'],
    ['Expiration date', '1234'],
    ['Security code', '123'],
  ] as const)
    await widget.getByLabel(label, { exact: true }).fill(typed);
  await widget.getByRole('button', { name: 'Submit Payment' }).click();
}

test('orders in two equal widgets are separate attempts: a reload looks up the latest, and one is paid alone', async ({
  page,
  network,
}) => {
  await open(page);
  await putBeside(page, 'subscribe');
  await order(beside(page));
  const own = page.locator('[data-journal=subscribe]');
  await expect(proceed(own)).toBeEnabled();
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(own.getByRole('radio', { name: 'Digital only' })).not.toBeChecked();
  await reload(page);
  await expect(proceed(own)).toBeEnabled();
  await expect.poll(() => network.polls).not.toEqual([]);
  await putBeside(page, 'subscribe');
  await expect(proceed(beside(page))).toBeEnabled();
  await order(own);
  await order(beside(page));
  await takeOut(page, 'subscribe');
  await pay(beside(page));
  await seesReceipt(page);
  expect((await chargesOf(page)).filter(({ confirms }) => confirms > 0)).toEqual(chargedOnce(2_400));
});
