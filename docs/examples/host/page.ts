import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Rendered } from './build.ts';
import type { Page, Piece } from './pages.ts';
import type { PageData } from './server.ts';

interface Parts {
  path: string;
  page: Page;
  data: PageData;
  head: string;
  widgets: Rendered;
}

/** The host's style sheet, inlined in each page; the policy names its hash. */
export const hostStyle = styleOf(readFileSync(new URL('style.css', import.meta.url), 'utf8'));

/** Renders a page: the host's own content around the widgets. */
export function pageDocument({ page, path, data, head, widgets }: Parts): Piece {
  const place = (widget: keyof Rendered): Piece => raw(widgets[widget] || `<div data-journal="${widget}"></div>`);
  const name = typeof page.title === 'string' ? page.title : page.title(data);
  return whole({
    title: path === '/' ? name : `${name} · ${nameIn(data)}`,
    description: page.description,
    head,
    body: html`
    <a class="skip" href="#content">Skip to content</a>
    ${raw(widgets.header || OWN_HEADER)}
    ${masthead(path, nameIn(data))}
    <main id="content" class="page">
      ${page.content({ data, place })}
    </main>
    ${COLOPHON}
    ${raw(widgets.footer || '<footer data-journal="footer"></footer>')}
    ${dataBlock(data)}`,
  });
}

/** The not-found page. */
export const missingPage = ({ data, head, widgets }: Omit<Parts, 'page' | 'path'>): Piece =>
  pageDocument({
    page: {
      title: 'Page not found',
      description: 'This page does not exist.',
      widgets: [],
      content: () => html`<h1>Page not found</h1>
      <p>It may have moved. Start from the <a href="/">front page</a>.</p>`,
    },
    path: '',
    data,
    head,
    widgets,
  });

/** The error page. It must not depend on anything that may have failed, so it has no widgets. */
export const failurePage = (): Piece =>
  whole({
    title: 'Something went wrong',
    description: 'This page could not be shown.',
    head: '',
    body: html`
    ${masthead('', 'Ember Days')}
    <main id="content" class="page">
      <h1>This page could not be shown</h1>
      <p>Something went wrong on our side. Your orders are safe. Please try again in a few minutes.</p>
    </main>`,
  });

/** The page data. `<` is escaped, so that no text can close the block. */
export const dataBlock = (data: unknown): Piece =>
  html`<script type="application/json" id="journal-data">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

const whole = ({
  title,
  description,
  head,
  body,
}: Record<'title' | 'description' | 'head', string> & { body: Piece }) =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${description}" />
    <title>${title}</title>
    <link rel="icon" href="${ICON}" />
    <style>${raw(hostStyle.text)}</style>
    ${raw(FONTS)}
${raw(head)}
  </head>
  <body>${body}
  </body>
</html>
`;

/**
 * Preloads the fonts. For files that only an inline style sheet requests, Chromium sends the full address of the page,
 * including its token, whatever the Referrer-Policy.
 */
const FONTS = ['normal', 'italic']
  .map((style) => `/fonts/newsreader-latin-wght-${style}.woff2`)
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin fetchpriority="low" />`)
  .join('\n    ');

const WAYS = [
  ['/store/issues', 'Issues'],
  ['/store', 'Store'],
  ['/subscribe', 'Subscribe'],
  ['/account', 'Account'],
] as const;

const masthead = (path: string, name: string): Piece => html`
    <nav class="${path === '/' ? 'masthead front' : 'masthead'}" aria-label="Journal">
      <a class="nameplate" href="/">${name}</a>
      <p class="line">Essays, fiction and reportage, four times a year</p>
      <p class="ways">${WAYS.map(
        ([href, words]) =>
          html`<a href="${href}"${raw(currentOf(path) === href ? ' aria-current="true"' : '')}>${words}</a> `,
      )}</p>
    </nav>`;

/** The most specific navigation link above a path. */
const currentOf = (path: string): string | undefined =>
  WAYS.map(([href]) => href).find((href) => path === href || path.startsWith(`${href}/`));

/** Shown without scripts if the header failed to render. */
const OWN_HEADER =
  '<header data-journal="header"><a href="/login">Log in</a> <a href="/store/checkout">Cart</a></header>';

const COLOPHON = html`<aside class="colophon" aria-label="Colophon">
      <p>Printed in spring, summer, autumn and winter on uncoated paper, sewn, and posted in plain card.</p>
    </aside>`;

const nameIn = ({ settings }: PageData): string => settings?.journal ?? 'Ember Days';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%237e2416'/%3E%3Ccircle cx='16' cy='18' r='8' fill='%23f0b45c'/%3E%3C/svg%3E";

function styleOf(text: string): { text: string; integrity: string } {
  return { text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
}
