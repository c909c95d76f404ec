import { expect, type Page } from '@playwright/test';
import { stateOf } from '#fixtures/journeys/journal.ts';
import { test } from '#fixtures/journeys/journey.ts';
import { button } from '#fixtures/journeys/steps.ts';
import { goBack, openBy, reload, visit } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import type { LinkTrouble } from '#machines/rules/link/mailed-link.ts';
import { english } from '#messages/english.ts';
import type { Reader } from '#mocks/readers.ts';

interface Kind {
  path: string;
  token: string;
  shows: string;
}

const confirmed = 'Your email address is now amara.nwosu@post.example';

/** Opening it changes the email of one reader. */
const EMAIL: Kind = { path: '/account/email', token: 'lnk_email_amara', shows: confirmed };
/** Opens a form for anyone who has it. */
const DONATION: Kind = { path: '/donation/setup', token: 'don_3Kf8Yw', shows: 'Visa ending in 4242, expires 08/2029' };

const linkOf = ({ path, token }: Kind, reader: Reader) => `${path}?token=${token}&reader=${reader}`;
const marked = (path: string) => new RegExp(`${path.replaceAll('/', '\\/')}\\?link=\\w+$`);

/** Expects the page, with no token in the address bar or the browser history. */
async function isOpen(page: Page, { path, token, shows }: Kind): Promise<void> {
  await expect(page.getByText(shows).first()).toBeVisible();
  await expect(page).toHaveURL(marked(path));
  const told = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      Object.keys({ ...sessionStorage }),
      document.title,
    ]),
  );
  expect(told).not.toContain(token);
}

async function isTold(page: Page, trouble: LinkTrouble): Promise<void> {
  const said = page.getByRole('alert').filter({ hasText: english.mailedLink[trouble] });
  await expect(said).toContainText(english.mailedLinkHint[trouble]);
  await expect(said).toBeFocused();
}

const step = (page: Page, name: keyof typeof english.linkStep) =>
  page.getByRole('main').getByRole('link', { name: english.linkStep[name], exact: true });

for (const [at, kind] of [DONATION, EMAIL].entries())
  test(`opens ${kind.path} by link logged out, after a reload, after Back and in a tab copy, with no token in the address`, {
    tag: at === 0 ? CORE : [],
  }, async ({ page, context }) => {
    await visit(page, linkOf(kind, 'visitor'));
    await isOpen(page, kind);
    await reload(page);
    await isOpen(page, kind);
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    // A tab opened by `window.open` copies sessionStorage, as a restored tab does.
    await isOpen(copy, kind);
    await copy.close();
    await visit(page, '/logout');
    await goBack(page);
    await isOpen(page, kind);
  });

test('the address of an opened link opens nothing in a new tab and says so', async ({ page, context }) => {
  await visit(page, linkOf(DONATION, 'visitor'));
  await isOpen(page, DONATION);
  const other = await context.newPage();
  await visit(other, page.url());
  await isTold(other, 'missing');
  await other.close();
});

test('a link for another account says so and has no effect, even after a reload, until a logout', async ({ page }) => {
  await visit(page, linkOf(EMAIL, 'digital'));
  for (const isReloaded of [false, true]) {
    if (isReloaded) await reload(page);
    await isTold(page, 'foreign');
    await expect(step(page, 'logOut')).toHaveAttribute('href', '/logout');
    await expect(step(page, 'account')).toHaveAttribute('href', '/account');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    expect(page.url()).not.toContain(EMAIL.token);
  }
  const { accounts } = await stateOf(page);
  const emails = Object.values(accounts).map(({ subscriber }) => subscriber.account.email);
  expect(emails).toEqual(expect.arrayContaining(['noor@reader.example', 'amara@reader.example']));
  await visit(page, '/logout');
  await openBy(page, () => button(page, 'Log out').click());
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('journal.link'))),
  ).toEqual([]);
  await visit(page, `${EMAIL.path}?token=${EMAIL.token}`);
  await isOpen(page, EMAIL);
});
