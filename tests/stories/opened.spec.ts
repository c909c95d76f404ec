import { expect } from '@playwright/test';
import { site } from '../../playwright.workbench.config.ts';
import { test } from './preview.ts';
import { readIndex } from './recorder.ts';

const stories = Object.values(readIndex()).flatMap(({ id, type }) => (type === 'story' ? [id] : []));

/** What a tester sets the toolbar to before a story is opened. */
const WORLDS = ['network:hold', 'network:offline', 'network:unavailable', 'payment:blocked', 'reader:donor'];

/** The stories of a turn: every one of so many, from this one on. */
const turn = (at: number, of: number) => stories.filter((_, place) => place % of === at);

const runs = [
  ...[0, 1, 2].map((at) => ({ world: '', title: `as it is, ${at + 1} of 3`, ids: turn(at, 3) })),
  ...WORLDS.map((world, at) => ({ world, title: world, ids: turn(at, WORLDS.length) })),
];

for (const { world, title, ids } of runs)
  test(`shows no error page when a tester opens or plays a story: ${title} [BEYOND-98]`, async ({ shared }) => {
    const page = await shared.context.newPage();
    const globals = ['a11y.manual:!true', world].filter((one) => one !== '').join(';');
    // The docs page has no story, so that the first story is opened as the others are.
    await page.goto(`${site}/iframe.html?id=coverage--docs&viewMode=docs&globals=${globals}`);
    await page.waitForFunction(() => 'sweep' in window);
    const broken: string[] = [];
    for (const [place, id] of ids.entries()) {
      await page.evaluate((story) => window.sweep.open(story, false), id);
      broken.push(...(await page.evaluate((story) => window.sweep.errorPages(story), id)));
      if (world === '' || place % PLAYED > 0) continue;
      await page.evaluate((story) => window.sweep.play(story), id);
      broken.push(...(await page.evaluate((story) => window.sweep.errorPages(story), id)));
    }
    await page.close();
    expect(broken).toEqual([]);
  });

/** One in so many is played where the toolbar may keep it from going on. */
const PLAYED = 12;
