import { expect } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { fillDigital, open, pay, proceed, seesReceipt } from '#fixtures/journeys/steps.ts';

test('sends no order before the reader agrees to its renewal, and records the consent on the receipt [BEYOND-216, BEYOND-217]', async ({
  page,
  network,
}) => {
  await open(page, 'scenario=renewal-consent');
  await fillDigital(page);
  const terms = page.getByRole('region', { name: 'What renews' });
  await expect(terms).toContainText('every year after that, for $24.00.');
  await proceed(page);
  const box = terms.getByRole('checkbox', { name: 'I agree to these charges until I cancel.' });
  await expect(box).toBeFocused();
  expect(bodiesOf(network, 'subscribe')).toEqual([]);
  await box.check();
  await proceed(page);
  await pay(page);
  await seesReceipt(page);
  await expect(terms).toContainText(/every year after that, for \$24\.00\..*You agreed on /);
  expect(bodiesOf(network, 'subscribe').at(-1)).toMatchObject({
    renewal_consent: { text_version: '2026-12', agreed_at: expect.any(String) },
  });
});
