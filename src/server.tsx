import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { withEarlyMarkup } from '#app/early/early-markup.ts';
import { parsePageData } from '#app/page-data/page-data.ts';
import { partsArrived } from '#app/rendering/parts.ts';
import { DAY, extentOf, renderedMark, tracked } from '#app/rendering/rendered-mark.ts';
import type { Screen } from '#app/screen.tsx';
import { WidgetTree } from '#app/WidgetTree.tsx';
import { wordingOf } from '#app/world/wording-of.ts';
import { addressAt, requestedUrl } from '#host/address/own-address.ts';
import { readToday } from '#host/clock.ts';
import { type PageDataProblem, problemsIn } from '#machines/api/page-data-problems.ts';
import { Settings } from '#machines/api/schemas/pages/Settings.ts';
import { flows, type Widget } from '#machines/flows.ts';
import { languageOf } from '#messages/language.ts';
import { loadCurrency, loadTranslation } from '#messages/load-locale.ts';
import { PageBroken } from '#parts/notice/PageBroken.tsx';
import { isWidget, mounts } from './mounts.ts';
import { preloadingWorld } from './server/preloading-world.ts';
import { stillWorld } from './server/still-world.ts';
import { Unscripted } from './server/Unscripted.tsx';

export const widgets: readonly Widget[] = Object.keys(mounts).filter(isWidget);

export interface RenderOptions {
  /** The absolute address of the page as requested by the reader. */
  url?: string;
}

/**
 * Returns the problems of a widget's page data. An `error` prevents the widget from being shown; for a `warning`, the
 * part is ignored. Never quotes a value. Rejects for an unknown widget.
 */
export async function checkPageData(widget: Widget, data: unknown): Promise<PageDataProblem[]> {
  return problemsIn((await screenOf(widget)).schema, data);
}

/**
 * Renders a widget with its mount point to HTML. The embed hydrates it on a page with the same page data and address,
 * and rerenders it otherwise. Returns '' for a header or footer with unreadable page data, so that the host's own
 * stays. Rejects for an unknown widget or an invalid `url`.
 */
export async function render(widget: Widget, data: unknown, { url }: RenderOptions = {}): Promise<string> {
  const screen = await screenOf(widget);
  const address = requestedUrl(url ?? flows[widget].route);
  const settings = Settings(parsePageData(data).settings);
  // As in the browser, where a widget in the main content shows it.
  const banners = settings?.view_only && !BESIDE.includes(widget) ? (['viewOnly'] as const) : [];
  const parts = new Set<string>();
  const day = readToday();
  const drawing = { data, query: address.searchParams, address: addressAt(() => address), banners };
  const noted = tracked(drawing, parts);
  const drawn = settings && screen.draw(data, noted.query);
  const tag = TAGS[widget] ?? 'div';
  if (tag !== 'div' && drawn === undefined) return '';
  const translation = settings && (await loadTranslation(settings.locale));
  const wording = wordingOf(settings, translation, await loadCurrency(settings));
  const plain = await drawnWhole(
    <WidgetTree
      wording={wording}
      surroundings={{
        // With this parameter, the browser's calls have other addresses.
        world: address.searchParams.has('admin-view') ? stillWorld : preloadingWorld,
        depart: () => undefined,
        address: noted.address,
        drawnDay: () => {
          parts.add(`${DAY}${day}`);
          return day;
        },
      }}
      banners={[...banners]}
      crashed={null}
      broken={<PageBroken kind="broken" onReload={() => undefined} />}
    >
      {drawn?.shown}
    </WidgetTree>,
    widget,
  );
  const needsScripts = drawn !== undefined && !UNSCRIPTED.includes(widget);
  const hint = needsScripts ? renderToString(<Unscripted {...wording} />) : '';
  const html = hint + withEarlyMarkup(plain, widget);
  const { lang, dir } = languageOf(wording);
  const mark = renderedMark(drawing, parts, extentOf(html));
  return `<${tag} data-journal="${widget}" data-journal-drawn="${mark}" class="jr" lang="${lang}" dir="${dir}">${html}</${tag}>`;
}

async function screenOf(widget: Widget): Promise<Screen<unknown>> {
  if (!isWidget(widget)) throw new TypeError(`There is no widget "${widget}". The widgets: ${widgets.join(', ')}.`);
  const { screen } = await mounts[widget].load();
  return screen as Screen<unknown>;
}

/** React's marker of a suspended part. */
const UNFINISHED = '<!--$!-->';

/** Renders a tree until no part of it is loading. A part that cannot be loaded is left to the browser. */
async function drawnWhole(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const html = renderToString(tree, { identifierPrefix });
  return html.includes(UNFINISHED) && (await partsArrived()) ? drawnWhole(tree, identifierPrefix) : html;
}

/** Widgets that hosts put outside the main content. */
const BESIDE: readonly Widget[] = ['header', 'footer', 'cart-counter'];

const TAGS: Partial<Record<Widget, string>> = { header: 'header', footer: 'footer' };

/** Widgets that have only links or are outside the main content. */
const UNSCRIPTED: readonly Widget[] = [
  ...(['store', 'issues', 'issue'] as const),
  ...BESIDE,
  ...(['share', 'post-navigation'] as const),
];
