import type { RenewPage, RenewRequest, Subscriber, SubscriberReply } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import {
  type BuilderDraft,
  type Built,
  builderEdits,
  cartOf,
  contentOf,
  couponUse,
  createBuilder,
  emptyBuilder,
  keptBuilder,
  shipsGoods,
  withRefusal,
} from '#machines/purchase/builder/builder.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { isLater } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import { type PendingNews, refetching } from '#machines/purchase/checkout/parts/refetching.ts';
import type { Begun, Refused } from '#machines/purchase/checkout/purchase.ts';
import { openedAddress, orderedBy } from '#machines/purchase/checkout/reader-form.ts';
import { needsAddress } from '#machines/rules/address/address.ts';
import { destinationOf, lacksAddress } from '#machines/rules/address/delivery.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { type RenewLink, renewValues } from '#machines/rules/renewal/renew-link.ts';
import { renewalIn, renewalNews } from '#machines/rules/renewal/renewal.ts';
import { type Coupon, couponRefusal } from '#machines/rules/subscription/coupon.ts';
import { hasLifetime } from '#machines/rules/subscription/overview.ts';
import { type Choice, defaultChoice } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';

export interface RenewInput extends Begun {
  page: RenewPage;
  link?: RenewLink;
}

export interface RenewDraft extends BuilderDraft, PendingNews {
  page: RenewPage;
  /** Whether the reader chose other settings than the subscription has (RENEW-2). */
  isChanging: boolean;
  /** Whether the settings must stay open because of the address or the coupon (RENEW-3, COUP-9). */
  isForced: boolean;
  /** The settings in the form. `builtOf` has the ones that are renewed. */
  choice: Choice;
}

type Renewal = NonNullable<RenewPage['renew']>;

/** The renewal of an open page. Throws for any other page. */
export function renewalOf({ page }: Pick<RenewDraft, 'page'>): Renewal {
  if (!page.renew) throw new Error('Only a page with something to renew is opened.');
  return page.renew;
}

/** The reader of an open page. Throws if nobody is logged in. */
export function readerOf({ page }: Pick<RenewDraft, 'page'>): Subscriber {
  if (!page.subscriber) throw new Error('Only a reader who is logged in renews.');
  return page.subscriber;
}

const isOpen = ({ page }: Pick<RenewDraft, 'page'>): boolean => page.subscriber !== null && page.renew !== null;

/** Whether the subscription never ends and needs no renewal (RENEW-4). */
export const isForLife = ({ page }: Pick<RenewDraft, 'page'>): boolean =>
  (page.subscriber !== null && hasLifetime(page.subscriber.timetable)) || page.renew?.token === null;

/**
 * The settings to renew: those of the form if it is open, or if an order was interrupted and nothing is left to renew.
 */
const chosenIn = (draft: RenewDraft): Choice =>
  draft.isChanging || !isOpen(draft) ? draft.choice : heldBy(renewalOf(draft), readerOf(draft));

/** Returns the renewal as built so far. Throws if the page has nothing to renew. */
export const builtOf = (draft: RenewDraft): Built => ({
  ...contentOf(draft),
  offer: renewalOf(draft),
  choice: chosenIn(draft),
  purpose: 'personal',
  renewal: true,
  quantity: 1,
});

/** Whether anything ships, so that a shipping category is needed. */
export const asksCategory = (draft: RenewDraft): boolean =>
  needsAddress({ medium: chosenIn(draft).medium, shipsGoods: shipsGoods(draft) });

/** Whether to ask for an address. With the same settings, the one on record is used. */
export const asksAddress = (draft: RenewDraft): boolean =>
  !isLater(draft) && asksCategory(draft) && (draft.isChanging || !places.saved(draft));

const building = builderEdits<RenewDraft>({
  builtOf,
  choose,
  category: (draft) => chosenIn(draft).shipcode,
  account: (draft) => readerOf(draft).account,
  asks: (draft) => ({ own: asksAddress(draft) }),
});

export const { places } = building;

/** The renewal of the reader's own subscription, with the same or other settings, checked out now or later. */
export const renewMachine = createBuilder(
  'renew',
  building,
  {
    begin,
    edits: {
      ...building.edits,
      settings: (draft: RenewDraft, settings: 'same' | 'other') =>
        building.rebuilt(draft, { isChanging: draft.isForced || settings === 'other' }),
    },
    isOpen,
    isBarred: isForLife,
    offersProducts: ({ page: { settings, renew } }) =>
      settings.features?.renew?.add_products === true && renew?.goods_shipping !== undefined,
    // Opens the settings for a coupon that requires others (COUP-9).
    adapt: (draft, coupon) => ({ isChanging: draft.isChanging || requiresOthers(draft, coupon) }),
    order,
    handBack,
    persistence: {
      reader: keptBuilder.reader,
      offer: ({ page: { renew, settings } }) => renew && keptBuilder.offer(renew, settings),
      // The settings come first, because they must be open before others can be chosen.
      choices: (draft) => ({
        settings: draft.isChanging ? ('other' as const) : ('same' as const),
        ...keptBuilder.choices(draft),
      }),
      typed: keptBuilder.typed,
      shape: ({ page }) => {
        const { choices, typed } = keptBuilder.shape(page.settings.features?.renew);
        return { choices: { settings: ['same', 'other'], ...choices }, typed };
      },
      // After the order, there may be nothing left to renew.
      address: (draft) =>
        renewValues(
          {
            settings: isOpen(draft) && draft.isChanging ? draft.choice : undefined,
            ...(isOpen(draft) && keptBuilder.added(draft, builtOf(draft))),
          },
          currencyOf(draft.page.settings),
        ),
    },
  },
  refetching({
    token: () => '',
    take: takeSubscriber,
    hasNews: true,
    isDue: ({ isOutdated }) => isOutdated,
    isForAnother: ({ page }, result) =>
      result.kind === 'ok'
        ? result.output.subscriber.account.ref !== page.subscriber?.account.ref
        : result.kind === 'refused' && result.refusal.status === 401,
  }),
);

