import { and, assign, not } from 'xstate';
import type {
  SubscriptionPage,
  SubscriptionReply,
  UpdateRequest,
  UpgradeSubscription,
} from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { type PendingNews, refetching } from '#machines/purchase/checkout/parts/refetching.ts';
import { type Begun, createPurchase } from '#machines/purchase/checkout/purchase.ts';
import {
  type Addressed,
  addressEdits,
  blankForm,
  deliveryAddressSource,
  isElsewhere,
  missingAddress,
  missingReader,
  moved,
  openedAddress,
  orderedBy,
  readerPersistence,
  shippedTo,
  withOrigin,
} from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress, typedAddress } from '#machines/rules/address/address.ts';
import { DELIVERABLES, type Deliverable, LEVELS, type Level } from '#machines/rules/subscription/subscription.ts';
import {
  atLevel,
  changePrice,
  closedBecause,
  heldBy,
  isHeld,
  needsPayment,
  type UpgradeChoice,
} from '#machines/rules/subscription/upgrade.ts';

export interface SubscriptionChangeInput extends Begun {
  page: SubscriptionPage;
}

export interface SubscriptionChangeDraft extends Addressed, PendingNews {
  page: SubscriptionPage;
  choice: UpgradeChoice;
  /** Whether the address was saved but the refetch failed, so that the displayed subscription may be stale. */
  isUnread: boolean;
}

/** The subscription of an open page. Throws for a page without one. */
export function subscriptionOf({ page }: Pick<SubscriptionChangeDraft, 'page'>): UpgradeSubscription {
  if (!page.upgrade) throw new Error('Only a page with a subscription is opened.');
  return page.upgrade.subscription;
}

/** What a submit would send: nothing, only an address (saved by its own call), or a change. */
export function pendingIn(draft: SubscriptionChangeDraft): 'nothing' | 'address' | 'change' {
  if (!isHeld(subscriptionOf(draft), draft.choice)) return 'change';
  return isElsewhere(draft, places) ? 'address' : 'nothing';
}

export const places = deliveryAddressSource<SubscriptionChangeDraft>({
  deliverable: ({ choice }) => choice.deliverable,
  account: ({ page }) => page.subscriber.account,
  deliver: chooseDelivery,
  asksPassword: () => false,
});

/**
 * The change of a subscription. A change of level or delivery is checked out; a change of address alone is saved by its
 * own call and stays on the page.
 */
export const subscriptionChangeMachine = createPurchase(
  'subscriptionChange',
  {
    begin,
    edits: {
      ...addressEdits(places),
      // Also selects a delivery that is available at the level.
      level: (draft: SubscriptionChangeDraft, level: Level) =>
        choose(draft, atLevel(subscriptionOf(draft), draft.choice, level)),
      delivery: chooseDelivery,
    },
    isOpen: ({ page }) => page.upgrade?.subscription.can_update ?? false,
    isWaiting: ({ isUnread }) => isUnread,
    check: (draft) => (pendingIn(draft) === 'change' ? missingReader(draft, places) : missingAddress(draft, places)),
    order,
    total: (draft) => changePrice(subscriptionOf(draft), draft.choice) ?? 0,
    payer: ({ page }) => ({ hasAccount: true, onFile: page.upgrade?.subscription.card ?? null }),
    // A refused address opens the settings (SUBS-16).
    handBack: (draft, refused) => openedAddress(draft, refused?.problems ?? [], places),
    depart,
    persistence: readerPersistence({
      // A kept draft is dropped if the settings or their prices change, but not if the card does.
      offer: ({ page }) => page.upgrade && { ...page.upgrade.subscription, card: null },
      typed: ({ choice }: SubscriptionChangeDraft) => ({ level: choice.level, delivery: choice.deliverable }),
      shape: () => ({ level: LEVELS, delivery: DELIVERABLES }),
    }),
  },
  refetching({
    token: (draft) => subscriptionOf(draft).token,
    take: takeSubscription,
    limit: 35_000,
    isDue: ({ isOutdated }) => isOutdated,
    isNeeded: ({ isUnread }) => isUnread,
    isForAnother: ({ isUnread }, result) =>
      !isUnread && result.kind === 'refused' && [401, 404].includes(result.refusal.status),
    hasNews: true,
  }),
  shippedTo(places),
  {
    submitted: [
      { guard: and([not('isUnsettled'), ({ context: { draft } }) => isToSave(draft), 'isComplete']), target: 'saving' },
      {
        guard: and([not('isUnsettled'), ({ context: { draft } }) => pendingIn(draft) === 'nothing']),
        actions: 'clearProblems',
      },
    ],
    open: {
      saving: {
        tags: ['busy', 'saving'],
        entry: 'clearProblems',
        invoke: {
          src: 'saveAddress',
          input: ({ context: { draft } }) => ({
            shipcode: places.categoryOf(draft, 'address'),
            address: typedAddress(draft.form.address),
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'ok',
              target: 'reading',
              actions: assign(({ context: { draft } }) => ({ isSaved: true, draft: { ...draft, isUnread: true } })),
            },
            { target: 'filling', actions: assign({ problems: ({ event }) => problemsAfter(event.output) }) },
          ],
          onError: { target: 'filling', actions: 'sayFailure' },
        },
        after: { untilGivenUp: { target: 'filling', actions: 'sayFailure' } },
      },
    },
  },
);

