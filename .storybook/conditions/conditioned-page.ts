import { journal } from '#fixtures/stories/answers.ts';
import { idOfPage, showPage } from '#fixtures/stories/pages.ts';
import type { PageId } from '#mocks/documented.ts';
import { openPage } from '#mocks/pages/page-data.ts';
import { visits } from '#mocks/routes.gen.ts';
import type { Globals } from './conditions.ts';

/** Returns a story's page data under the conditions, or a note on why it cannot be shown. */
export function conditionedPage(page: unknown, { reader, flags }: Globals): { page: unknown; note?: string } {
  const id = typeof page === 'object' && page !== null ? idOfPage(page) : undefined;
  const { page: seen, note } = id === undefined || reader === '' ? { page, note: undefined } : pageFor(id, page);
  const shown = id === undefined || flags === '' ? seen : withFlags(seen, flags);
  showPage(shown);
  return { page: shown, ...(note !== undefined && { note }) };
}

/** The journal's page for the current reader. */
function pageFor(id: PageId, page: unknown): { page: unknown; note?: string } {
  const { path } = visits[id];
  if (path.includes('{')) return { page, note: 'This page belongs to its link, whoever opens it.' };
  const opened = openPage(journal, path);
  if (opened && 'data' in opened) return { page: opened.data };
  return { page, note: `This reader is sent to ${opened?.redirect ?? 'no page'} instead.` };
}

function withFlags(page: unknown, flags: string): unknown {
  const settings = { ...Object(Object(page).settings) };
  const purchase = Object.fromEntries(PURCHASE.map((flag) => [flag, flags === 'every' || flags === flag]));
  const ofPages = ['subscribe', 'renew', 'donate'].map((name) => [name, purchase]);
  return {
    ...Object(page),
    settings: {
      ...settings,
      hideAutorenew: flags === 'hideAutorenew',
      view_only: flags === 'view_only',
      features: Object.fromEntries(ofPages),
    },
  };
}

const PURCHASE = ['checkout_later', 'add_donation', 'add_products'];
