import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, choose, intentsOf, stateOf } from './journal.ts';
import { OWN_PROFILE, test } from './journey.ts';
import { CHALLENGED_CARD } from './reader.ts';
import {
  button,
  challenge,
  field,
  fillDigital,
  fillPrint,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
  standStill,
} from './steps.ts';

test('a reload before anything was sent begins anew and sends nothing', async ({ page, network }) => {
  await open(page);
  await fillPrint(page);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(button(page, 'Proceed to Payment')).toBeEnabled();
  expect(network.orders).toEqual([]);
  expect(network.polls).toEqual([]);
  expect(await intentsOf(page)).toEqual([]);
});

test.describe('an order whose answer is lost', () => {
  test.use({ failing: ['/api/subscribe'] });

  test('is the same order when it is sent again after a reload: one key, one intent, one charge', async ({
    page,
    network,
  }) => {
    await open(page, 'scenario=order-lost');
    await fillDigital(page);
    await proceed(page);
    await seesAlert(page, 'There was a problem processing your order.');
    await page.reload();
    await order(page);
    expect(new Set(network.orders.map(({ key }) => key)).size).toBe(1);
    expect(network.orders).toHaveLength(2);
    await pay(page);
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  });
});

test('a reload while the order is under way sends the same order again: one key, one intent, one charge', {
  tag: OWN_PROFILE,
}, async ({ page, network }) => {
  await page.clock.install();
  await open(page, 'scenario=slow');
  await fillDigital(page);
  // The order stays under way for as long as no time passes on the page.
  await standStill(page);
  await proceed(page);
  await expect(button(page, 'Loading')).toBeVisible();
  await expect.poll(() => network.orders.length).toBe(1);
  await choose(page, 'happy');
  await page.clock.resume();
  await page.reload();
  await order(page);
  expect(new Set(network.orders.map(({ key }) => key)).size).toBe(1);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test('a reload with the payment form open pays the same intent later, and says nothing of a failure', async ({
  page,
  network,
}) => {
  await open(page);
  await order(page);
  await page.reload();
  await expect(button(page, 'Proceed to Payment')).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  const [intent] = await intentsOf(page);
  expect(network.orders.map(({ body }) => body.invoice)).toEqual([undefined, intent?.id, intent?.id]);
});

test('a reload with the challenge open checks the payment first, then lets the reader pay: one charge [POLL-8]', async ({
  page,
  network,
}) => {
  await open(page);
  await order(page);
  await pay(page, CHALLENGED_CARD);
  await expect(challenge(page)).toBeVisible();
  await page.reload();
  await seesAlert(page, 'This order has not been paid. You can submit your payment again.');
  expect(network.polls.length).toBeGreaterThan(0);
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test('a reload while the order completes goes on waiting and lands on the receipt: one charge [POLL-1, POLL-3]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=fulfilment-never');
  await order(page);
  await pay(page);
  await expect(button(page, 'Completing Order')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Completing Order')).toBeVisible();
  await expect(field(page, 'Card number')).toHaveCount(0);
  await choose(page, 'happy');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  expect(network.orders).toHaveLength(2);
  expect((await stateOf(page)).open).not.toEqual({});
});
