import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { bound } from '#fixtures/journeys/host-page.ts';
import { type Late, test } from '#fixtures/journeys/late-scripts.ts';
import { noteMounts, returnFromCache, visit, visitUnscripted } from '#fixtures/journeys/visit.ts';
import { CORE } from '#fixtures/world/effort.ts';
import { unscriptedMessages } from '#messages/en/common.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

// Scripts wait on the network until a test lets them through, however long that takes.

const FIELDS =
  '[data-journal] :is(input:not([type=hidden], [type=radio], [readonly], .jr-early), select:has(option + option), textarea):not([aria-hidden=true] *)';
const SUBMITS = '[data-journal] form [type=submit]:visible';
/** The shared scripts load before a page's own. */
const SHARED = /\/(embed|base)-[^/]*\.js$/;
const SCRIPTS = /\.js$/;
const addresses = examplePages().map(({ address }) => address);

// The example pages' reader is not logged in to the mock journal, which therefore refuses submits. Editing a form loads
// the bot check and the payment form, which are unreachable here.
test.use({
  failing: ['/api/', '/institutional-subscriptions', 'https://www.google.com/recaptcha/', 'https://js.stripe.com/'],
});

/** The pages whose forms differ most: tabs, choices, countries that load later, and a cart. */
const FORMS = ['/login', '/subscribe', '/account/address', '/store/product/harbour-lights', '/store/checkout'];

test.describe('before the code has loaded', () => {
  for (const address of FORMS)
    test(`${address} keeps input and sends each form once, as after hydration [BEYOND-71, BEYOND-72]`, async ({
      page,
      browser,
      baseURL,
      late,
    }) => {
      await late.open(address);
      const url = page.url();
      const fields = await page.locator(`${FIELDS}:visible:enabled`).all();
      const ids = await Promise.all(fields.map((field) => field.getAttribute('id')));
      const [before, between] = [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)];
      for (const id of before) await use(fieldOf(page, id));
      late.letPass(SHARED);
      for (const id of between) await use(fieldOf(page, id));
      const entered = await valuesOf(page, ids);
      for (const submit of await page.locator(SUBMITS).all()) {
        await submit.click();
        await submit.click();
      }
      expect(page.url()).toBe(url);
      await late.arrive(SCRIPTS);
      const early = await settled(page, late);
      expect(await valuesOf(page, ids)).toEqual(entered);

      const context = await browser.newContext({ baseURL });
      await noteMounts(context);
      const waiting = await context.newPage();
      await late.open(address, waiting);
      await late.arrive(SCRIPTS, waiting);
      for (const id of ids) await use(fieldOf(waiting, id));
      for (const submit of await waiting.locator(SUBMITS).all()) await submit.click();
      late.sent.splice(0, early.sent.length);
      expect(early).toEqual(await settled(waiting, late));
      await context.close();
    });

  test('sends one login after three presses [BEYOND-72]', { tag: CORE }, async ({ page, late }) => {
    await late.open('/login');
    await fillIn(page);
    for (const _ of [1, 2, 3]) await submitOf(page).click();
    await nothingShows(page, '/login');
    await late.arrive();
    await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
    await expect(submitOf(page)).not.toHaveAttribute('aria-disabled');
    expect(late.sent).toHaveLength(1);
    await expect(page).not.toHaveURL(/early|secret/);
  });
});

/** The provider's payment form is unreachable here, and these pages say so as soon as they request it. */
const isOurs = (address: string) => address !== '/account/payment' && address !== '/donation/setup';

for (const address of addresses.filter(isOurs))
  test(`${address} looks the same after hydration [BEYOND-68]`, { tag: address === '/login' ? CORE : [] }, async ({
    page,
    late,
  }) => {
    await late.open(address);
    await page.evaluate(drawInOneFont);
    const before = await looksOf(page);
    await late.arrive(SCRIPTS);
    // The footer hydrates on the first pointer event after its code has loaded.
    const footer = page.locator('footer[data-journal]');
    await expect
      .poll(async () => {
        await footer.dispatchEvent('pointerover');
        return footer.locator('.jr-early').count();
      })
      .toBe(0);
    for (const control of await page.locator('[data-journal] :is(button, input, select):visible').all())
      await bound(control);
    expect(await looksOf(page)).toEqual(before);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page with a form says that it needs JavaScript; a list of links does not [BEYOND-68]', async ({ page }) => {
    await visitUnscripted(page, '/subscribe');
    // Playwright does not match text in a `noscript`.
    const hint = page.locator('main noscript p');
    await expect(hint).toHaveText(unscriptedMessages.texts.hint);
    await expect(hint).toBeInViewport();
    await expect(hint).toHaveCSS('font-weight', '600');
    await visitUnscripted(page, '/store');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('noscript')).toHaveCount(0);
  });
});

