import { expect } from '@playwright/test';
import { chargedOnce, chargesOf, choose, intentsOf, stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { CHALLENGED_CARD } from '#fixtures/journeys/reader.ts';
import {
  button,
  challenge,
  field,
  fillDigital,
  open,
  order,
  pay,
  proceed,
  seesAlert,
  seesReceipt,
} from '#fixtures/journeys/steps.ts';
import { reload } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';

test('an order reloaded with its payment form or challenge open keeps its intent, which is paid once [POLL-3, POLL-8]', async ({
  page,
  network,
}) => {
  await open(page);
  await order(page);
  await test.step('with the payment form open: no failure is reported', async () => {
    await reload(page);
    await expect(button(page, 'Proceed to Payment')).toBeEnabled();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
  await test.step('with the challenge open: the payment is checked first', async () => {
    await order(page);
    await pay(page, CHALLENGED_CARD);
    await expect(challenge(page)).toBeVisible();
    const before = network.polls.length;
    await reload(page);
    await seesAlert(page, 'This order has not been paid. You can submit your payment again.');
    expect(network.polls.length).toBeGreaterThan(before);
  });
  await order(page);
  await pay(page);
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  const [intent] = await intentsOf(page);
  expect(network.orders.map(({ body }) => body.invoice)).toEqual([undefined, ...Array(4).fill(intent?.id)]);
  expect((await stateOf(page)).open).not.toEqual({});
});

test('keeps waiting after a reload while an order completes, and charges it once [POLL-1, POLL-3]', async ({
  page,
}) => {
  await open(page);
  await order(page);
  await choose(page, 'fulfilment-never');
  await pay(page);
  await expect(button(page, 'Completing Order')).toBeVisible();
  await reload(page);
  await expect(button(page, 'Completing Order')).toBeVisible();
  await expect(field(page, 'Card number')).toHaveCount(0);
  await choose(page, 'happy');
  await seesReceipt(page);
  expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
});

test.describe('an order with a lost answer', () => {
  test.use({ failing: ['/api/subscribe'] });

  test('continues after a reload with one intent and one charge [CHECK-36]', { tag: CORE }, async ({
    page,
    network,
  }) => {
    await open(page, 'scenario=order-lost');
    await fillDigital(page);
    await proceed(page);
    await seesAlert(page, 'We got no reply, so your order may have gone through.');
    await reload(page);
    await order(page);
    const [intent] = await intentsOf(page);
    expect(network.orders.map(({ body }) => body.invoice)).toEqual([undefined, intent?.id]);
    await pay(page);
    await seesReceipt(page);
    expect(await chargesOf(page)).toEqual(chargedOnce(2_400));
  });
});
