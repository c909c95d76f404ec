import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { testerOf } from '../tests/journeys/workbench/tester.ts';
import { browserLaunch } from '../tests/support/browser.ts';

const SIZE = { width: 760, height: 1000 };
const PICTURE = 'docs/checkout.png';

/** The toolbar is no part of the journal. */
const SHOT = { style: '.toolbar { display: none }' };

// Takes the pictures of the documents: node scripts/pictures.ts checkout, or qa.
const browser = await chromium.launch(browserLaunch('whole'));
try {
  await (process.argv[2] === 'qa' ? takeWorkbench(browser) : takeCheckout(browser));
} finally {
  await browser.close();
}

/** The README's picture, from the running development site: an order reviewed, paid and received. */
async function takeCheckout(on: Browser): Promise<void> {
  const server = await createServer({ server: { port: 4190, open: false } });
  await server.listen();
  try {
    const frames = await stepThrough(await on.newPage({ viewport: SIZE, colorScheme: 'light' }), 4190);
    await compose(on, frames);
  } finally {
    await server.close();
  }
  console.log(`${PICTURE} is written.`);
}

async function stepThrough(page: Page, port: number): Promise<Buffer[]> {
  await page.goto(`http://localhost:${port}/subscribe?scenario=happy&level=high`);
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

async function compose(on: Browser, frames: Buffer[]): Promise<void> {
  const page = await on.newPage({ viewport: { width: 1560, height: 700 } });
  const images = frames.map((frame) => `<img alt="" src="data:image/png;base64,${frame.toString('base64')}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; padding: 30px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; background: #e9e4da; }
    img { inline-size: 100%; border: 1px solid #cfc7b8; box-shadow: 0 8px 24px rgb(60 40 20 / 12%); }
  </style>${images}`);
  writeFileSync(PICTURE, await page.screenshot({ fullPage: true }));
}

/** The pictures of docs/qa.md, from a Storybook that was built before. */
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
    await tester.open('screens-purchase-subscribe--visitor', 'network:hold');
    await tester.answer('/api/config/shipping', 'Its own answer');
    await tester.answer('/api/store/products', 'Its own answer');
    await tester.choose('checkout');
    await tester.press('order.submitted …');
    await pause(1_500);
    await take(page, 'machine');
    await tester.press('Send order.submitted');
    await tester.panel('Replies');
    await page.getByRole('group', { name: 'POST /api/subscribe' }).waitFor();
    await take(page, 'replies');
    await page.goto('/?path=/docs/coverage--docs');
    const coverage = page.frameLocator('#storybook-preview-iframe');
    await coverage.getByText(/^fulfilment: /).click();
    await pause(1_000);
    await take(page, 'coverage');
  } finally {
    server.kill();
  }
}

async function take(page: Page, name: string): Promise<void> {
  const file = `docs/qa-${name}.png`;
  await page.screenshot({ path: file });
  console.log(`${file} is written.`);
}
