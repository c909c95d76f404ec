import { startMocks } from './browser.ts';
import { createJournal } from './journal/journal.ts';
import { type PageData, pageData } from './page-data.ts';

/** What the development site puts into a page: the widget's name and its page data. */
export interface SitePage {
  widget: 'subscribe' | 'receipt' | 'invoice';
  data: PageData;
}

/**
 * Opens the journal behind a route of the development site; nothing where the route has no widget. With `?mocks=off`
 * the calls and scripts go where they would, `?key=pk_…` names the publishable key, and both hold until `?mocks=on`.
 */
export async function openJournal(route: string, query: URLSearchParams): Promise<SitePage | undefined> {
  const isOff = remember('mocks', query.get('mocks')) === 'off';
  const journal = isOff ? createJournal() : await startMocks();
  const data = pageData(route, { journal, query });
  if (!data) return undefined;
  const key = isOff ? remember('key', query.get('key')) : null;
  if (key !== null) data.settings = { ...data.settings, payment: { publishable_key: key } };
  return { widget: widgetOf(route), data };
}

function remember(name: string, value: string | null): string | null {
  if (value !== null) sessionStorage.setItem(`mock-journal-${name}`, value);
  return sessionStorage.getItem(`mock-journal-${name}`);
}

function widgetOf(route: string): SitePage['widget'] {
  if (route === '/receipts') return 'receipt';
  return route === '/subscribe' ? 'subscribe' : 'invoice';
}
