import { expect, type Page } from '@playwright/test';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import type { CallId } from '../../../mocks/documented.ts';
import { replies } from '../../../mocks/replies.ts';
import { replyHeading } from '../../../scripts/workbench/flow-pages.ts';
import { storyOf, test } from './tester.ts';

/** Thirty testers' questions about the effects of a reply, spread over all replies of all flows. */
const QUESTIONS = spread(
  callsOfFlows().flatMap((call) => Object.keys(replies[call]).map((reply): [CallId, string] => [call, reply])),
  30,
);

test.use({ viewport: { width: 1366, height: 768 } });

test('answers thirty questions about replies with one search and one click each [BEYOND-111]', async ({ page }) => {
  await page.goto('/?path=/docs/texts--docs');
  for (const [call, reply] of QUESTIONS) {
    const heading = replyHeading(call, reply);
    await openResult(page, `${call} ${reply}`, heading);
    await expect(headingOf(page, heading)).toBeInViewport();
    await expect(storiesOf(page, `${call}.${reply}`)).not.toHaveCount(0);
  }
});

for (const [what, query, heading] of [
  ['state', 'checkout.unsettled', 'checkout.unsettled'],
  ['requirement', 'CHECK-46', 'CHECK-46'],
  ['text on the screen', 'Sorry your order timed out', 'Sorry your order timed out.'],
  ['flow', 'flow: sign in code', 'Flow: sign in code'],
  ['reply in words', 'check out cart started', 'checkOutCart started'],
  ['reply in words', 'verify code too many attempts', replyHeading('verifyCode', 'tooManyAttempts')],
  ['reply in words', 'subscribe payment refused', replyHeading('subscribe', 'paymentRefused')],
] as const)
  test(`the search finds a ${what}: ${query} [BEYOND-111]`, async ({ page }) => {
    await page.goto('/?path=/docs/texts--docs');
    await openResult(page, query, heading);
    await expect(headingOf(page, heading)).toBeInViewport();
  });

async function openResult(page: Page, query: string, heading: string): Promise<void> {
  await page.locator('#storybook-explorer-searchfield').fill(query);
  const result = page.getByRole('option', { name: `Docs / ${heading}` }).first();
  await expect(result).toBeInViewport();
  await result.click();
}

/** A heading on the open page; Storybook puts a link in front of its text. */
const headingOf = (page: Page, words: string) =>
  storyOf(page)
    .locator('h1, h3, h4')
    .filter({ hasText: new RegExp(`^${words.replace(/[.]/g, '\\.')}$`) });

const storiesOf = (page: Page, name: string) =>
  storyOf(page)
    .getByRole('list', { name: `Stories: ${name}`, exact: true })
    .getByRole('link');

function spread<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
