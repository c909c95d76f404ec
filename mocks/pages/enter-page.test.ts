import { expect, test } from 'vitest';
import type { PageId } from '../documented.ts';
import { DOCUMENTED_DAY } from '../journal/calendar-state.ts';
import { createJournal } from '../journal/journal.ts';
import { pages } from '../replies.ts';
import type { AnyAnswer } from '../respond.ts';
import { visits } from '../routes.gen.ts';
import { enterPage } from './enter-page.ts';
import { openPage } from './page-data.ts';

/** What a page shows of its reader and of the journal. */
const TOLD = [
  'subscriber',
  'payment_info',
  'cart',
  'invoice',
  'redeem',
  'upgrade',
  'renew',
  'renewal',
  'gifts',
  'product',
  'cancellation',
];

/** Pages that contradict themselves or the journal's rules, and what of them the journal shows differently. */
const OTHERS: Record<string, string> = {
  'showCheckout.readerMixed': 'cart', // ships one of its goods abroad
  'showCheckout.invoicedCart': 'cart', // paid, but with its lines
  'showRenew.uncoveredCoupon': 'renew', // a coupon for renewals that covers none
  'showRedeem.alreadyRedeemed': 'redeem', // names no gift
  'showRedeem.expiredGift': 'redeem', // as above
  'showSubscription.addressMissing': 'upgrade', // a reader with another card
};

const documented = Object.entries(pages).flatMap(([id, examples]) =>
  Object.entries<AnyAnswer>(examples).map(([name, { body }]) => ({
    id: id as PageId, // the keys of the pages
    name: `${id}.${name}`,
    body: Object(body),
  })),
);

/** Returns the address of the page's own subscription, gift, invoice or product. */
function addressOf(
  id: PageId,
  { upgrade, cancellation, invoice, product, redeem, renew, link }: Told,
): [string, URLSearchParams] {
  const token = redeem?.gift?.token ?? (link?.state === 'good' ? 'lnk_9Zc4Tq' : undefined);
  const code = renew?.coupon?.code;
  const query = new URLSearchParams({ ...(token !== undefined && { token }), ...(code !== undefined && { code }) });
  const named: Record<string, string | undefined> = {
    token: upgrade?.subscription.token ?? cancellation?.token,
    invoice: invoice?.token,
    slug: product?.slug,
    shipcode: 'ship-c',
  };
  return [visits[id].path.replace(/\{(\w+)\}/g, (_, part: string) => named[part] ?? 'unknown'), query];
}

interface Told {
  upgrade?: { subscription: { token: string } } | null;
  cancellation?: { token: string } | null;
  invoice?: { token: string } | null;
  product?: { slug: string } | null;
  redeem?: { gift?: { token: string } };
  renew?: { coupon?: { code: string } | null } | null;
  link?: { state: string };
}

test.each(documented)('shows $name after it has entered it [BEYOND-92]', ({ id, name, body }) => {
  const journal = createJournal({ now: () => Date.parse(DOCUMENTED_DAY) });
  const [path, query] = addressOf(id, body);
  enterPage(journal, body, query);
  const opened = openPage(journal, path, query);
  const shown = opened && 'data' in opened ? opened.data : {};
  const told = TOLD.filter((part) => part in body && part in Object(shown) && OTHERS[name] !== part);
  expect(shown).toMatchObject(Object.fromEntries(told.map((part) => [part, body[part]])));
  expect(journal.state().reader).toBe(body.subscriber?.account.ref ?? null);
});
