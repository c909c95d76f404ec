import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '#fixtures/journeys/journey.ts';
import { folder } from '../../../playwright.workbench.config.ts';

const STORY = 'subscribe-subscribe--donor ';

test('a built workbench matches itself [BEYOND-108]', async ({ page }) => {
  expect(await compare(folder, folder)).toMatchObject({ code: 0, said: expect.stringContaining('1 passed') });
  await openPage(page);
  await expect(page.getByText('No differences to show.')).toBeVisible();
});

test('a reviewer approves and rejects differences, and the next comparison follows the saved verdicts [BEYOND-108, BEYOND-198]', async ({
  page,
}) => {
  const changed = changedCopy();
  expect((await compare(folder, changed)).code).toBe(1);

  await openPage(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    ['1280 px, light', '1280 px, dark', '320 px, light', '320 px, dark'].map((look) => new RegExp(`– ${look}$`)),
  );
  const pictures = page.getByRole('article').first().getByRole('img');
  const shown = pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(await shown).toEqual([1280, 1280, 1280]);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByLabel('Slider').check();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // By keys alone: each verdict moves to the next difference.
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: '320 px, light' })).toBeFocused();
  await page.getByRole('radio', { name: 'Rejected 1' }).check();
  const rejected = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '1280 px, dark' }) });
  await rejected.getByLabel('Note').fill('The text is too pale');
  await page.reload();
  await page.getByRole('radio', { name: 'Rejected 1' }).check();
  await expect(rejected.getByLabel('Note')).toHaveValue('The text is too pale');
  await page.getByRole('radio', { name: 'Open 2' }).check();
  await page.getByRole('button', { name: 'Approve all shown' }).click();
  await expect(page.getByRole('status')).toHaveText('2 approved, 0 left open');

  const second = await compare(folder, changed, await save(page));
  expect(second).toMatchObject({
    code: 1,
    said: expect.stringContaining('1280 px, dark: rejected – The text is too pale'),
  });
  expect(second.said).not.toMatch(/px, (?:light|dark): open/);

  await openPage(page);
  await page.getByRole('radio', { name: 'Rejected 1' }).check();
  await rejected.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('radio', { name: 'Approved 4' })).toBeVisible();
  const verdicts = await save(page);
  expect((await compare(folder, changed, verdicts)).code).toBe(0);

  // The other way round, the picture after the change is another one.
  expect(await compare(changed, folder, verdicts)).toMatchObject({
    code: 1,
    said: expect.stringContaining('1280 px, dark: open'),
  });
  await openPage(page);
  await expect(page.getByRole('article').filter({ hasText: 'Changed since it was approved' })).toHaveCount(4);
});

test('an invalid file of verdicts is refused before anything is built [BEYOND-198]', async () => {
  const file = test.info().outputPath('visual-verdicts.json');
  writeFileSync(file, '[{}]');
  expect(await compare(folder, folder, file)).toMatchObject({
    code: 2,
    said: expect.stringContaining('visual-verdicts.json: verdict 1: "story" must be the ID of a story'),
  });
});

function compare(base: string, workbench: string, verdicts?: string) {
  const words = ['scripts/visual.ts', base, '-g', STORY, ...(verdicts === undefined ? [] : ['--verdicts', verdicts])];
  // Playwright would take a nested run for one of its workers.
  const { TEST_WORKER_INDEX: _, TEST_PARALLEL_INDEX: __, ...env } = process.env;
  Object.assign(env, { WORKBENCH_FOLDER: workbench, VISUAL_FOLDER: test.info().outputPath('visual') });
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, words, { env }, (error, said, errors) =>
      resolve({ code: error?.code ?? 0, said: said + errors }),
    );
  });
}

const openPage = (page: Page) => page.goto(pathToFileURL(test.info().outputPath('visual/index.html')).href);

async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save verdicts' }).click();
  const file = test.info().outputPath('visual-verdicts.json');
  await (await download).saveAs(file);
  expect(readFileSync(file, 'utf8')).toBe(await page.getByLabel('visual-verdicts.json').inputValue());
  return file;
}

/** A copy of the workbench in which all text has another colour: of a few thin lines, it could be too faint to count. */
function changedCopy(): string {
  const copy = test.info().outputPath('changed');
  cpSync(folder, copy, { recursive: true });
  let tokens = 0;
  for (const file of globSync(join(copy, 'assets/*.css'))) {
    const text = readFileSync(file, 'utf8');
    const other = text.replaceAll(/(--jr-ink:\s*)[^;}]+/g, '$1rebeccapurple');
    if (other !== text) tokens += 1;
    writeFileSync(file, other);
  }
  expect(tokens).toBeGreaterThan(0);
  return copy;
}