function begin({ page: given, link = {} }: RenewInput): RenewDraft {
  const isOffered = given.subscriber !== null && renewalIn(given.subscriber.timetable) !== undefined;
  const page = isOffered ? given : { ...given, renew: null };
  const begun: RenewDraft = {
    ...emptyBuilder(page, page.settings.features?.renew, page.renew?.coupon, link),
    isChanging: false,
    isForced: false,
    choice: page.renew && page.subscriber ? heldBy(page.renew, page.subscriber) : defaultChoice,
  };
  if (!page.renew || !page.subscriber) return begun;
  const isForced = cannotStay(begun);
  const choice = { ...begun.choice, ...link.settings };
  return {
    ...begun,
    choice,
    isForced,
    isChanging: isForced || link.settings !== undefined,
  };
}

function choose(draft: RenewDraft, choice: Partial<Choice>): Partial<RenewDraft> {
  return draft.isChanging ? building.rebuilt(draft, { choice: { ...draft.choice, ...choice } }) : {};
}

function order(draft: RenewDraft): Order<'renewSubscription'> {
  const { account, session } = renewalOf(draft);
  const body: Omit<RenewRequest, 'invoice' | 'customer'> = {
    cart: cartOf(builtOf(draft)),
    account,
    version: readerOf(draft).timetable.version,
    ...orderedBy(draft, places),
    session,
    gifted: false,
  };
  return { call: 'renewSubscription', body };
}

/**
 * A refused address or coupon opens the settings and keeps them open (RENEW-3, COUP-9). The address on record can be
 * corrected, unless another was typed. The coupon is removed (COUP-12).
 */
function handBack(draft: RenewDraft, refused: Refused | undefined): Partial<RenewDraft> {
  if (!refused || !isOpen(draft)) return {};
  const { problems } = refused;
  const isAddress = asksCategory(draft) && problems.some(concernsAddress);
  if (!isAddress && !problems.some(({ field }) => field === 'coupon')) return {};
  const opened = { isForced: true, ...building.rebuilt(draft, { isChanging: true }) };
  const now = { ...draft, ...opened };
  return { ...opened, ...openedAddress(now, problems, places), coupon: withRefusal(draft.coupon, problems) };
}

function takeSubscriber(draft: RenewDraft, result: Result<SubscriberReply>): Partial<RenewDraft> {
  if (result.kind !== 'ok' || !draft.page.renew) return {};
  const { timetable, payment_info = draft.page.payment_info } = result.output;
  const { account } = result.output.subscriber;
  const before = readerOf(draft);
  const renewal = renewalIn(timetable);
  const page: RenewPage = {
    ...draft.page,
    subscriber: { account, timetable },
    payment_info,
    renew: renewal ? { ...draft.page.renew, ...renewal } : null,
  };
  if (!page.renew) return { page };
  const news = renewalNews(
    { timetable: before.timetable, autorenew: before.account.autorenew },
    { timetable, autorenew: account.autorenew },
  );
  const isForced = draft.isForced || cannotStay({ ...draft, page });
  const change = { page, isForced, isChanging: draft.isChanging || isForced };
  return {
    ...building.rebuilt(draft, change),
    ...(!places.saved({ ...draft, ...change }) && { origin: 'change' }),
    ...(news && { news }),
  };
}

/** The subscription's current settings. A digital one has the account's shipping category. */
function heldBy({ settings }: Renewal, { account }: Subscriber): Choice {
  const { medium, level, term, deliverable } = settings;
  return { medium, level, term, shipcode: destinationOf(deliverable) ?? account.shipcode };
}

/** Whether the settings must change: print lacks an address, or the coupon requires others (RENEW-3, COUP-9). */
const cannotStay = (draft: RenewDraft): boolean =>
  requiresOthers(draft, draft.coupon.offer) ||
  lacksAddress(renewalOf(draft).settings.deliverable, readerOf(draft).account.addresses);

const requiresOthers = (draft: RenewDraft, coupon: Coupon | undefined): boolean =>
  coupon !== undefined && couponRefusal(coupon, couponUse(builtOf(draft))) === 'uncovered';
