import type { IssuePage, Product, StoreIssue } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import type { Account } from '../account/account-state.ts';
import { lookUp } from '../read-fields.ts';
import { rescheduled } from '../release-dates.ts';
import type { Handlers } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { CATALOGUE, inStock, isDigital } from './goods.ts';

export const productHandlers = {
  getProducts: ({ state }, { query }) => ({
    ...replies.getProducts.swag,
    body: { list: productsOf(state, query?.get('tag') ?? '') },
  }),
} satisfies Partial<Handlers>;

const productsOf = (state: JournalState, tag: string): Product[] =>
  (TAGS.get(tag) ?? []).map((product) => inStock(state, product));

export const bySlugs = (slugs: readonly string[]): Product[] =>
  slugs.flatMap((slug) => CATALOGUE.filter((product) => product.slug === slug));

const slugsOf = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug);

const { swag, everyKind } = replies.getProducts;

const TAGS: ReadonlyMap<string, readonly Product[]> = new Map([
  ['swag', bySlugs(slugsOf(swag.body.list))],
  ['every-kind', bySlugs(slugsOf(everyKind.body.list))],
  ['issues', CATALOGUE.filter(({ issue }) => issue !== undefined)],
  ['digital', CATALOGUE.filter(({ kind, issue }) => isDigital(kind) && issue?.released !== false)],
]);

/** Returns the store's issues, newest first, with their stock and the files that the reader may download. */
export const listedIssues = (state: JournalState, reader: Account | undefined): StoreIssue[] =>
  LISTED.map((issue) => shown(state, issue, reader));

/** Finds an issue by slug, listed or not; null if unknown. */
export function issueOf(state: JournalState, slug: string, reader: Account | undefined): StoreIssue | null {
  const issue = [...LISTED, ...SENT].find((each) => each.slug === slug);
  return issue ? shown(state, issue, reader) : null;
}

export const contentsOf = (slug: string): IssuePage['contents'] =>
  slug === onSale.slug ? copyOf(contents) : undefined;

function shown(state: JournalState, issue: Listing, reader: Account | undefined): StoreIssue {
  return {
    ...rescheduled(issue, state.today),
    print: issue.print && inStock(state, issue.print),
    digital: issue.digital && inStock(state, issue.digital),
    files: issue.released && covers(reader, issue.slug) ? filesOf(issue.slug) : [],
  };
}

/** An active subscription opens the back archive (SUBSCRIBE-7). Delivered issues stay available afterwards. */
function covers(reader: Account | undefined, slug: string): boolean {
  if (!reader) return false;
  const { current_subscription: current, issues_delivered: delivered } = reader.subscriber.timetable;
  return current?.state === 'active' || delivered.some(({ issue }) => issue?.slug === slug);
}

const filesOf = (slug: string): StoreIssue['files'] => [
  { format: 'PDF', href: `/issue/${slug}/file.pdf` },
  { format: 'EPUB', href: `/issue/${slug}/file.epub` },
];

type Listing = Omit<StoreIssue, 'files'>;

const { issue: onSale, contents } = pages.showIssue.issueForSale.body;

const LISTED: readonly Listing[] = copyOf(pages.showIssues.backIssues.body).issues;

/** The number of the oldest issue that was sent to readers. */
const OLDEST = 38;

const SUMMARIES: Record<string, string> = {
  'first-thaw': 'On what comes up when the ground gives.',
  'orchard-year': 'One orchard from pruning to cider, and what it cost.',
};

/** Issues that were sent to readers, listed as out of print. A store listing takes precedence. */
const SENT: readonly Listing[] = copyOf(pages.showAccount.expiredAutorenewOn.body)
  .subscriber.timetable.issues_delivered.flatMap(({ issue }) => (issue.image ? [{ ...issue, image: issue.image }] : []))
  .map((issue, place) => ({
    ...issue,
    number: OLDEST + place,
    summary: lookUp(SUMMARIES, issue.slug) ?? '',
    print: null,
    digital: null,
  }));
