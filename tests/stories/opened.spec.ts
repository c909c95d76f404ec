import { expect } from '@playwright/test';
import { openByLink, test } from './preview.ts';
import { readStories } from './recorder.ts';

const stories = readStories().map(({ id }) => id);

/** The conditions before a story opens, if any. Another run opens every story with the defaults. */
const WORLDS = ['', 'network:hold', 'network:offline', 'network:unavailable', 'payment:blocked', 'reader:donor'];

/** The stories of one turn out of this many. */
const turn = (at: number, of: number) => stories.filter((_, place) => place % of === at);

for (const [at, world] of WORLDS.entries())
  test(`shows no error page when a tester opens or plays a story: ${world || 'default world'} [BEYOND-98]`, async ({
    shared: { context, takeProblems },
  }) => {
    const page = await context.newPage();
    // The first story opens after another, like the rest.
    await openByLink(page, `id=${START}&viewMode=story&globals=${world}`);
    const broken = await page.evaluate((story) => window.sweep.errorPages(story), START);
    for (const [place, id] of turn(at, WORLDS.length).entries()) {
      await page.evaluate((story) => window.sweep.open(story, false), id);
      broken.push(...(await page.evaluate((story) => window.sweep.errorPages(story), id)));
      if (world === '' || place % PLAYED > 0) continue;
      await page.evaluate((story) => window.sweep.play(story), id);
      broken.push(...(await page.evaluate((story) => window.sweep.errorPages(story), id)));
    }
    await page.close();
    // A play that cannot continue logs an error.
    takeProblems();
    expect(broken).toEqual([]);
  });

const START = 'start-here--page';

/** Plays every 35th story if the conditions may block its play. */
const PLAYED = 35;
