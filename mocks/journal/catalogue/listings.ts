import type { IssuePage, Product, StoreIssue } from '#machines/api/contract.ts';
import { copyOf } from '../../documented.ts';
import { pages, replies } from '../../replies.ts';
import type { Account } from '../account/account-state.ts';
import type { Plays } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import { rescheduled } from '../release-dates.ts';
import type { JournalState } from '../state.ts';
import { CATALOGUE, inStock, isDigital } from './goods.ts';

/** What can be bought beside a subscription. */
export const productPlays = {
  getProducts: ({ state }, { query }) => ({
    ...replies.getProducts.swag,
    body: { list: productsOf(state, query?.get('tag') ?? '') },
  }),
} satisfies Partial<Plays>;

/** The products of a tag, with what is left of them; an unknown tag has none (STORE-21). */
const productsOf = (state: JournalState, tag: string): Product[] =>
  (TAGS.get(tag) ?? []).map((product) => inStock(state, product));

/** The products whose addresses are these, in this order. */
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

/** The issues that the store lists, newest first, with what is left of them and the files that a reader may have. */
export const listedIssues = (state: JournalState, reader: Account | undefined): StoreIssue[] =>
  LISTED.map((issue) => shown(state, issue, reader));

/** The issue of this address, listed or not. */
export function issueOf(state: JournalState, slug: string, reader: Account | undefined): StoreIssue | null {
  const issue = [...LISTED, ...SENT].find((each) => each.slug === slug);
  return issue ? shown(state, issue, reader) : null;
}

/** What is in an issue, where that is known. */
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

/** A subscription that runs opens the back archive (SUBSCRIBE-7); what was delivered stays the reader's. */
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

/** The number of the oldest issue that readers were sent. */
const OLDEST = 38;

/** What is in the issues that are not sold any more. */
const SUMMARIES: Record<string, string> = {
  'first-thaw': 'On what comes up when the ground gives.',
  'orchard-year': 'One orchard from pruning to cider, and what it cost.',
};

/** Issues that readers were sent, as they are shown when they are out of print; a listing goes before them. */
const SENT: readonly Listing[] = copyOf(pages.showAccount.expiredAutorenewOn.body)
  .subscriber.timetable.issues_delivered.flatMap(({ issue }) => (issue.image ? [{ ...issue, image: issue.image }] : []))
  .map((issue, place) => ({
    ...issue,
    number: OLDEST + place,
    summary: lookUp(SUMMARIES, issue.slug) ?? '',
    print: null,
    digital: null,
  }));
