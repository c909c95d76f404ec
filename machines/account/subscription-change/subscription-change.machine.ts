import { and, assign, not } from 'xstate';
import type {
  ShippingConfig,
  SubscriptionPage,
  SubscriptionReply,
  UpdateRequest,
  UpgradeSubscription,
} from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { problemsAfter } from '#machines/lib/submission.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { createPurchase, type Refused } from '#machines/purchase/checkout/purchase.ts';
import { readingAgain } from '#machines/purchase/checkout/read-again.ts';
import {
  addressEdits,
  missingIn,
  moved,
  type Places,
  shippedTo,
  takeCountries,
  withRecorded,
} from '#machines/purchase/checkout/reader-form.ts';
import { type Address, emptyAddress } from '#machines/rules/address/address.ts';
import type { Origin } from '#machines/rules/address/address-origin.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import {
  type Deliverable,
  deliverableOf,
  type Level,
  type Shipcode,
} from '#machines/rules/subscription/subscription.ts';
import {
  atLevel,
  closedBecause,
  heldBy,
  isHeld,
  needsPayment,
  type UpgradeChoice,
} from '#machines/rules/subscription/upgrade.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';

/** The page data, and an attempt that a reload cut off. */
export interface SubscriptionChangeInput {
  page: SubscriptionPage;
  attempt?: Attempt;
}

/** A subscription as the reader wants it. */
export interface SubscriptionChangeDraft {
  page: SubscriptionPage;
  choice: UpgradeChoice;
  form: { name: string; email: string; address: Address };
  origin: Origin;
  shipping?: ShippingConfig;
  /** Whether the subscription was saved and could not be read again, so that nothing is known of it. */
  isUnread: boolean;
}

/** The subscription of an open page. */
export function subscriptionOf({ page }: Pick<SubscriptionChangeDraft, 'page'>): UpgradeSubscription {
  if (!page.upgrade) throw new Error('Only a page with a subscription is opened.');
  return page.upgrade.subscription;
}

type Chosen = Pick<SubscriptionChangeDraft, 'page' | 'choice'>;

/** The shipping category of the choice; for digital the account's own. */
export const shipcodeOf = ({ page, choice }: Chosen): Shipcode =>
  destinationOf(choice.deliverable) ?? page.subscriber.account.shipcode;

/** The address on record that the choice would be sent to. */
export const savedAddress = (chosen: Chosen): Address | undefined =>
  chosen.page.subscriber.account.addresses[zoneOf(shipcodeOf(chosen))] ?? undefined;

/** Whether the choice is printed, so that it needs an address (ADDR-21). */
export const asksAddress = ({ choice }: Chosen): boolean => destinationOf(choice.deliverable) !== undefined;

/** What there is to send: nothing; an address alone, which is saved by its own call; or another subscription. */
export function pendingIn(draft: SubscriptionChangeDraft): 'nothing' | 'address' | 'change' {
  if (!isHeld(subscriptionOf(draft), draft.choice)) return 'change';
  return isElsewhere(draft) ? 'address' : 'nothing';
}

const places: Places<SubscriptionChangeDraft> = {
  categoryOf: shipcodeOf,
  kept: (draft) => savedAddress(draft) && shipcodeOf(draft),
  accountCategory: ({ page }) => page.subscriber.account.shipcode,
  move: (draft, shipcode) => chooseDelivery(draft, deliverableOf({ medium: 'print', shipcode })),
};

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
    check,
    order,
    payer: (draft) => ({ hasAccount: true, hasCardOnFile: subscriptionOf(draft).card !== null }),
    handBack,
  },
  readingAgain({ token: (draft) => subscriptionOf(draft).token, take: takeSubscription, limit: 35_000 }),
  shippedTo((draft, shipping) => takeCountries(draft, shipping, places)),
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
          input: ({ context: { draft } }) => ({ shipcode: shipcodeOf(draft), address: trimmed(draft.form.address) }),
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
  const { name, email } = page.subscriber.account;
  const choice: UpgradeChoice = page.upgrade ? heldBy(page.upgrade.subscription) : NOTHING;
  const form = { name, email, address: emptyAddress };
  return { page, choice, form, origin: savedAddress({ page, choice }) ? 'keep' : 'change', isUnread: false };
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

/** What stops the change, in the order of the page. */
function check(draft: SubscriptionChangeDraft): Problem[] {
  const { form } = draft;
  return [
    ...(pendingIn(draft) === 'change' ? [...required('name', form.name), ...required('email', form.email)] : []),
    ...(isElsewhere(draft) ? missingIn(form) : []),
  ];
}

/** The change as it is ordered. */
function order(draft: SubscriptionChangeDraft): Order<'updateSubscription'> {
  const { page, choice, form } = draft;
  const subscription = subscriptionOf(draft);
  const body: Omit<UpdateRequest, 'invoice' | 'customer'> = {
    name: form.name.trim(),
    email: form.email.trim(),
    origin: isElsewhere(draft) ? 'change' : 'keep',
    address: isElsewhere(draft) ? trimmed(form.address) : undefined,
    shipcode: shipcodeOf(draft),
    subscription: { token: subscription.token, ...choice },
    session: page.upgrade?.session,
  };
  return { call: 'updateSubscription', body, ...(!needsPayment(subscription, choice) && { isFree: true }) };
}

/**
 * A refusal that concerns the address opens the settings (SUBS-16): with the address on record, which is to be put
 * right, unless another was typed.
 */
function handBack(draft: SubscriptionChangeDraft, { problems }: Refused): Partial<SubscriptionChangeDraft> {
  if (!asksAddress(draft) || !problems.some(concernsAddress)) return {};
  return { origin: 'change', form: withRecorded(draft.form, savedAddress(draft)) };
}

/** Takes the subscription as it is once its address is saved (SUBS-12), and begins with what is paid for. */
function takeSubscription(
  draft: SubscriptionChangeDraft,
  result: Result<SubscriptionReply>,
): Partial<SubscriptionChangeDraft> {
  if (result.kind !== 'ok') return {};
  const { page, form } = draft;
  const { upgrade, subscriber } = result.output;
  const account = { ...page.subscriber.account, addresses: subscriber.addresses };
  const now = begin({ page: { ...page, upgrade, subscriber: { ...page.subscriber, account } } });
  return { ...now, form: { ...form, address: emptyAddress } };
}

function isToSave(draft: SubscriptionChangeDraft): boolean {
  return !draft.isUnread && pendingIn(draft) === 'address';
}

function isElsewhere(draft: SubscriptionChangeDraft): boolean {
  return asksAddress(draft) && draft.origin === 'change';
}
