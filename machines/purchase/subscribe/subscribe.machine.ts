import type { SubscribePage, SubscribeRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import {
  type BuilderDraft,
  type BuilderForm,
  type Built,
  builderEdits,
  cartOf,
  contentOf,
  createBuilder,
  emptyBuilder,
  keptBuilder,
  shipsGoods,
  withRefusal,
} from '#machines/purchase/builder/builder.ts';
import { NO_TEXT, TEXT } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { Begun, Refused } from '#machines/purchase/checkout/purchase.ts';
import { type AddressName, openedAddress, readerIn } from '#machines/purchase/checkout/reader-form.ts';
import { needsAddress, typedAddress } from '#machines/rules/address/address.ts';
import { type ClampedQuantity, clampQuantity } from '#machines/rules/cart/quantity.ts';
import { deliveryDays, type GiftNote, giftMessageProblems, giftNoteOf } from '#machines/rules/gift/gift-message.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import type { Coupon } from '#machines/rules/subscription/coupon.ts';
import { isSubscribed } from '#machines/rules/subscription/is-subscribed.ts';
import { GIFTS, type SubscribeLink, subscribeValues } from '#machines/rules/subscription/subscribe-link.ts';
import type { Choice, Purpose } from '#machines/rules/subscription/subscription.ts';
import { typedLine } from '#machines/rules/text/typed.ts';

export interface SubscribeInput extends Begun {
  page: SubscribePage;
  link: SubscribeLink;
}

/** Who receives the goods ordered with a gift: the giver, who passes them on, or the recipient. */
export type GiftGoodsRecipient = 'giver' | 'recipient';

export interface SubscribeDraft extends BuilderDraft {
  page: SubscribePage;
  purpose: Purpose;
  gifts: ClampedQuantity;
  destination: GiftGoodsRecipient;
  form: BuilderForm & { gift_message?: string };
  delivery?: Delivery;
}

/** The delivery date of a gift ('' for immediately) and the reader's own day; both ISO. */
export interface Delivery {
  day: string;
  today: string;
}

const noteIn = ({ form, delivery }: SubscribeDraft): GiftNote & Delivery => ({
  day: '',
  today: '',
  ...delivery,
  message: form.gift_message ?? '',
});

export const builtOf = (draft: SubscribeDraft): Built => ({
  ...contentOf(draft),
  offer: draft.page.subscribe,
  purpose: draft.purpose,
  note: giftNoteOf(noteIn(draft)),
  renewal: false,
  quantity: draft.purpose === 'gift' ? draft.gifts.quantity : 1,
});

/** Whether the goods ordered with a gift ship to its recipient. */
export const goesToRecipient = ({ purpose, destination }: SubscribeDraft): boolean =>
  purpose === 'gift' && destination === 'recipient';

/**
 * The address the order asks for, if any: for a personal print subscription, or goods. A gift subscription ships only
 * once it is redeemed.
 */
export function askedAddress(draft: SubscribeDraft): AddressName | undefined {
  const medium = draft.purpose === 'personal' ? draft.choice.medium : undefined;
  if (!needsAddress({ medium, shipsGoods: shipsGoods(draft) })) return undefined;
  return goesToRecipient(draft) ? 'recipient_address' : 'address';
}

/**
 * Whether a shipping category is needed. The price of a print gift depends on it, although the gift ships only once
 * redeemed.
 */
export const asksCategory = ({ choice, products }: SubscribeDraft): boolean =>
  needsAddress({ medium: choice.medium, shipsGoods: shipsGoods({ products }) });

/** Whether the order creates an account, which needs a password (CHECK-4). */
export const makesAccount = ({ page, purpose }: SubscribeDraft): boolean =>
  page.subscriber === null && purpose === 'personal';

const building = builderEdits<SubscribeDraft>({
  builtOf,
  choose,
  account: ({ page }) => page.subscriber?.account,
  asks: (draft) => {
    const asked = askedAddress(draft);
    const recipient = asked === 'recipient_address' ? 'addressed' : 'named';
    return {
      account: makesAccount(draft),
      own: asked === 'address',
      recipient: goesToRecipient(draft) ? recipient : undefined,
    };
  },
});

export const { places } = building;

const QUANTITIES = Array.from({ length: GIFTS.max }, (_, index) => index + 1);

const DAY = '^(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))?$';

/** The purchase of a new subscription, personal or as a gift, checked out now or later. */
export const subscribeMachine = createBuilder('subscribe', building, {
  begin,
  edits: {
    ...building.edits,
    purpose: (draft: SubscribeDraft, purpose: Purpose) => building.rebuilt(draft, { purpose }),
    quantity: (_: SubscribeDraft, quantity: string | number) => ({ gifts: clampQuantity(quantity, GIFTS) }),
    destination: (_: SubscribeDraft, destination: GiftGoodsRecipient) => ({ destination }),
    delivery: ({ delivery: before }: SubscribeDraft, delivery: Delivery) => ({
      delivery: { ...delivery, today: delivery.today || (before?.today ?? '') },
    }),
  },
  isBarred,
  offersProducts: ({ page: { settings, subscribe } }) =>
    settings.features?.subscribe?.add_products === true && subscribe.goods_shipping !== undefined,
  // A coupon that is only for gifts makes the subscription a gift (SUBSCRIBE-11).
  adapt: (draft, coupon) => building.rebuilt(draft, { purpose: purposeWith(coupon, draft.purpose) }),
  check,
  order,
  handBack,
  persistence: {
    reader: keptBuilder.reader,
    offer: ({ page: { subscribe, settings } }) => keptBuilder.offer(subscribe, settings),
    choices: (draft) => ({
      purpose: draft.purpose,
      quantity: draft.gifts.quantity,
      ...keptBuilder.choices(draft),
    }),
    typed: ({ destination, delivery, ...draft }) => ({
      ...keptBuilder.typed(draft),
      destination,
      // Empty, so that a restored date is checked against the page's own date.
      delivery: { day: delivery?.day ?? '', today: '' },
      text: { ...keptBuilder.typed(draft).text, gift_message: draft.form.gift_message ?? '' },
    }),
    shape: ({ page }) => {
      const features = page.settings.features?.subscribe;
      const { choices, typed } = keptBuilder.shape(features);
      return {
        choices: { purpose: ['personal', 'gift'], quantity: QUANTITIES, ...choices },
        typed: {
          ...typed,
          destination: ['giver', 'recipient'],
          delivery: { day: features?.gift_message ? DAY : NO_TEXT, today: NO_TEXT },
          text: { ...typed.text, gift_message: features?.gift_message ? TEXT : NO_TEXT },
        },
      };
    },
    address: (draft) => subscribeValues(linkOf(draft), currencyOf(draft.page.settings)),
  },
});

/** Returns the choices to store in the page's URL. */
export const linkOf = (draft: SubscribeDraft): SubscribeLink => ({
  choice: draft.choice,
  purpose: draft.purpose,
  quantity: draft.gifts.quantity,
  ...keptBuilder.added(draft, builtOf(draft)),
});

const purposeWith = (coupon: Coupon | null | undefined, purpose: Purpose): Purpose =>
  coupon?.applied === 'gift' ? 'gift' : purpose;

function begin({ page, link, today }: SubscribeInput): SubscribeDraft {
  return {
    ...(today && { delivery: { day: '', today } }),
    ...emptyBuilder(page, page.settings.features?.subscribe, page.subscribe.coupon, link),
    purpose: purposeWith(page.subscribe.coupon, link.purpose),
    choice: link.choice,
    gifts: { quantity: link.quantity ?? 1 },
    destination: 'giver',
  };
}

/** A reader with a subscription can only buy gifts here (SUBSCRIBE-13). */
function isBarred({ page: { subscriber }, purpose }: SubscribeDraft): boolean {
  return purpose === 'personal' && subscriber !== null && isSubscribed(subscriber.timetable);
}

function check(draft: SubscribeDraft): Problem[] {
  const note = noteIn(draft);
  return draft.purpose === 'gift' ? giftMessageProblems(note, deliveryDays(note.today)) : [];
}

function choose(draft: SubscribeDraft, choice: Partial<Choice>): Partial<SubscribeDraft> {
  return building.rebuilt(draft, { choice: { ...draft.choice, ...choice } });
}

function order(draft: SubscribeDraft): Order {
  const { page, purpose, choice } = draft;
  const body: SubscribeRequest = {
    cart: cartOf(builtOf(draft)),
    ...readerIn(draft, places),
    ...destinationOf(draft),
    shipcode: choice.shipcode,
    session: page.subscribe.session,
  };
  return { call: 'subscribe', body, isGift: purpose === 'gift' || undefined };
}

function handBack(draft: SubscribeDraft, refused: Refused | undefined): Partial<SubscribeDraft> {
  const problems = refused?.problems ?? [];
  return { ...openedAddress(draft, problems, places), coupon: withRefusal(draft.coupon, problems) };
}

function destinationOf(draft: SubscribeDraft) {
  const { choice, form, origin } = draft;
  const asked = askedAddress(draft);
  if (goesToRecipient(draft))
    return {
      origin: 'recipient' as const,
      recipient_name: typedLine(form.recipient_name),
      recipient_address: asked ? typedAddress(form.recipient_address) : undefined,
      recipient_shipcode: choice.shipcode,
      gifted: true,
    };
  const address = origin === 'keep' ? places.saved(draft) : typedAddress(form.address);
  return { origin, address: asked ? address : undefined, gifted: false };
}
