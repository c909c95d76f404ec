import { expect, type Page } from '@playwright/test';
import type { LinkTrouble } from '#machines/rules/link/mailed-link.ts';
import { english } from '#messages/messages.ts';
import type { Reader } from '#mocks/readers.ts';
import { exchangesOf } from '../support/details.ts';
import { stateOf } from '../support/journal.ts';
import { test } from '../support/journey.ts';
import { button } from '../support/steps.ts';
import { goBack, reload, visit } from '../support/visit.ts';

interface Kind {
  path: string;
  token: string;
  shows: (page: Page) => Promise<void>;
  owner?: Reader;
}

const seesText = (words: string | RegExp) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
const seesHeading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const confirmed = 'Your email address is now amara.nwosu@post.example';

const KINDS: Kind[] = [
  { path: '/account/email', token: 'lnk_email_amara', owner: 'pending-email', shows: seesText(confirmed) },
  {
    path: '/account/address',
    token: 'lnk_address_leila',
    owner: 'address-missing',
    shows: seesText('You do not have an address on record for us to send to.'),
  },
  {
    path: '/account/payment',
    token: 'lnk_9Zc4Tq',
    owner: 'failing-email',
    shows: seesText(/^Visa ending in \d{4}/),
  },
  { path: '/donation/setup', token: 'don_3Kf8Yw', shows: seesText('Visa ending in 4242, expires 08/2029') },
  { path: '/subscribe/redeem', token: 'gft_p8Lx3N', shows: seesText(/Ada Okafor/) },
  { path: '/receipts', token: 'rcp_Vd0w7c', shows: seesHeading('Receipt') },
];

const linkOf = ({ path, token }: Kind, reader: Reader) => `${path}?token=${token}&reader=${reader}`;
const marked = (path: string) => new RegExp(`${path.replaceAll('/', '\\/')}\\?link=\\w+$`);

/** Expects the page, with no token in the address bar or the browser history. */
async function isOpen(page: Page, { path, token, shows }: Kind): Promise<void> {
  await shows(page);
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

for (const kind of KINDS) {
  const { path, token, owner, shows } = kind;

  test(`${path}: a link works logged out and after a reload, Back or tab copy, with no token in the address`, async ({
    page,
    context,
  }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goBack(page);
    await isOpen(page, kind);
  });

  test(`${path}: its address in a new tab opens nothing and says so`, async ({ page, context }) => {
    await visit(page, linkOf(kind, 'visitor'));
    await isOpen(page, kind);
    const other = await context.newPage();
    await visit(other, page.url());
    await isTold(other, 'missing');
    await other.close();
  });

  if (owner === undefined) {
    test(`${path}: a link works for any logged-in reader`, async ({ page }) => {
      await visit(page, linkOf(kind, 'subscriber'));
      await isOpen(page, kind);
      await reload(page);
      await isOpen(page, kind);
    });
    continue;
  }

  test(`${path}: a link works for its logged-in reader`, async ({ page }) => {
    await visit(page, linkOf(kind, owner));
    await shows(page);
    await expect(page).toHaveURL(path === '/account/email' ? /\/account$/ : marked(path));
    expect(page.url()).not.toContain(token);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path === '/account/email' ? /\/account$/ : marked(path));
  });

  test(`${path}: a link for another account says so and has no effect, even after a reload`, async ({ page }) => {
    await visit(page, linkOf(kind, 'digital'));
    for (const isReloaded of [false, true]) {
      if (isReloaded) await reload(page);
      await isTold(page, 'foreign');
      await expect(step(page, 'logOut')).toHaveAttribute('href', '/logout');
      await expect(step(page, 'account')).toHaveAttribute('href', '/account');
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      expect(page.url()).not.toContain(token);
    }
    const { accounts } = await stateOf(page);
    const emails = Object.values(accounts).map(({ subscriber }) => subscriber.account.email);
    expect(emails).toEqual(expect.arrayContaining(['noor@reader.example', 'amara@reader.example']));
    await visit(page, '/logout');
    await button(page, 'Log out').click();
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('journal.link'))),
    ).toEqual([]);
    await visit(page, `${path}?token=${token}`);
    await isOpen(page, kind);
  });

  test(`${path}: an unknown link sends a visitor to the login and back`, async ({ page }) => {
    for (const unknown of ['lnk_unknown', '..', '', '%3Cb%3E']) {
      await visit(page, `${path}?token=${unknown}&reader=visitor`);
      await isTold(page, 'unknown');
      await expect(step(page, 'logIn')).toHaveAttribute('href', `/login?url=${encodeURIComponent(path)}`);
      if (unknown !== '') expect(page.url()).not.toContain(unknown);
    }
  });
}

