import { expect, type Page } from '@playwright/test';
import { bodiesOf } from '#fixtures/journeys/details.ts';
import { CODE, requestCode, sendCode } from '#fixtures/journeys/entry.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { field } from '#fixtures/journeys/steps.ts';
import { visit } from '#fixtures/journeys/visit.ts';

test('passwords and codes appear only in their calls, and the token only in its tab until used', async ({
  page,
  network,
}) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await visit(page, '/login?url=%2Faccount%2Femail');
  await field(page, 'Password').fill('canary horse');
  await requestCode(page);
  const asked = await everything(page);
  await sendCode(page);
  await expect(page).toHaveURL('/account/email');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  seen.push(await everything(page), ...network.addresses);
  const [verified] = bodiesOf(network, 'verifyCode');
  const { token } = Object(verified);
  expect(asked.split(token)).toHaveLength(2);
  seen.push(asked.replace(token, ''));
  const secrets = [CODE, String(token), 'canary horse'];
  expect(secrets.map((secret) => seen.filter((text) => text.includes(secret)))).toEqual([[], [], []]);
});

/** All visible text and stored data of a page, except field values and the journal's own storage. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })];
    const own = kept.filter(([key]) => !key.startsWith('mock-journal'));
    return JSON.stringify([own, document.cookie, window.history.state, document.documentElement.outerHTML]);
  });
