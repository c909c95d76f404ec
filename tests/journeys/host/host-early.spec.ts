import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { examplePages } from '../../../scripts/docs/host-pages.ts';
import { standing, test } from '../support/late-scripts.ts';

// Every script waits on the line until a test lets it come, however long what is done before that takes.

const FIELDS = '[data-journal] :is(input:not([type=hidden], [type=radio], .jr-early), select, textarea)';
/** Pages with fields of their own; the footer's mailing list stands on each. */
const addresses = examplePages()
  .filter(({ path }) => path !== '/logout')
  .map(({ address }) => address);

// The reader of the example pages is not logged in to the mock journal, which refuses what is sent; and a form that is
// begun asks for the bot check, which cannot be reached.
test.use({ failing: ['/api/', '/institutional-subscriptions', 'https://www.google.com/recaptcha/'] });

test.describe('before the code comes', () => {
  for (const address of addresses)
    test(`${address} keeps what is typed, chosen and ticked, and goes nowhere [BEYOND-71]`, async ({ page, late }) => {
      await late.open(address);
      const url = page.url();
      for (const field of await page.locator(`${FIELDS}:visible:enabled`).all()) await use(field);
      const used = await valuesOf(page);
      await late.arrive();
      expect(await valuesOf(page)).toEqual(expect.objectContaining(used));
      expect([page.url().replace(/\?.*/, ''), late.sent]).toEqual([url.replace(/\?.*/, ''), []]);
    });

  test('a login pressed three times is sent once, from where it was pressed [BEYOND-72]', async ({ page, late }) => {
    await late.open('/login');
    await fillIn(page);
    for (const _ of [1, 2, 3]) await submitOf(page).click();
    await nothingShows(page, '/login');
    await late.arrive();
    await expect(page).not.toHaveURL(/early|secret/);
    expect(late.sent.map(bodyOf)).toEqual([LOGIN]);
  });

  test('Enter in a field submits once [BEYOND-72]', async ({ page, late }) => {
    await late.open('/login');
    await fillIn(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await nothingShows(page, '/login');
    await late.arrive();
    await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
  });

  test('a form that is not in order says so once its code has come [BEYOND-72]', async ({ page, late }) => {
    await late.open('/account/name');
    await nameOn(page).fill('');
    await submit(page, 'name').click();
    await late.arrive();
    await expect(page.locator('[data-journal=name] [aria-invalid=true]')).toBeFocused();
    expect(late.sent).toEqual([]);
  });

  test('a tab that is pressed opens [BEYOND-72]', async ({ page, late }) => {
    await late.open('/login');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await late.arrive();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('choices among radio buttons hold [BEYOND-71]', async ({ page, late }) => {
    await late.open('/donate');
    const choices = ['monthly', 'patron'].map((value) => page.locator(`[data-journal=donate] input[value=${value}]`));
    for (const choice of choices) await choice.check();
    await late.arrive();
    for (const choice of choices) await expect(choice).toBeChecked();
    await expect(page.locator('[data-journal=donate]')).toContainText('monthly');
  });

  test('a link leads where it says [BEYOND-72]', async ({ page, late }) => {
    await late.open('/account/name');
    const link = page.locator('footer a[href^="/"]').first();
    const path = await link.getAttribute('href');
    await link.click({ noWaitAfter: true });
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  });
});

test('a reader goes on typing at the caret while the code comes [BEYOND-71]', async ({ page, late }) => {
  await late.open('/account/name');
  await nameOn(page).fill('Ada Lvelace');
  for (const _ of 'velace') await page.keyboard.press('ArrowLeft');
  await late.arrive();
  await page.keyboard.type('o');
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([{ name: 'Ada Lovelace' }]);
});

test('a word that is being composed is not broken off [BEYOND-71]', async ({ page, late }) => {
  await late.open('/account/name');
  await nameOn(page).fill('');
  const browser = await page.context().newCDPSession(page);
  await compose(browser, 'にほ');
  await late.arrive();
  await compose(browser, 'にほん');
  await browser.send('Input.insertText', { text: '日本' });
  await expect(nameOn(page)).toHaveValue('日本');
  await page.keyboard.press('Enter');
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([{ name: '日本' }]);
});

test('a field that is filled in while the widget hydrates is kept [BEYOND-71]', async ({ page, late }) => {
  await late.open('/login');
  await page.evaluate(() => {
    const widget = document.querySelector('[data-journal=login]');
    const observer = new MutationObserver(() => {
      for (const [selector, text] of [
        ['[type=email]', 'early@example.org'],
        ['[type=password]', 'secret words'],
      ] as const) {
        const field = widget?.querySelector<HTMLInputElement>(selector);
        if (field) field.value = text;
      }
      observer.disconnect();
    });
    if (widget) observer.observe(widget, { childList: true, subtree: true });
  });
  await late.arrive();
  await submitOf(page).click();
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
});

test('what a browser fills in without an event is sent [BEYOND-71]', async ({ page, late }) => {
  await late.open('/login');
  await page.locator('[data-journal=login] :is([type=email], [type=password])').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[])
      field.value = field.type === 'email' ? 'early@example.org' : 'secret words';
  });
  await late.arrive();
  await submitOf(page).click();
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
});

