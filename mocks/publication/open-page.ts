import type { Settings } from '#machines/api/contract.ts';
import type { Widget } from '#machines/flows.ts';
import { createJournal } from '../journal/journal.ts';
import { openPage } from '../pages/page-data.ts';
import { visits } from '../routes.gen.ts';
import { AROUND, bodyOf, missingPage, titleOf, unavailableBody } from './page.ts';
import { type HostData, pages } from './pages.ts';
import { type Mocks, startMocks } from './start-mocks.ts';
import { startToolbar } from './toolbar.ts';
import { trusted } from './trusted-html.ts';

interface Asked {
  route: string;
  query: URLSearchParams;
  /** Renders a widget in its mount point. */
  render: (widget: Widget, data: unknown) => Promise<string>;
}

/**
 * Opens a route of the publication in the browser, as its server would: fills the root with the page, or returns the path
 * of the redirect. The page has the toolbar of its mock journal, unless it uses a real server.
 */
export async function openInBrowser(root: HTMLElement, { route, query, render }: Asked): Promise<string | undefined> {
  const fill = async (html: string | Promise<string>) => {
    root.innerHTML = trusted(String(await html));
  };
  const site = await openJournal(query).catch(async (reason: Error) => {
    await fill(unavailableBody(reason.message));
    if (reason.name === 'CannotMock') return undefined;
    throw reason;
  });
  if (!site) return undefined;
  const { mocks, settings } = site;
  const journal = mocks?.journal ?? createJournal();
  const opened = openPage(journal, route, query);
  if (opened && 'redirect' in opened) return opened.redirect;
  const shown = opened ?? openPage(journal, '/');
  const path = opened ? visits[opened.id].path : '';
  const data = withSettings(shown && 'data' in shown ? shown.data : {}, settings);
  const page = pages[path] ?? missingPage;
  const drawn = [...AROUND, ...page.widgets].map(async (widget) => [widget, await render(widget, data)] as const);
  const parts = { page, path, data, widgets: Object.fromEntries(await Promise.all(drawn)) };
  await fill(bodyOf(parts));
  document.title = titleOf(parts);
  if (mocks) startToolbar(root, mocks);
  return undefined;
}

interface OpenedJournal {
  mocks?: Mocks;
  settings: Pick<Settings, 'locale' | 'payment'>;
}

/**
 * Starts the mock journal. `?locale=…` sets the locale for this tab. With `?mocks=off`, calls and scripts go to the real
 * servers; `?key=pk_…` sets the publishable key. Both last until `?mocks=on`.
 */
async function openJournal(query: URLSearchParams): Promise<OpenedJournal> {
  const locale = remember('locale', query.get('locale'));
  const said = locale === null ? {} : { locale };
  if (remember('mocks', query.get('mocks')) !== 'off') return { mocks: await startMocks(), settings: said };
  const key = remember('key', query.get('key'));
  return { settings: { ...said, ...(key !== null && { payment: { publishable_key: key } }) } };
}

function remember(name: string, value: string | null): string | null {
  if (value !== null) sessionStorage.setItem(`mock-journal-${name}`, value);
  return sessionStorage.getItem(`mock-journal-${name}`);
}

/** A documented page has settings; a malformed one stays as it is. */
const withSettings = (data: unknown, settings: OpenedJournal['settings']): HostData =>
  Object.keys(settings).length === 0
    ? Object(data)
    : { ...Object(data), settings: { ...Object(Object(data).settings), ...settings } };
