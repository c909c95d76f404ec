import type { Page } from '@playwright/test';
import type { CallId } from '#mocks/documented.ts';
import type { Intent } from '#mocks/journal/checkout/checkout-state.ts';
import type { Journal } from '#mocks/journal/journal.ts';
import type { JournalState } from '#mocks/journal/state.ts';
import { replies } from '#mocks/replies.ts';
import type { ScenarioName } from '#mocks/scenario/scenarios.ts';

declare global {
  interface Window {
    mockJournal: Journal;
  }
}

/** Waits until the journal answers the calls of the page. */
export const isAnswered = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => 'mockJournal' in window));

/** All that the journal behind the page knows, also of a page that is just leaving for the next: then the next one is asked. */
export async function stateOf(page: Page): Promise<JournalState> {
  const text = await page.waitForFunction(() => 'mockJournal' in window && JSON.stringify(window.mockJournal.state()));
  return JSON.parse(String(await text.jsonValue()));
}

/** How often a call was made since the world changed. */
export const callsOf = async (page: Page, id: CallId): Promise<number> => (await stateOf(page)).calls[id] ?? 0;

/** Moves the journal into another world under the open page. */
export async function choose(page: Page, scenario: ScenarioName): Promise<void> {
  await isAnswered(page);
  await page.evaluate((name) => window.mockJournal.choose(name), scenario);
}

/** Switches a part of that world under the open page. */
export async function steer(page: Page, change: Parameters<Journal['steer']>[0]): Promise<void> {
  await isAnswered(page);
  await page.evaluate((switches) => window.mockJournal.steer(switches), change);
}

/** The intents that a journey opened; those of the documented replies were there before. */
export async function intentsOf(page: Page): Promise<Intent[]> {
  const { intents } = await stateOf(page);
  return Object.values(intents).filter(({ id }) => !documented.includes(id));
}

/** How far each intent came, what it is for in cents, and how often it was charged. */
export const chargesOf = async (page: Page) =>
  (await intentsOf(page)).map(({ status, confirms, order }) => ({ status, confirms, total: order.total }));

/** One intent that was charged once. */
export const chargedOnce = (total: number) => [{ status: 'succeeded', confirms: 1, total }];

const documented: string[] = [
  replies.subscribe.started.body.data,
  replies.updateSubscription.upgradeStarted.body.data.data,
].map(({ keys }) => keys.payment_intent_id);
