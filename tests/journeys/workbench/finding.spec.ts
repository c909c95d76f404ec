import { expect, type Page } from '@playwright/test';
import { callsOfFlows } from '#fixtures/world/flow-calls.ts';
import type { CallId } from '../../../mocks/documented.ts';
import { replies } from '../../../mocks/replies.ts';
import { storyOf, test } from './tester.ts';

/** Thirty testers' questions about the effects of a reply, spread over all replies of all flows. */
const QUESTIONS = spread(
  callsOfFlows().flatMap((call) => Object.keys(replies[call]).map((reply): [CallId, string] => [call, reply])),
  30,
);

test.use({ viewport: { width: 1366, height: 768 } });

test('answers thirty questions about replies with one search each [BEYOND-111]', async ({ page }) => {
  await page.goto('/');
  const field = await openFind(page);
  for (const [call, reply] of QUESTIONS) {
    await field.fill(`${call} ${reply}`);
    await expect(storiesOf(page, `${call}.${reply}`)).not.toHaveCount(0);
    await expect(storiesOf(page, `${call}.${reply}`).first()).toBeInViewport();
  }
});

for (const [what, query, name] of [
  ['a state', 'checkout.unsettled', 'checkout.unsettled'],
  ['a requirement', 'CHECK-46', 'CHECK-46'],
  ['a flow', 'flow: sign in code', 'Flow: sign in code'],
  ['a reply in words', 'verify code too many attempts', 'verifyCode.tooManyAttempts'],
  ['a sentence', 'Sorry, your order timed out.', 'problem.timedOut'],
  [
    'a long sentence with its values',
    'there was a problem processing your order. please try again at another time\nor contact readers@emberdays.example',
    'problem.orderFailed',
  ],
  ['half a sentence', 'oblem processing your order. Please try again at anoth', 'problem.orderFailed'],
  ['French', 'Votre adresse e-mail semble poser problème', 'accountNotice.emailFailing'],
  ['a server’s words', 'This postcode does not belong to the state', 'nestedErrors'],
  ['page data', '29 Marine Parade', 'show'],
] as const)
  test(`finds ${what} with its stories: ${query} [BEYOND-111]`, async ({ page }) => {
    await page.goto('/');
    const field = await openFind(page);
    await field.fill(query);
    const result = page
      .getByRole('dialog')
      .locator('ol > li')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(result.getByRole('link').first()).toBeInViewport();
  });

test('a state in the chart of a flow’s page, a reply and a requirement lead to their stories [BEYOND-110]', async ({
  page,
}) => {
  await page.goto('/?path=/story/log-in-flow-sign-in-code--page');
  const flow = storyOf(page);
  for (const [section, name] of [
    ['States', 'signInCode.confirmed.sending'],
    ['Replies', 'verifyCode.tooManyAttempts'],
    ['Requirements', 'ENTRY-11'],
  ] as const) {
    await flow.getByText(new RegExp(`^${section} `)).click();
    await flow.getByRole('button', { name, exact: true }).click();
    await expect(storiesOf(page, name)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await flow.getByRole('button', { name: 'Stories of verified' }).click();
  await expect(storiesOf(page, 'signInCode.verified')).not.toHaveCount(0);
  await page.goto('/iframe.html?id=log-in-flow-sign-in-code--page&viewMode=story');
  await page.getByRole('button', { name: 'Stories of verified' }).click();
  await expect(storiesOf(page, 'signInCode.verified')).not.toHaveCount(0);
});

test('works by keyboard on a page without the panel: a key, words, Enter, and the story shows them [BEYOND-111]', async ({
  page,
}) => {
  await page.goto('/?path=/story/start-here--page');
  await expect(storyOf(page).getByRole('heading', { name: 'Start here' })).toBeVisible();
  await page.keyboard.press('f');
  const field = page.getByRole('textbox', { name: /^Paste what you see/ });
  await expect(field).toBeFocused();
  await field.fill('sorry your order timed out');
  const first = page.getByRole('dialog').getByRole('link').first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(storyOf(page).getByText('Sorry your order timed out').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('says that nothing shows other words [BEYOND-111]', async ({ page }) => {
  await page.goto('/');
  await (await openFind(page)).fill('Zebras cross the moon');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing shows this.' })).toBeVisible();
});

async function openFind(page: Page) {
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  return page.getByRole('textbox', { name: /^Paste what you see/ });
}

const storiesOf = (page: Page, name: string) =>
  page.getByRole('list', { name: `Stories: ${name}`, exact: true }).getByRole('link');

function spread<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
