import { expect, type Page } from '@playwright/test';
import { takenAway, watchDrawn } from '#fixtures/journeys/drawn.ts';
import { test } from '#fixtures/journeys/late-scripts.ts';
import { leave } from '#fixtures/journeys/visit.ts';
import { type ExamplePage, exampleNames, examplePages } from '../../../scripts/docs/host-pages.ts';

// The provider of payments and pictures of other hosts are unreachable here.
test.use({ failing: ['https://'] });

/** A developer's page, whose state the browser adds. */
const DEBUGGED = /debug/i;

/** The page's own fragments: the places that its links lead to. */
const fragmentsOf = (html: string): string[] => {
  const targets = [...html.matchAll(/href="[^"#]*#([\w-]+)"/g)].map(([, id = '']) => id);
  return [...new Set(targets)].filter((id) => id !== 'content' && html.includes(` id="${id}"`));
};

/** Every documented page at an address, and the first one at each of its fragments. */
async function variants(page: Page, { path, address }: ExamplePage): Promise<string[]> {
  const names = exampleNames(path).filter((name) => !DEBUGGED.test(name));
  const opened = names.map((name) => `${address}${address.includes('?') ? '&' : '?'}example=${name}`);
  const [first = ''] = opened;
  const html = await (await page.request.get(first)).text();
  return [...opened, ...fragmentsOf(html).map((id) => `${first}#${id}`)];
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const example of examplePages())
      test(`${example.path} keeps everything that the server drew in its place while it hydrates [BEYOND-70]`, async ({
        page,
        late,
      }) => {
        for (const address of await variants(page, example)) {
          late.hold();
          await leave(page);
          await late.open(address);
          await watchDrawn(page);
          await late.arrive();
          await page.waitForLoadState('networkidle');
          expect({ address, faults: await takenAway(page) }).toEqual({ address, faults: [] });
        }
      });
  });