function begin({ page }: SubscriptionChangeInput): SubscriptionChangeDraft {
  const choice: UpgradeChoice = page.upgrade ? heldBy(page.upgrade.subscription) : NOTHING;
  const form = blankForm(page.subscriber);
  return withOrigin({ page, choice, form, origin: 'change', isUnread: false }, places);
}

const NOTHING: UpgradeChoice = { level: 'low', deliverable: 'digital' };

function chooseDelivery(draft: SubscriptionChangeDraft, deliverable: Deliverable): Partial<SubscriptionChangeDraft> {
  return choose(draft, { ...draft.choice, deliverable });
}

function choose(draft: SubscriptionChangeDraft, choice: UpgradeChoice | undefined): Partial<SubscriptionChangeDraft> {
  if (!choice || closedBecause(subscriptionOf(draft), choice) !== undefined) return {};
  return { choice, ...moved(draft, { ...draft, choice }, places) };
}

function order(draft: SubscriptionChangeDraft): Order<'updateSubscription'> {
  const { page, choice } = draft;
  const subscription = subscriptionOf(draft);
  const body: Omit<UpdateRequest, 'invoice' | 'customer'> = {
    ...orderedBy(draft, places),
    subscription: { token: subscription.token, ...choice },
    version: page.upgrade?.version,
    session: page.upgrade?.session,
  };
  return { call: 'updateSubscription', body, ...(!needsPayment(subscription, choice) && { isFree: true }) };
}

/** A free change goes to the account page, which shows the new settings (SUBS-11, SUBS-13). */
function depart(visit: string, { page, choice }: SubscriptionChangeDraft): Departure {
  if (visit !== '/account' || !page.upgrade) return { visit };
  const facts = { token: page.upgrade.subscription.token, ...choice };
  return { visit, notice: { act: 'subscriptionChange', end: 'done', facts } };
}

/** Starts over with the refetched subscription after an address was saved (SUBS-12). */
function takeSubscription(
  draft: SubscriptionChangeDraft,
  result: Result<SubscriptionReply>,
): Partial<SubscriptionChangeDraft> {
  if (result.kind !== 'ok') return {};
  const { form } = draft;
  const { upgrade, subscriber } = result.output;
  const account = { ...draft.page.subscriber.account, addresses: subscriber.addresses };
  const page = { ...draft.page, upgrade, subscriber: { ...draft.page.subscriber, account } };
  const now = begin({ page });
  if (draft.isUnread) return { ...now, form: { ...form, address: emptyAddress } };
  // Keeps the reader's choice if it is still available.
  const isOpen = closedBecause(upgrade.subscription, draft.choice) === undefined;
  return {
    page,
    ...(!isOpen && { choice: now.choice }),
    ...(isSame(subscriptionOf(draft), upgrade.subscription) ? {} : { news: 'changed' as const }),
  };
}

/** Compares everything but the payment method. */
const isSame = (one: UpgradeSubscription, other: UpgradeSubscription): boolean =>
  JSON.stringify({ ...one, card: null }) === JSON.stringify({ ...other, card: null });

function isToSave(draft: SubscriptionChangeDraft): boolean {
  return !draft.isUnread && pendingIn(draft) === 'address';
}
