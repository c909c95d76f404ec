import type { Page } from '@playwright/test';
import type { Journal } from '#mocks/journal/journal.ts';
import type { Intent, JournalState } from '#mocks/journal/state.ts';
import { replies } from '#mocks/replies.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';

declare global {
  interface Window {
    mockJournal: Journal;
  }
}

/** All that the journal behind the page knows. */
export const stateOf = (page: Page): Promise<JournalState> => page.evaluate(() => window.mockJournal.state());

/** Moves the journal into another world under the open page. */
export const choose = (page: Page, scenario: ScenarioName): Promise<void> =>
  page.evaluate((name) => window.mockJournal.choose(name), scenario);

/** The intents that a journey opened; the one of the documented replies was there before. */
export async function intentsOf(page: Page): Promise<Intent[]> {
  const { intents } = await stateOf(page);
  return Object.values(intents).filter(({ id }) => id !== documented);
}

/** How far each intent came, what it is for in cents, and how often it was charged. */
export const chargesOf = async (page: Page) =>
  (await intentsOf(page)).map(({ status, confirms, order }) => ({ status, confirms, total: order.total }));

/** One intent that was charged once. */
export const chargedOnce = (total: number) => [{ status: 'succeeded', confirms: 1, total }];

const documented: string = replies.subscribe.started.body.data.keys.payment_intent_id;
