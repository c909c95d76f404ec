import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { testerOf } from '../tests/journeys/workbench/tester.ts';
import { browserLaunch } from '../tests/support/browser.ts';

const PORT = 4190;
const SIZE = { width: 760, height: 1000 };
const PICTURE = 'docs/checkout.png';
const THEMES = 'docs/examples/themes';

const SHOT = { style: '.toolbar { display: none }' };

const WIDGET = {
  style: `.toolbar, .skip, .masthead, .words, .colophon, [data-journal]:not([data-journal="subscribe"]) {
    display: none !important;
  }`,
};

const takes: Record<string, (on: Browser) => Promise<void>> = {
  checkout: takeCheckout,
  qa: takeWorkbench,
  themes: takeThemes,
};

// Takes the screenshots of the documentation: node scripts/pictures.ts checkout, qa or themes.
const take = takes[process.argv[2] ?? ''];
if (!take) throw new Error(`Name the pictures to take: ${Object.keys(takes).join(', ')}.`);
const browser = await chromium.launch(browserLaunch('whole'));
try {
  await take(browser);
} finally {
  await browser.close();
}

/** Takes the README's picture from the running development site: an order under review, in payment and received. */
async function takeCheckout(on: Browser): Promise<void> {
  await withSite(async () => {
    const frames = await stepThrough(await on.newPage({ viewport: SIZE, colorScheme: 'light' }));
    await compose(on, frames, PICTURE);
  });
}

async function withSite(use: () => Promise<void>): Promise<void> {
  const server = await createServer({ server: { port: PORT, strictPort: true, open: false } });
  await server.listen();
  try {
    await use();
  } finally {
    await server.close();
  }
}

async function stepThrough(page: Page): Promise<Buffer[]> {
  await page.goto(`http://localhost:${PORT}/subscribe?scenario=happy&level=high`);
  await page.getByLabel('Donation amount').fill('25');
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email', { exact: true }).fill('ada@reader.example');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse');
  await page.getByLabel('Address line 1').fill('12 Harbour Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('ME');
  await page.getByLabel('ZIP code').fill('04101');
  await page.evaluate(() => window.scrollTo(0, 0));
  const built = await page.screenshot(SHOT);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('1229');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('heading', { name: 'Complete Your Order' }).evaluate((heading) => heading.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -24));
  const paid = await page.screenshot(SHOT);
  await page.getByRole('button', { name: 'Submit Payment' }).click();
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  return [built, paid, await page.screenshot(SHOT)];
}

async function compose(on: Browser, frames: Buffer[], file: string, width = 520): Promise<void> {
  const page = await on.newPage({ viewport: { width: frames.length * width, height: 700 } });
  const images = frames.map((frame) => `<img alt="" src="data:image/png;base64,${frame.toString('base64')}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; padding: 30px; display: grid; grid-template-columns: repeat(${frames.length}, 1fr); gap: 24px; background: #e9e4da; }
    img { inline-size: 100%; border: 1px solid #cfc7b8; box-shadow: 0 8px 24px rgb(60 40 20 / 12%); }
  </style>${images}`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
  console.log(`${file} is written.`);
}

type Look = Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'>;

async function takeThemes(on: Browser): Promise<void> {
  const light: Look = { colorScheme: 'light' };
  const dark: Look = { colorScheme: 'dark' };
  const looks = { light, dark, forced: { ...dark, forcedColors: 'active' } } satisfies Record<string, Look>;
  await withSite(async () => {
    for (const [name, look] of Object.entries(looks))
      await compose(on, [await orderOf(on, look), await errorsOf(on, look)], `docs/theming-${name}.png`, 480);
    for (const file of readdirSync(THEMES)) {
      const css = readFileSync(`${THEMES}/${file}`, 'utf8');
      const frames = [await orderOf(on, light, css), await errorsOf(on, dark, css)];
      await compose(on, frames, `docs/theming-${basename(file, '.css')}.png`, 480);
    }
  });
}

async function orderOf(on: Browser, look: Look, css?: string): Promise<Buffer> {
  const page = await openSubscribe(on, look, css);
  return shotOf(page);
}

async function errorsOf(on: Browser, look: Look, css?: string): Promise<Buffer> {
  const page = await openSubscribe(on, look, css);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await page.addStyleTag({ content: WIDGET.style });
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Proceed to Payment' }).evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    window.scrollBy(0, 24);
  });
  return shotOf(page);
}

async function openSubscribe(on: Browser, look: Look, css?: string): Promise<Page> {
  const page = await on.newPage({ ...look, viewport: { width: 560, height: 880 }, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${PORT}/subscribe?scenario=happy&level=high`);
  if (css !== undefined) await page.addStyleTag({ content: css });
  // Late content shifts everything below it.
  await page.getByLabel('State', { exact: true }).waitFor();
  await page.getByText('Loading the products').waitFor({ state: 'hidden' });
  return page;
}

async function shotOf(page: Page): Promise<Buffer> {
  const shot = await page.screenshot(WIDGET);
  await page.close();
  return shot;
}

async function takeWorkbench(on: Browser): Promise<void> {
  const port = '6107';
  const server = spawn(process.execPath, ['scripts/storybook-site.ts', 'storybook-static', port], { stdio: 'inherit' });
  await Promise.race([pause(1_000), once(server, 'exit')]);
  try {
    const page = await on.newPage({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 860 },
      colorScheme: 'light',
    });
    const tester = testerOf(page);
    await page.goto('/?path=/story/subscribe-subscribe--visitor&globals=network:hold');
    await tester.answer('/api/config/shipping', 'Default answer');
    await tester.answer('/api/store/products', 'Default answer');
    await tester.choose('checkout');
    await tester.press('order.submitted');
    await tester.call('POST /api/subscribe').waitFor();
    await pause(1_500);
    await takeTab(page, 'workbench');
    await page.goto('/?path=/docs/coverage--docs');
    const coverage = page.frameLocator('#storybook-preview-iframe');
    await coverage.locator('summary', { hasText: /^fulfilment: / }).click();
    await pause(1_000);
    await takeTab(page, 'coverage');
  } finally {
    server.kill();
  }
}

async function takeTab(page: Page, name: string): Promise<void> {
  const file = `docs/qa-${name}.png`;
  await page.screenshot({ path: file });
  console.log(`${file} is written.`);
}
