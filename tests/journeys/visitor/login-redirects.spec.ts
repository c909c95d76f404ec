import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { effort, inTurn } from '../../support/effort.ts';
import { isLoggedInAt, logIn, openTab, requestCode, sendCode } from '../support/entry.ts';
import { test } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const file = new URL('../../data/redirects-hostile.tsv', import.meta.url);
const refused = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => line.endsWith('\treject'));

/** The first of each kind of hostile redirect; all of them in the exhaustive run. */
const kinds = new Map(refused.map((line) => line.split('\t')).map(([value = '', kind = '']) => [kind, value]));
if (kinds.size < 7) throw new Error('The list of hostile redirects was not read.');
const values = effort(
  [...kinds.values()],
  refused.map((line) => line.split('\t')[0] ?? ''),
);

test('the login has no link to a hostile redirect [ENTRY-16, ENTRY-17]', async ({ page }) => {
  for (const value of values)
    await test.step(value, async () => {
      await visit(page, `/login?url=${value}`);
      await openTab(page, 'Google Account');
      await expect(page.getByRole('link', { name: 'Log in with Google' })).toHaveAttribute(
        'href',
        '/oauth/google?url=%2F',
      );
    });
});

// Links and logins share one rule, which is tested with every value.
for (const value of effort(values.slice(0, 1), values))
  test(`/login?url=${value} leads home by password [ENTRY-16, ENTRY-17]`, async ({ page }) => {
    await visit(page, `/login?url=${value}`);
    await openTab(page, 'Password Login');
    await logIn(page);
    await isLoggedInAt(page, '/');
  });

const ways = {
  password: logIn,
  code: async (page: Page) => {
    await requestCode(page);
    await sendCode(page);
  },
};

test('the login leads to any page of the site, by password and by code [ENTRY-16, ENTRY-17]', async ({ page }) => {
  for (const [at, path] of ['/account#payment', '/store/issues', '/subscribe?type=gift&code=SPRING%2F26'].entries())
    for (const [way, enter] of effort(inTurn(Object.entries(ways), at), Object.entries(ways)))
      await test.step(`${path} by ${way}`, async () => {
        await visit(page, `/login?reader=visitor&url=${encodeURIComponent(path)}`);
        await enter(page);
        await expect(page).toHaveURL(path);
      });
});
