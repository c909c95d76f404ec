import { expect, type Page } from '@playwright/test';
import { loadedFiles, test } from '#fixtures/journeys/host-page.ts';
import { visit } from '#fixtures/journeys/visit.ts';
import { flows } from '#machines/flows.ts';
import { en } from '#messages/english.ts';
import { pages } from '#mocks/replies.ts';
import { visits } from '#mocks/routes.gen.ts';

/** A recognisable replacement for a text, 40 % longer. */
const longer = (text: string): string => `⟦${text}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;

const messages = Object.fromEntries(
  Object.entries(en).flatMap(([group, texts]) =>
    Object.entries<string | Record<string, string>>(texts).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [[`${group}.${name}`, longer(text)]]
        : Object.entries(text).map(([form, words]) => [`${group}.${name}.${form}`, longer(words)]),
    ),
  ),
);

/** All our texts, except two zones named like countries, which the server lists. */
const english = new Set(
  Object.values({ ...en, zone: {} })
    .flatMap((texts) => Object.values<string | Record<string, string>>(texts))
    .flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
);

const documented = Object.entries(pages).flatMap(([id, examples]) => {
  const { path } = visits[id as keyof typeof visits];
  const widgets = Object.entries(flows).filter(([, { route }]) => route === path);
  // This host's policy does not allow a third-party QR service.
  const allowed = Object.entries(examples as Record<string, { body: object }>).filter(
    ([, { body }]) => !JSON.stringify(body).includes('https://qr.'),
  );
  return allowed.flatMap(([name, { body }]) =>
    widgets.map(([widget]) => ({ widget, name: `${widget}: ${id}.${name}`, body })),
  );
});

test.use({ viewport: { width: 320, height: 640 } });

test.describe('with the host’s own texts', () => {
  test.use({ failing: ['https://js.stripe.com/'] });

  test('every page shows only the host’s texts and has room for longer ones [HOST-5]', async ({ page }) => {
    await visit(page, '/bare');
    expect(documented.length).toBeGreaterThan(40);
    const found: string[] = [];
    const drawn = new Set<string>();
    for (const { widget, name, body } of documented) {
      const { settings } = body as { settings: object };
      const { texts, width } = await show(page, widget, { ...body, settings: { ...settings, messages } });
      if (texts.some((text) => text.includes('⟦'))) drawn.add(widget);
      else if (texts.length > 0) found.push(`${name} says nothing of the host's`);
      if (width > 320) found.push(`${name} is ${width} px wide`);
      // Texts in the page data come from the host or the server.
      const given = JSON.stringify(body);
      const ours = texts.filter((text) => english.has(text) && !given.includes(JSON.stringify(text)));
      found.push(...ours.map((text) => `${name} says "${text}"`));
    }
    expect(found).toEqual([]);
    // Some pages show nothing or redirect at once, but every widget must be visible on at least one.
    expect(Object.keys(flows).filter((widget) => !drawn.has(widget))).toEqual([]);
  });
});

test('an English page loads no other language, and a French one only French', async ({ page }) => {
  await visit(page, '/bare');
  const { body } = pages.showName.name;
  const ofLanguages = async () => (await loadedFiles(page)).filter((file) => /\/(?:fr|ar)-[^/]+\.js$/.test(file));
  await show(page, 'name', body);
  expect(await ofLanguages()).toEqual([]);
  await show(page, 'name', { ...body, settings: { ...body.settings, locale: 'fr-CA' } });
  await expect.poll(ofLanguages).toEqual([expect.stringContaining('/fr-')]);
  await expect(page.locator('#one')).toHaveAttribute('lang', 'fr-CA');
});

async function show(page: Page, widget: string, data: object): Promise<{ texts: string[]; width: number }> {
  await page.evaluate(
    async ({ widget, data }) => {
      const { entry } = await (await fetch('/journal/journal.json')).json();
      const { mount } = await import(`/journal/${entry}`);
      await mount(widget, document.getElementById('one'), JSON.parse(data));
    },
    { widget, data: JSON.stringify(data) },
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate(() => {
    const one = document.getElementById('one');
    const walk = document.createTreeWalker(one ?? document, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of one?.querySelectorAll(`[${name}]`) ?? []) texts.push(element.getAttribute(name) ?? '');
    return { texts, width: document.documentElement.scrollWidth };
  });
}