const EXPIRED = [
  ['/account/email', 'lnk_email_too_old', 'amara.nwosu@post.example', 'New email'],
  ['/account/address', 'lnk_too_old', 'leila@reader.example', 'Address line 1'],
  ['/account/payment', 'lnk_card_too_old', 'anneliese@reader.example', 'Name'],
  ['/donation/setup', 'don_too_old', 'wanjiru@reader.example', undefined],
] as const;

for (const [path, token, to, own] of EXPIRED) {
  test(`${path}: an expired link says so, even after a reload, and can be replaced`, async ({ page, network }) => {
    await visit(page, `${path}?token=${token}&reader=visitor`);
    await isTold(page, 'expired');
    await reload(page);
    await isTold(page, 'expired');
    await button(page, english.linkStep.renew).click();
    const sent = page.getByRole('status').filter({ hasText: 'a new one is on its way' });
    await expect(sent).toBeFocused();
    expect(exchangesOf(network, 'renewLink')).toHaveLength(1);
    const mail = (await stateOf(page)).mails.at(-1);
    expect(mail?.to).toBe(to);
    await visit(page, mail?.link ?? '');
    await expect(page.getByText(english.mailedLink.expired)).toHaveCount(0);
    await expect(page).toHaveURL(marked(path));
  });

  if (own === undefined) continue;
  test(`${path}: an expired link lets logged-in readers change their own`, async ({ page }) => {
    await visit(
      page,
      `${path}?token=${token}&reader=${path === '/account/email' ? 'pending-email' : path === '/account/address' ? 'address-missing' : 'failing-email'}`,
    );
    await isTold(page, 'expired');
    await expect(page.getByRole('main').getByLabel(own, { exact: true })).toBeVisible();
  });
}

test('a used link is reported to a visitor and to its reader', async ({ page }) => {
  await visit(page, '/account/email?token=lnk_email_used&reader=visitor');
  await isTold(page, 'used');
  await expect(step(page, 'logIn')).toBeVisible();
  await visit(page, '/account/email?token=lnk_email_used&reader=digital');
  await isTold(page, 'used');
  await expect(step(page, 'account')).toBeVisible();
});

test('an email confirmed by a mail scanner is shown as confirmed, once, logged in or out [EMAIL-6]', async ({
  page,
}) => {
  const said = page.getByRole('status').filter({ hasText: confirmed });
  for (const _ of ['scanner', 'reader']) {
    await visit(page, '/account/email?token=lnk_email_amara');
    await expect(said).toBeFocused();
  }
  await expect(page.getByRole('link', { name: 'Log in to see your account.' })).toHaveAttribute(
    'href',
    '/login?url=%2Faccount',
  );
  await visit(page, '/account/email?token=lnk_email_amara&reader=pending-email');
  await expect(page).toHaveURL(/\/account$/);
  await expect(said).toBeFocused();
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a tampered stored link opens nothing', async ({ page }) => {
  await visit(page, '/account/payment?token=lnk_9Zc4Tq&reader=visitor');
  await expect(page).toHaveURL(marked('/account/payment'));
  for (const token of ['//evil.example', '../../login', 42]) {
    await page.evaluate((value) => {
      const [name] = Object.keys(sessionStorage).filter((each) => each.startsWith('journal.link.'));
      if (name)
        sessionStorage.setItem(
          name,
          JSON.stringify({ path: '/account/payment', token: value, at: Date.now(), tries: 0 }),
        );
    }, token);
    await reload(page);
    await isTold(page, 'missing');
  }
});
