import {
  type BrowserContext,
  test as base,
  devices,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { isDeep } from '#fixtures/world/effort.ts';
import { isNew } from '#fixtures/world/markup.ts';
import type { Deeds } from '../../.storybook/record/record.ts';
import type { Outcome } from '../../.storybook/sweep.ts';
import { site } from '../../playwright.workbench.config.ts';

interface Preview {
  page: Page;
  takeProblems: () => string[];
}

interface Shared {
  context: BrowserContext;
  takeProblems: () => string[];
  page: Page;
}

const DESK = { width: 1280, height: 900 };

/** Opens all stories in one page, as clicks in the sidebar do, or each in a new page, as a link does. */
export const test = base.extend<{ preview: Preview }, { shared: Shared }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        viewport: DESK,
        // Storybook pauses animations for its own test runner; the deep run waits for them.
        ...(!isDeep && { userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner` }),
        reducedMotion: isDeep ? null : 'reduce',
      });
      await context.exposeBinding('resizePage', async ({ page }, { width, height }: typeof DESK = DESK) => {
        const now = page.viewportSize();
        if (width !== now?.width || height !== now.height) await page.setViewportSize({ width, height });
      });
      if (!isDeep) await context.exposeBinding('hasNewMarkup', ({ page }) => isNew(page, project.outputDir));
      // Storybook's highlighter would read every element's style after every change, to draw boxes that no test needs.
      await context.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
      if (!isDeep) await context.addInitScript(forgoStacks);
      const takeProblems = watch(context);
      await use({ context, takeProblems, page: await context.newPage() });
      await context.close();
      // Problems after the last story finished.
      const late = takeProblems();
      if (late.length > 0) throw new Error(late.join('\n'));
    },
    { scope: 'worker' },
  ],
  preview: async ({ shared: { context, takeProblems, page } }, use) => {
    if (!isDeep) return use({ page, takeProblems });
    const fresh = await context.newPage();
    const asked = new Set<Request>();
    fresh.on('request', (request) => asked.add(request));
    fresh.on('requestfinished', (request) => asked.delete(request));
    fresh.on('requestfailed', (request) => asked.delete(request));
    await use({ page: fresh, takeProblems });
    // Without its page the mock worker forwards requests to the server, so all must have reached the mocks by then.
    await expect
      .poll(async () => {
        const atMocks = await fresh.evaluate(() => window.sweep.rest());
        return asked.size - atMocks;
      })
      .toBeLessThanOrEqual(0);
    await fresh.close();
  },
});

/** React's development build and Testing Library capture a stack for every element and query, which no test reads. */
function forgoStacks(): void {
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => undefined });
  Object.assign(console, { createTask: undefined });
}

/** Checks the accessibility of each story, which testers ask for. */
export const AXE = 'a11y.manual:!false';

export async function open(page: Page, id: string, expected: Partial<Deeds>): Promise<Outcome> {
  const isFirst = page.url() === 'about:blank';
  if (isFirst) await openByLink(page, `id=${id}&viewMode=story&globals=${AXE}`);
  return page.evaluate(
    (story) => {
      if (!story.isFirst) window.sweep.open(story.id);
      return window.sweep.outcome(story.id, story.expected);
    },
    { id, expected, isFirst },
  );
}

export async function openByLink(page: Page, query: string): Promise<void> {
  await page.goto(`${site}/iframe.html?${query}`);
  await page.waitForFunction(() => 'sweep' in window);
}

/** Returns what a page reports once it has stopped changing. */
export async function settled<Said>(read: () => Promise<Said>): Promise<Said> {
  let before = '';
  let same = 0;
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await read());
        same = now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(4);
  return JSON.parse(before) as Said;
}

const EXPECTED = [
  // The browser logs every error response. Mocks return them on purpose; other requests are checked below.
  'Failed to load resource',
  // Storybook wraps steps in React's act and resets its flag while another act is still open.
  'The current testing environment is not configured to support act',
  // Storybook's interactions serialise an event with its window, which includes Storybook's deprecated store.
  'Accessing the Story Store is deprecated',
];

/** Collects console errors and warnings, uncaught errors, and requests that leave the site or fail. */
function watch(context: BrowserContext): () => string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!EXPECTED.some((words) => message.text().startsWith(words)))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown: WebError) => problems.push(`uncaught: ${thrown.error()}`));
  context.on('requestfailed', (request) => isOutside(request.url()) && problems.push(`asks ${request.url()}`));
  context.on('response', (response) => {
    // The mock worker answers for the providers' addresses.
    if (response.fromServiceWorker()) return;
    if (isOutside(response.url())) problems.push(`asks ${response.url()}`);
    else if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  return () => problems.splice(0);
}

const isOutside = (url: string): boolean =>
  !['data:', 'blob:'].includes(new URL(url).protocol) && !url.startsWith(`${site}/`);
