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

/** Waits until the journal has answered the page's calls. */
export const isAnswered = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => 'mockJournal' in window));

/** The journal's whole state. If the page is leaving, asks the next one. */
export async function stateOf(page: Page): Promise<JournalState> {
  const text = await page.waitForFunction(() => 'mockJournal' in window && JSON.stringify(window.mockJournal.state()));
  return JSON.parse(String(await text.jsonValue()));
}

export const callsOf = async (page: Page, id: CallId): Promise<number> => (await stateOf(page)).calls[id] ?? 0;

export async function choose(page: Page, scenario: ScenarioName): Promise<void> {
  await isAnswered(page);
  await page.evaluate((name) => window.mockJournal.choose(name), scenario);
}

export async function steer(page: Page, change: Parameters<Journal['steer']>[0]): Promise<void> {
  await isAnswered(page);
  await page.evaluate((switches) => window.mockJournal.steer(switches), change);
}

/** The intents that a journey opened, without those of the documented replies. */
export async function intentsOf(page: Page): Promise<Intent[]> {
  const { intents } = await stateOf(page);
  return Object.values(intents).filter(({ id }) => !documented.includes(id));
}

/** The status, total in cents and number of charges of each intent. */
export const chargesOf = async (page: Page) =>
  (await intentsOf(page)).map(({ status, confirms, order }) => ({ status, confirms, total: order.total }));

export const chargedOnce = (total: number) => [{ status: 'succeeded', confirms: 1, total }];

const documented: string[] = [
  replies.subscribe.started.body.data,
  replies.updateSubscription.upgradeStarted.body.data.data,
].map(({ keys }) => keys.payment_intent_id);