test('keeps the caret while the reader types through hydration [BEYOND-71]', { tag: CORE }, async ({ page, late }) => {
  await late.open('/account/name');
  await nameOn(page).fill('Ada Lvelace');
  for (const _ of 'velace') await page.keyboard.press('ArrowLeft');
  await late.arrive();
  await page.keyboard.type('o');
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([{ name: 'Ada Lovelace' }]);
});

test('does not interrupt an input method [BEYOND-71]', async ({ page, late }) => {
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

test('keeps early input while a form checks an unfinished order, and drops the submit [BEYOND-71, BEYOND-72]', async ({
  page,
  late,
}) => {
  await page.addInitScript(() => {
    const attempt = { step: 'paying', intent: 'pi_unfinished', id: 'unfinished', kind: 'subscription', amount: 2_400 };
    localStorage.setItem('journal.attempts.subscribe', JSON.stringify([{ ...attempt, at: Date.now() }]));
  });
  await late.open('/subscribe');
  const name = page.locator('[data-journal=subscribe] input[name=name]');
  const digital = page.getByRole('radio', { name: 'Digital only' });
  await name.fill('Ada Lovelace');
  await digital.check();
  await submit(page, 'subscribe').click();
  await late.arrive(SCRIPTS);
  await expect(name).toBeDisabled();
  late.letPass(/^/);
  await expect(name).toBeEnabled();
  await expect(name).toHaveValue('Ada Lovelace');
  await expect(digital).toBeChecked();
  await expect(submit(page, 'subscribe')).toHaveAccessibleName('Proceed to Payment');
  expect(late.sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('sends what is typed and submitted during hydration [BEYOND-71, BEYOND-72]', async ({ page, late }) => {
  await late.open('/login');
  await page.evaluate(() => {
    const widget = document.querySelector('[data-journal=login]');
    const fill = (selector: string, text: string) => {
      const field = widget?.querySelector<HTMLInputElement>(selector);
      if (field) field.value = text;
    };
    // Hydration starts by removing the mark of early input.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      fill('[type=email]', 'early@example.org');
      fill('[type=password]', 'secret words');
      widget?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    });
    if (widget) observer.observe(widget, { childList: true, subtree: true });
  });
  await late.arrive();
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([LOGIN]);
});

test('holds a submit until every part of the form has loaded, and keeps the choices [BEYOND-71, BEYOND-72]', async ({
  page,
  late,
}) => {
  await late.open('/account/renewal');
  const other = page.locator('[data-journal=renewal-retry] input[value=add-card]');
  const busy = page.locator('[data-journal=renewal-retry] [type=submit][aria-disabled=true]');
  const problem = page.locator('[data-journal=renewal-retry] form [role=alert]:not(:empty)');
  await other.check();
  await submit(page, 'renewal-retry').click();
  await late.arrive(/^(?!.*\/PaymentBlock).*\.js$/);
  await submit(page, 'renewal-retry').click();
  await expect(other).toBeChecked();
  await expect(busy.or(problem)).toHaveCount(0);
  late.letPass(SCRIPTS);
  await expect(busy.or(problem).first()).toBeVisible();
  await expect(other).toBeChecked();
});

test.describe('when the code of a part fails to load', () => {
  test.use({
    failing: [
      '/api/',
      '/PaymentBlock',
      'https://react.dev/errors/422',
      'https://www.google.com/recaptcha/',
      'https://js.stripe.com/',
    ],
  });

  test('keeps its fields until the retry, and submits nothing automatically [BEYOND-71, BEYOND-72]', async ({
    page,
    late,
  }) => {
    await late.open('/account/renewal');
    const widget = page.locator('[data-journal=renewal-retry]');
    const other = widget.locator('input[value=add-card]');
    const busy = widget.locator('[type=submit][aria-disabled=true]');
    const problem = widget.locator('form [role=alert]:not(:empty)');
    await other.check();
    await submit(page, 'renewal-retry').click();
    late.letPass(/^(?!.*\/PaymentBlock).*\.js$/);
    late.refuse(/\/PaymentBlock.*\.js$/);
    const again = widget.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    late.letPass(/^/);
    await again.click();
    await expect(other).toBeChecked();
    await expect(busy.or(problem)).toHaveCount(0);
    await submit(page, 'renewal-retry').click();
    await expect(busy.or(problem).first()).toBeVisible();
  });
});

test('takes the state from a password manager that looked the fields up before the country, by change events alone [BEYOND-194]', async ({
  page,
  late,
}) => {
  await late.open('/donate');
  await late.arrive();
  const country = page.locator('[data-journal=donate] select[autocomplete$=country]');
  const state = page.locator('[data-journal=donate] [autocomplete$=address-level1]');
  await expect(country.locator('option[value=AU]')).toBeAttached();
  const fields = [await country.elementHandle(), await state.elementHandle()];
  const fill = (at: number, text: string) =>
    fields[at]?.evaluate((field, value) => {
      // Extensions reach the browser's own setter, not the one that React puts on the field.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
  await fill(0, 'AU');
  await fill(1, 'Victoria');
  await expect(state).toHaveValue('VIC');
  await fill(1, 'Atlantis');
  await expect(state).toHaveValue('VIC');
});

test('keeps early input when the reader comes back, and sends it once [BEYOND-71]', { tag: '@bfcache' }, async ({
  page,
  late,
}) => {
  await late.open('/account/name');
  await nameOn(page).fill('Ada Lovelace');
  await late.arrive();
  await visit(page, '/account/email');
  late.hold();
  await returnFromCache(page);
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
  late.letPass(/^/);
  await nameOn(page).press('Enter');
  await expect.poll(() => late.sent.map(bodyOf)).toEqual([{ name: 'Ada Lovelace' }]);
});

const LOGIN = expect.objectContaining({ email: 'early@example.org', password: 'secret words' });

const nameOn = (page: Page) => page.locator('[data-journal=name] input[name=name]');
const submit = (page: Page, widget: string) => page.locator(`[data-journal=${widget}] button[type=submit]`).first();
const submitOf = (page: Page) => submit(page, 'login');

async function fillIn(page: Page): Promise<void> {
  await page.locator('[data-journal=login] [type=email]').fill('early@example.org');
  await page.locator('[data-journal=login] [type=password]').fill('secret words');
}

/** Expects the same page, with no form data in the address. */
const nothingShows = (page: Page, path: string) => expect(page).toHaveURL(new RegExp(`^http://[^/]+${path}$`));

const bodyOf = ({ body }: { body: string }): unknown => JSON.parse(body);

const compose = (browser: CDPSession, text: string) =>
  browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

const fieldOf = (page: Page, id: string | null) => page.locator(`[id="${id}"]`);

/** A face that arrives between two measurements moves the text drawn in it, and may wait behind the scripts. */
function drawInOneFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { font-family: serif !important; }');
  document.adoptedStyleSheets.push(sheet);
}

const looksOf = (page: Page): Promise<string[]> =>
  page.locator('[data-journal] :visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      const { color, backgroundColor, fontWeight } = getComputedStyle(element);
      const held = element instanceof HTMLInputElement ? [element.value, element.checked, element.placeholder] : [];
      return [element.localName, words, ...held, x, y, width, height, color, backgroundColor, fontWeight].join(' ');
    }),
  );

const valuesOf = (page: Page, ids: readonly (string | null)[]) =>
  Promise.all(
    ids.map((id) =>
      fieldOf(page, id).evaluate((field: HTMLInputElement) =>
        field.type === 'checkbox' ? field.checked : field.value,
      ),
    ),
  );

/** The requests sent and the problems shown, once every form has done one or the other. */
async function settled(page: Page, late: Late) {
  const problems = page.locator(
    '[data-journal] form:not(:has([type=submit][aria-disabled=true])) :is([aria-invalid=true], [role=alert]:not(:empty))',
  );
  const busy = page.locator('[data-journal] form:has([type=submit][aria-disabled=true])');
  const idle = page.locator(
    '[data-journal] form:has([type=submit]:visible):not(:has([aria-disabled=true], [aria-invalid=true], [role=alert]:not(:empty)))',
  );
  await expect(idle).toHaveCount(0);
  await expect.poll(async () => (await busy.count()) - late.sent.length).toBe(0);
  const inOrder = late.sent.toSorted((one, other) => String(one.path).localeCompare(String(other.path)));
  return { sent: inOrder, problems: await problems.allInnerTexts() };
}

async function use(field: Locator): Promise<void> {
  const { type, last, autocomplete, inputMode } = await field.evaluate(
    (found: HTMLInputElement | HTMLSelectElement) => ({
      type: found.type,
      autocomplete: found.autocomplete,
      inputMode: found.inputMode,
      last: found instanceof HTMLSelectElement ? (found.options[found.options.length - 1]?.value ?? '') : '',
    }),
  );
  if (type === 'select-one') await field.selectOption(last);
  else if (type === 'checkbox') await field.click();
  else await field.fill(TYPED[autocomplete] ?? TYPED[inputMode] ?? TYPED[type] ?? 'early');
}

const TYPED: Record<string, string> = {
  email: 'early@example.org',
  number: '2',
  decimal: '25',
  password: 'Secret words 1',
  'new-password': 'Secret words 1',
  'postal-code': '78704',
};
