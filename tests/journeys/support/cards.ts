import { expect, type Page } from '@playwright/test';
import type { Setup } from '#mocks/journal/checkout/checkout-state.ts';
import { replies } from '#mocks/replies.ts';
import { stateOf } from './journal.ts';
import type { Network } from './network.ts';
import { button, fillCard } from './steps.ts';

export const OTHER_CARD = '5555555555554444';

export async function updateCard(page: Page, number = OTHER_CARD): Promise<void> {
  await fillCard(page, number);
  await button(page, 'Update payment').click();
}

export const seesUpdated = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'Payment updated successfully' })).toBeVisible();

/** The setups given to pages, without those of the documented pages. */
export async function setupsOf(page: Page): Promise<Setup[]> {
  const { setups } = await stateOf(page);
  return Object.values(setups).filter(({ secret }) => !documented.has(secret));
}

export const confirmsOf = async (page: Page): Promise<number> =>
  (await setupsOf(page)).reduce((sum, { confirms }) => sum + confirms, 0);

/** The provider's return address for the latest setup, done or not, which anyone could forge. */
export async function returnFrom(page: Page, isDone: boolean): Promise<string> {
  const latest = (await setupsOf(page)).at(-1);
  if (!latest) throw new Error('No page was given a setup.');
  if (isDone) {
    const card = { type: 'Visa', last_four: '1881', exp_month: 4, exp_year: 2030 };
    await page.evaluate(
      ([secret, details]) => void window.mockJournal.setups.confirm(secret, { details, charge: { kind: 'taken' } }),
      [latest.secret, { card }] as const,
    );
  }
  const query = { setup_intent: latest.id, setup_intent_client_secret: latest.secret, redirect_status: 'succeeded' };
  return new URLSearchParams(query).toString();
}

/** The page's stored data and all requested addresses, as one text. */
export const traceOf = async (page: Page, { addresses }: Network): Promise<string> =>
  (await page.evaluate(() => {
    // The tab stores the token of a mailed link on purpose, under a key without it.
    const kept = Object.entries(sessionStorage).map(([name, value]) =>
      name.startsWith('journal.link.') ? name : [name, value],
    );
    return JSON.stringify([location.href, history.state, kept, document.cookie]);
  })) + addresses.join('\n');

const documented = new Set<string>([
  replies.setDonationCard.donationCardKept.body.keys.secret,
  'seti_1Qk20z_secret_Wm7p',
]);
