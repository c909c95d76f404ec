import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import { openSaved } from '../.storybook/evidence/saved.ts';
import { browserLaunch, guard } from '../tests/support/browser.ts';
import { buildWorkbench } from './workbench/build.ts';
import { serveWorkbench } from './workbench/site.ts';

interface Outcome {
  code: 0 | 1 | 2;
  words: string;
}

/** In ms. A replay times out on its own long before this. */
const LONGEST = 600_000;

// Replays recordings in Chromium: node scripts/replay.ts FILE … Exits with 1 if a replay diverged, with 2 if one could
// not be replayed.
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the recordings to replay: npm run replay FILE …');
  process.exit(2);
}
const folder = process.env.WORKBENCH_FOLDER ?? builtHere();
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex; // written by Storybook
const site = await serveWorkbench(folder);
const browser = await chromium.launch(browserLaunch());
let worst = 0;
try {
  for (const file of files) {
    const { code, words } = await replayFile(browser, file);
    console.log(`${file}: ${words}`);
    worst = Math.max(worst, code);
  }
} finally {
  await browser.close();
  site.close();
}
process.exit(worst);

async function replayFile(on: Browser, file: string): Promise<Outcome> {
  const text = textOf(file);
  if (text === undefined) return unable('there is no such file, or it cannot be read.');
  const opened = await openSaved(text);
  if (opened.problem !== undefined) return unable(opened.problem);
  const { story, globals } = opened;
  if (!(story in entries)) return unable(`there is no story “${story}” in ${folder}. It may have another name now.`);
  const context = await on.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(guard);
    await page.goto(`${site.address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
    const replayed = await page.waitForFunction(() => window.stepping?.replayed(), undefined, { timeout: LONGEST });
    return wordsOf(await replayed.jsonValue());
  } catch (reason) {
    return unable(`it could not be replayed: ${reason}`);
  } finally {
    await context.close();
  }
}

function wordsOf(replayed: ReturnType<Window['stepping']['replayed']>): Outcome {
  switch (replayed?.kind) {
    case 'same':
      return { code: 0, words: 'same state.' };
    case 'other': {
      const { expected, found, before } = replayed;
      const place = before === undefined ? 'at the end' : `before ${before}`;
      return { code: 1, words: `it diverged ${place}.\n  recorded: ${expected}\n  now:      ${found}` };
    }
    case 'stuck':
      return { code: 1, words: `it got no further than before ${replayed.at}.\n  now:      ${replayed.found}` };
    default:
      return unable('the workbench did not take this recording. Build it again from this commit.');
  }
}

function unable(words: string): Outcome {
  return { code: 2, words };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function builtHere(): string {
  const built = 'storybook-static';
  if (existsSync(join(built, 'index.json'))) return built;
  console.log(`There is no built workbench in ${built}; building it, which takes a minute …`);
  return buildWorkbench();
}
