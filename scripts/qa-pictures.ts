import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { testerOf } from '../tests/journeys/workbench/tester.ts';
import { browserLaunch } from '../tests/support/browser.ts';

// Takes the pictures of docs/qa.md from a Storybook that was built before: `npm run build:storybook && npm run docs:qa`.
const [folder = 'storybook-static', port = '6107'] = process.argv.slice(2);
const server = spawn(process.execPath, ['scripts/storybook-site.ts', folder, port], { stdio: 'inherit' });
await Promise.race([pause(1_000), once(server, 'exit')]);
const browser = await chromium.launch(browserLaunch('whole'));
try {
  const page = await browser.newPage({
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
  await browser.close();
  server.kill();
}

async function take(page: Page, name: string): Promise<void> {
  const file = `docs/qa-${name}.png`;
  await page.screenshot({ path: file });
  console.log(`${file} is written.`);
}
