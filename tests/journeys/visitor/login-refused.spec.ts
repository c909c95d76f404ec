import { expect, type Page } from '@playwright/test';
import { playedBy } from '../../support/played-by.ts';
import { bodiesOf } from '../support/details.ts';
import { CODE, ines, isLoggedInAt, logIn, PASSWORD, requestCode, seen, sendCode } from '../support/entry.ts';
import { test } from '../support/journey.ts';
import { button, field, seesAlert } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

const SPENT = 'Too many failed attempts. Request a new verification code to log in.';

test.describe('a refused login', () => {
  test.use({ failing: ['/api/access/login'] });

  test(
    'shows the reason inline, keeps what was typed, and can be resent [ENTRY-15]',
    playedBy('log-in-password--refused'),
    async ({ page, network }) => {
      await visit(page, '/login');
      await logIn(page, 'wrong horse');
      await seesAlert(page, 'The email address or the password is not right.');
      await expect(seen(page, 'Email address')).toHaveValue(ines.email);
      await expect(field(page, 'Password')).toHaveValue('wrong horse');
      await expect(page).toHaveTitle(/^Error:/);
      await field(page, 'Password').fill(PASSWORD);
      await button(page, 'Log in').click();
      await isLoggedInAt(page, '/');
      expect(bodiesOf(network, 'logIn')).toHaveLength(2);
    },
  );
});

test.describe('a refused code', () => {
  test.use({ failing: ['/api/access/signin/verify'] });

  test('returns to the email after too many attempts, and a new code logs in [ENTRY-12, ENTRY-13]', async ({
    page,
    network,
  }) => {
    await visit(page, '/login');
    await requestCode(page);
    for (let tries = 1; tries < 5; tries += 1) {
      await sendCode(page, `00000${tries}`);
      await seesAlert(page, 'This code is not right. Please try again.');
      await expect(field(page, 'Code')).toHaveValue(`00000${tries}`);
    }
    await sendCode(page, '000005');
    await seesAlert(page, SPENT);
    await expect(seen(page, 'Email address')).toHaveValue('');
    await expect(field(page, 'Code')).toBeHidden();
    expect(bodiesOf(network, 'verifyCode')).toHaveLength(5);
    await requestCode(page);
    await expect(field(page, 'Code')).toHaveValue('');
    await sendCode(page);
    await isLoggedInAt(page, '/');
    const tokens = bodiesOf(network, 'verifyCode').map((body) => Object(body).token);
    expect(new Set(tokens).size).toBe(2);
  });

  test(
    'says when it has expired and offers a new one [ENTRY-15]',
    playedBy('log-in-sign-in-code--code-expired'),
    async ({ page }) => {
      await visit(page, '/login?scenario=code-expired');
      await requestCode(page);
      await sendCode(page);
      await seesAlert(page, 'This code has expired. Please request a new one.');
      await button(page, 'Request another code').click();
      await expect(seen(page, 'Email address')).toHaveValue(ines.email);
      await expect(seen(page, 'Email address')).toBeFocused();
      await button(page, 'Send the code').click();
      await sendCode(page);
      await isLoggedInAt(page, '/');
    },
  );
});

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
