import { expect, type Page } from '@playwright/test';
import { cutTexts, TEXT_SPACING } from '#fixtures/journeys/cut-texts.ts';
import { test } from '#fixtures/journeys/host-page.ts';
import { smallTargets } from '#fixtures/journeys/small-targets.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { examplePages } from '../../../scripts/docs/host-pages.ts';

// The host's policy would refuse the styles that a test adds; one page loads the provider's form at once.
test.use({ bypassCSP: true, failing: ['https://'] });

const addresses = examplePages().map(({ address }) => address);

/** The boxes and fonts of everything in the page's widgets. */
const sizes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.jr *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { fontSize, gridTemplateColumns } = getComputedStyle(element);
        const box = `${Math.round(width)} × ${Math.round(height)}`;
        return `${element.localName}.${element.classList[0]}: ${box}, ${fontSize}, ${gridTemplateColumns}`;
      }),
  );

/** Rules that hosts have for their own elements, from the weakest to the heaviest that widgets withstand. */
const HOST_RULES = `
  @layer base {
    :where([data-journal]) {
      *, ::before { margin: 20px; padding: 20px; border: 2px solid }
      button { background: red }
      svg { display: none }
    }
  }
  :where([data-journal]) {
    svg { display: none; width: 300px }
    a[href]::after { content: " (" attr(href) ")" }
    [type=submit], input[type=text], input:not([type=radio]) { float: right; height: 90px; padding: 30px }
    a:link, p:first-child, li:not(:last-child), h2:first-of-type { font-size: 40px }
    [aria-hidden], [role=alert], [hidden] { display: block }
    .page & a:any-link, .page & p, .page & button { all: unset; margin: 30px }
    #content & :is(h2, a, button:hover, input:focus, li) { border: 9px solid; padding: 30px }
  }`;

for (const width of [320, 390, 768, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every widget is the same whatever the host’s text and rules for its own elements [BEYOND-150]', async ({
      page,
    }) => {
      for (const address of addresses) {
        await visit(page, address);
        await page.waitForLoadState('networkidle');
        const usual = await sizes(page);
        const roots = ['62.5%', '50%', '8px', '20px', '125%'];
        const styles = roots.map((size) => `html { font-size: ${size} } main { font-size: 1.3em }`);
        for (const style of [...styles, HOST_RULES]) {
          const host = await page.addStyleTag({ content: style });
          expect({ address, style, sizes: await sizes(page) }).toEqual({ address, style, sizes: usual });
          await host.evaluate((style: Element) => style.remove());
        }
      }
    });
  });

test('a reader’s larger default text enlarges widgets, also where the host sets its root’s size [BEYOND-150]', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const measured: number[][] = [];
  for (const standard of [16, 20, 24]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await visit(page, '/login');
    await page.addStyleTag({ content: 'html { font-size: 10px }' });
    const field = page.getByRole('main').getByLabel('Email address', { exact: true });
    measured.push(
      await field.evaluate((input) => [
        Number.parseFloat(getComputedStyle(input).fontSize),
        input.getBoundingClientRect().height,
      ]),
    );
  }
  const [usual = [], ...larger] = measured;
  for (const [at, each] of larger.entries())
    expect(each.map((size, which) => size > (measured[at]?.[which] ?? 0))).toEqual(usual.map(() => true));
});

for (const width of [320, 1280])
  test.describe(`at ${width} px, with more room for text`, () => {
    test.use({ viewport: { width, height: 800 } });

    const twice = ['text of twice the size', ':root { --jr-size: 32px !important }'] as const;
    const spacing = ['the text spacing of WCAG 1.4.12', TEXT_SPACING] as const;
    for (const [name, style] of width === 320 ? [spacing] : [spacing, twice])
      test(`${name} cuts or covers no text of any page, and controls are large enough [BEYOND-150]`, async ({
        page,
      }) => {
        for (const address of addresses) {
          await visit(page, address);
          await page.waitForLoadState('networkidle');
          expect({ address, small: await smallTargets(page) }).toEqual({ address, small: [] });
          await page.addStyleTag({ content: style });
          expect({ address, cut: await cutTexts(page) }).toEqual({ address, cut: [] });
        }
      });
  });
