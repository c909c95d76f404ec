import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../tests/support/browser.ts';

// Measures the purchase pages of the development site: height, layout shift while loading, and the keystrokes needed to
// pay. Depends on nothing but the site, so it also runs on older commits.

const PORT = 4391;
const SITE = `http://localhost:${PORT}`;
const WIDTHS = [1280, 320];
const SHIFT_WIDTHS = [1280, 360];

const PAGES = {
  subscribe: '/subscribe?reader=visitor',
  'subscribe, gift': '/subscribe?reader=visitor&type=gift',
  renew: '/subscribe/renew?reader=expiring',
  donate: '/donate?reader=visitor',
  cart: '/store/checkout?reader=visitor',
};

const server = spawn(process.execPath, ['scripts/journeys-site.ts', String(PORT)], { stdio: 'inherit' });
const browser = await chromium.launch(browserLaunch());
try {
  await reachable();
  const pages: Record<string, Record<string, number>> = {};
  for (const [name, path] of Object.entries(PAGES)) pages[name] = await measure(path);
  const keys = {
    'visitor with a card': await payAsVisitor(),
    'reader with a card on file': await payWithCardOnFile(),
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench-purchase.json', `${JSON.stringify({ pages, keys }, undefined, 2)}\n`);
  console.table(pages);
  console.table(keys);
} finally {
  await browser.close();
  server.kill();
}

async function reachable(): Promise<void> {
  const isUp = () =>
    fetch(SITE).then(
      () => true,
      () => false,
    );
  while (server.exitCode === null && !(await isUp())) await new Promise((resolve) => setTimeout(resolve, 500));
}

async function openPage(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 740 : 900 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${SITE}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Products load last; pages without products are ready already.
  await page
    .getByText('Tide table shirt')
    .first()
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Measures the heights of the document and the widget in px, and the cumulative layout shift. */
async function measure(path: string): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const width of WIDTHS) {
    const page = await openPage(path, width);
    const { whole, widget } = await page.evaluate(() => ({
      whole: document.documentElement.scrollHeight,
      widget: document.querySelector<HTMLElement>('main [data-journal]')?.offsetHeight ?? Number.NaN,
    }));
    figures[`page at ${width}`] = whole;
    figures[`widget at ${width}`] = widget;
    await page.close();
  }
  for (const width of SHIFT_WIDTHS) {
    const page = await openPage(path, width);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    figures[`shift at ${width}`] = Math.round(shift * 1_000) / 1_000;
    await page.close();
  }
  return figures;
}

interface Pressed {
  keys: number;
  characters: number;
}

function keyboardOf(page: Page) {
  const pressed: Pressed = { keys: 0, characters: 0 };
  const press = async (key: string) => {
    pressed.keys += 1;
    await page.keyboard.press(key);
  };
  /** Presses Tab until a control whose name starts with `name` has focus. No-op if it already has. */
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 200; tabs += 1) {
      if ((await focused(page)).startsWith(name)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  const type = async (name: string, text: string) => {
    await reach(name);
    pressed.characters += text.length;
    await page.keyboard.type(text);
  };
  return { pressed, press, reach, type };
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labelled = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    return (
      element?.getAttribute('aria-label') ??
      (labelled ? element.labels?.[0]?.textContent : element?.textContent) ??
      ''
    ).trim();
  });
}

async function payAsVisitor(): Promise<Pressed> {
  const page = await openPage('/subscribe?reader=visitor', 1280);
  const { pressed, press, type } = keyboardOf(page);
  await type('Name', 'Ada Example');
  await type('Email', 'ada@example.org');
  await type('Password', 'correct horse');
  await type('Confirm password', 'correct horse');
  await type('Address line 1', '1 Harbour Road');
  await type('City', 'Portland');
  await type('State', 'Mai');
  await type('ZIP code', '04101');
  await press('Enter');
  await page.getByRole('main').getByLabel('Card number', { exact: true }).waitFor();
  await type('Card number', '4242424242424242');
  await type('Expiration date', '1234');
  await type('Security code', '123');
  await press('Enter');
  await seesReceipt(page);
  return pressed;
}

async function payWithCardOnFile(): Promise<Pressed> {
  const page = await openPage('/subscribe?scenario=card-on-file', 1280);
  await page.getByRole('radio', { name: 'Use Existing Payment' }).waitFor();
  const { pressed, press, reach } = keyboardOf(page);
  await reach('Submit Payment');
  await press('Enter');
  await seesReceipt(page);
  return pressed;
}

async function seesReceipt(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
  await page.close();
}