test('what a reload restores is kept, and sent [BEYOND-71]', async ({ page, late }) => {
  await late.open('/account/name');
  await late.arrive();
  await nameOn(page).pressSequentially(' early');
  const typed = await nameOn(page).inputValue();
  await page.reload();
  await late.arrive();
  await expect(nameOn(page)).toHaveValue(typed);
  await nameOn(page).press('Enter');
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([{ name: typed }]);
});

test('@bfcache a page that is come back to before its code keeps what was typed [BEYOND-71]', async ({
  page,
  late,
}) => {
  await late.open('/account/name');
  await nameOn(page).pressSequentially(' early');
  const typed = await nameOn(page).inputValue();
  await page.goto('/account/email', { waitUntil: 'commit' });
  await standing(page);
  await page.goBack({ waitUntil: 'commit' });
  await standing(page);
  await late.arrive();
  await expect(nameOn(page)).toHaveValue(typed);
});

test('a widget that is drawn anew keeps what was done in its HTML [BEYOND-71, BEYOND-72]', async ({ page, late }) => {
  await late.open('/login');
  await page.locator('[data-journal=login]').evaluate((widget) => widget.setAttribute('data-journal-drawn', 'other'));
  await fillIn(page);
  await submitOf(page).click();
  await late.arrive();
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
});

/** Page data of the example, as the reader's login is sent. */
const LOGIN = expect.objectContaining({ email: 'early@example.org', password: 'secret words' });

const nameOn = (page: Page) => page.locator('[data-journal=name] input[name=name]');
const submit = (page: Page, widget: string) => page.locator(`[data-journal=${widget}] button[type=submit]`).first();
const submitOf = (page: Page) => submit(page, 'login');

async function fillIn(page: Page): Promise<void> {
  await page.locator('[data-journal=login] [type=email]').fill('early@example.org');
  await page.locator('[data-journal=login] [type=password]').fill('secret words');
}

/** Expects that the page stands where it stood, with nothing of the form in its address. */
const nothingShows = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}$`));

const bodyOf = ({ body }: { body: string }): unknown => JSON.parse(body);

/** Composes a text in the focused field, as an input method does. */
const compose = (browser: CDPSession, text: string) =>
  browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** What each field of a page holds. */
const valuesOf = (page: Page): Promise<Record<string, string | boolean>> =>
  page
    .locator(`${FIELDS}:visible`)
    .evaluateAll((fields) =>
      Object.fromEntries(
        (fields as HTMLInputElement[]).map((field) => [
          [field.closest('[data-journal]')?.getAttribute('data-journal'), field.name, field.id].join(' '),
          field.type === 'checkbox' ? field.checked : field.value,
        ]),
      ),
    );

/** Types into a text field, ticks a box, or chooses the last option. */
async function use(field: Locator): Promise<void> {
  const { type, last } = await field.evaluate((found: HTMLInputElement | HTMLSelectElement) => ({
    type: found.type,
    last: found instanceof HTMLSelectElement ? (found.options[found.options.length - 1]?.value ?? '') : '',
  }));
  if (type === 'select-one') await field.selectOption(last);
  else if (type === 'checkbox') await field.click();
  else await field.fill(TYPED[type] ?? 'early');
}

const TYPED: Record<string, string> = { email: 'early@example.org', number: '2' };
