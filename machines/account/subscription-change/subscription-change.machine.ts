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
import { type Begun, createPurchase } from '#machines/purchase/checkout/purchase.ts';
import { readingAgain, type Told } from '#machines/purchase/checkout/read-again.ts';
import {
  type Addressed,
  addressEdits,
  blankForm,
  isElsewhere,
  keptReader,
  missingAddress,
  missingReader,
  moved,
  openedAddress,
  orderedBy,
  placesOfDelivery,
  shippedTo,
  withOrigin,
} from '#machines/purchase/checkout/reader-form.ts';
import { emptyAddress } from '#machines/rules/address/address.ts';
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
import { trimmed } from '#machines/rules/text/trimmed.ts';

/** The page data. */
export interface SubscriptionChangeInput extends Begun {
  page: SubscriptionPage;
}

/** A subscription as the reader wants it. */
export interface SubscriptionChangeDraft extends Addressed, Told {
  page: SubscriptionPage;
  choice: UpgradeChoice;
  /** Whether the subscription was saved and could not be read again, so that nothing is known of it. */
  isUnread: boolean;
}

/** The subscription of an open page. */
export function subscriptionOf({ page }: Pick<SubscriptionChangeDraft, 'page'>): UpgradeSubscription {
  if (!page.upgrade) throw new Error('Only a page with a subscription is opened.');
  return page.upgrade.subscription;
}

/** What there is to send: nothing; an address alone, which is saved by its own call; or another subscription. */
export function pendingIn(draft: SubscriptionChangeDraft): 'nothing' | 'address' | 'change' {
  if (!isHeld(subscriptionOf(draft), draft.choice)) return 'change';
  return isElsewhere(draft, places) ? 'address' : 'nothing';
}

/** Where the subscription is sent. */
export const places = placesOfDelivery<SubscriptionChangeDraft>({
  deliverable: ({ choice }) => choice.deliverable,
  account: ({ page }) => page.subscriber.account,
  deliver: chooseDelivery,
  asksPassword: () => false,
});

/**
 * Changes the level and delivery of one subscription, which is checked out, or the address that it is sent to, which is
 * saved by itself and stays on the page.
 */
export const subscriptionChangeMachine = createPurchase(
  'subscriptionChange',
  {
    begin,
    edits: {
      ...addressEdits(places),
      // With the delivery that is open at the level.
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
    // A refusal that concerns the address opens the settings (SUBS-16).
    handBack: (draft, { problems }) => openedAddress(draft, problems, places),
    depart,
    keeping: keptReader({
      // The current settings and the prices of changing them.
      offer: ({ page }) => page.upgrade && { ...page.upgrade.subscription, card: null },
      typed: ({ choice }: SubscriptionChangeDraft) => ({ level: choice.level, delivery: choice.deliverable }),
      shape: () => ({ level: LEVELS, delivery: DELIVERABLES }),
    }),
  },
  readingAgain({
    token: (draft) => subscriptionOf(draft).token,
    take: takeSubscription,
    limit: 35_000,
    isDue: ({ isOutdated }) => isOutdated,
    isNeeded: ({ isUnread }) => isUnread,
    isForAnother: ({ isUnread }, result) =>
      !isUnread && result.kind === 'refused' && [401, 404].includes(result.refusal.status),
    tells: true,
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
            address: trimmed(draft.form.address),
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

/** Begins with what is paid for. */
function begin({ page }: SubscriptionChangeInput): SubscriptionChangeDraft {
  const choice: UpgradeChoice = page.upgrade ? heldBy(page.upgrade.subscription) : NOTHING;
  const form = blankForm(page.subscriber);
  return withOrigin({ page, choice, form, origin: 'change', isUnread: false }, places);
}

const NOTHING: UpgradeChoice = { level: 'low', deliverable: 'digital' };

/** Takes another delivery, where it is open. */
function chooseDelivery(draft: SubscriptionChangeDraft, deliverable: Deliverable): Partial<SubscriptionChangeDraft> {
  return choose(draft, { ...draft.choice, deliverable });
}

function choose(draft: SubscriptionChangeDraft, choice: UpgradeChoice | undefined): Partial<SubscriptionChangeDraft> {
  if (!choice || closedBecause(subscriptionOf(draft), choice) !== undefined) return {};
  return { choice, ...moved(draft, { ...draft, choice }, places) };
}

/** The change as it is ordered. */
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

/** A change that cost nothing ends at the account, which tells what holds then (SUBS-11, SUBS-13). */
function depart(visit: string, { page, choice }: SubscriptionChangeDraft): Departure {
  if (visit !== '/account' || !page.upgrade) return { visit };
  const facts = { token: page.upgrade.subscription.token, ...choice };
  return { visit, notice: { act: 'subscriptionChange', end: 'done', facts } };
}

/** Takes the subscription as it is once its address is saved (SUBS-12), and begins with what is paid for. */
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
  // What the reader has begun to change stays, unless it cannot be chosen any more.
  const isOpen = closedBecause(upgrade.subscription, draft.choice) === undefined;
  return {
    page,
    ...(!isOpen && { choice: now.choice }),
    ...(isSame(subscriptionOf(draft), upgrade.subscription) ? {} : { news: 'changed' as const }),
  };
}

/** Whether a subscription is what the reader saw; what is on file to pay with does not matter. */
const isSame = (one: UpgradeSubscription, other: UpgradeSubscription): boolean =>
  JSON.stringify({ ...one, card: null }) === JSON.stringify({ ...other, card: null });

function isToSave(draft: SubscriptionChangeDraft): boolean {
  return !draft.isUnread && pendingIn(draft) === 'address';
}
