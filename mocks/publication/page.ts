import { html, raw } from 'hono/html';
import type { Widget } from '#machines/flows.ts';
import type { Piece } from './articles.ts';
import type { HostData, Page } from './pages.ts';

/** The widgets around each page. */
export const AROUND: readonly Widget[] = ['header', 'footer'];

/** The HTML of each widget in its mount point, by name; '' or nothing for a widget that failed to render. */
export type Rendered = Readonly<Partial<Record<Widget, string>>>;

interface Parts {
  path: string;
  page: Page;
  data: HostData;
  widgets: Rendered;
}

export function titleOf({ page, path, data }: Omit<Parts, 'widgets'>): string {
  const name = typeof page.title === 'string' ? page.title : page.title(data);
  return path === '/' ? name : `${name} · ${nameIn(data)}`;
}

/** Renders the body of a page: the host's own content around the widgets. */
export function bodyOf({ page, path, data, widgets }: Parts): Piece {
  const place = (widget: Widget): Piece => raw(widgets[widget] || `<div data-journal="${widget}"></div>`);
  return html`
    <a class="skip" href="#content">Skip to content</a>
    ${raw(widgets.header || OWN_HEADER)}
    ${masthead(path, nameIn(data))}
    <main id="content" class="page">
      ${page.content({ path, data, place })}
    </main>
    ${COLOPHON}
    ${raw(widgets.footer || '<footer data-journal="footer"></footer>')}
    ${dataBlock(data)}`;
}

const plain = (title: string, description: string, content: () => Piece): Page => ({
  title,
  description,
  widgets: [],
  content,
});

export const missingPage = plain(
  'Page not found',
  'This page does not exist.',
  () => html`<h1>Page not found</h1>
      <p>It may have moved. Start from the <a href="/">front page</a>.</p>`,
);

/** The error page. It must not depend on anything that may have failed, so it has no widgets. */
export const failureBody = (): Piece => html`
    ${masthead('', 'Ember Days')}
    <main id="content" class="page">
      <h1>This page could not be shown</h1>
      <p>Something went wrong on our side. Your orders are safe. Please try again in a few minutes.</p>
    </main>`;

/** A page in place of every other if the mock journal cannot run in this browser. */
export const unavailableBody = (reason: string): Piece => html`
    ${masthead('', 'Ember Days')}
    <main id="content" class="page">
      <h1>The mock journal cannot start</h1>
      <p><strong>${reason}</strong></p>
      <p>This site plays its server in a service worker, and keeps its state in local storage. Allow both for this
        address: private windows and strict settings of some browsers block them.</p>
      <p>Service workers need https or localhost. If you opened this site by another name, open it at localhost.</p>
      <p>To use a real server instead, <a href="?mocks=off">turn the mock journal off</a>.</p>
    </main>`;

/** The page data. `<` is escaped, so that no text can close the block. */
const dataBlock = (data: unknown): Piece =>
  html`<script type="application/json" id="journal-data">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

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

const nameIn = ({ settings }: HostData): string => settings?.journal ?? 'Ember Days';
