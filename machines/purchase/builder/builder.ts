import { assign } from 'xstate';
import type { Cart, CartAction, Product, Settings, SubscribePage } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { NO_TEXT, TEXT } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import { addsToCart, isLater, type Timing, timings } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import {
  type Begun,
  createPurchase,
  type PurchasePart,
  type PurchaseRules,
  payerOf,
} from '#machines/purchase/checkout/purchase.ts';
import {
  type Addressed,
  accountRef,
  addressEdits,
  addressSource,
  blankForm,
  KEPT_TEXTS,
  keptTexts,
  missingReader,
  moved,
  ORIGINS,
  type PlaceRules,
  type Places,
  type ReaderForm,
  settled,
  shippedTo,
  withOrigin,
} from '#machines/purchase/checkout/reader-form.ts';
import {
  beginCoupon,
  type Couponed,
  type CouponStanding,
  couponEdit,
  KEPT_COUPON,
  keptCoupon,
  type PurchaseCoupon,
  takingCoupons,
  unappliedCoupon,
} from '#machines/purchase/coupon/coupon.ts';
import {
  addProduct,
  isShipped,
  PRODUCTS_OFFERED,
  type ProductLine,
  productLinePrice,
  removeProduct,
} from '#machines/rules/cart/product-lines.ts';
import { firstOffers } from '#machines/rules/cart/stock.ts';
import { linesWanted, listedAs, WANTED, wantedIn } from '#machines/rules/cart/wanted-products.ts';
import { typedAmount } from '#machines/rules/donation/donate-link.ts';
import { donationPayload, readDonation } from '#machines/rules/donation/donation.ts';
import { type Currency, currencyOf } from '#machines/rules/price/currency.ts';
import { donationLine } from '#machines/rules/price/line-price.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { orderTotals, subscriptionLine, subscriptionPrice } from '#machines/rules/price/pricing.ts';
import { type Coupon, type CouponUse, couponRefusal } from '#machines/rules/subscription/coupon.ts';
import type { AddedLink } from '#machines/rules/subscription/subscribe-link.ts';
import {
  type Choice,
  deliverableOf,
  LEVELS,
  MEDIA,
  type Purpose,
  SHIPCODES,
  TERMS,
} from '#machines/rules/subscription/subscription.ts';

/** The prices of a builder. Products are priced only if `goods_shipping` is present. */
export type Offer = Pick<SubscribePage['subscribe'], 'prices' | 'shipping' | 'goods_shipping'>;

/** A subscription as built so far. Its prices, cart and cart actions are calculated from this alone. */
export interface Built {
  offer: Offer;
  choice: Choice;
  purpose: Purpose;
  renewal: boolean;
  /** How many are bought; more than one only for gifts (GIFT-2). */
  quantity: number;
  /** The coupon the reader wants, which is applied while it covers the choice. */
  coupon?: Coupon | undefined;
  products: readonly ProductLine[];
  /** As typed, in the page's locale. */
  donation: string;
  locale?: string | undefined;
  currency?: Currency;
  note?: Pick<Cart['giftsubs'][number], 'message' | 'deliver_on'>;
}

/** A product to add with its size and quantity, or to remove if it has no size. */
export type ChosenProduct = { product: Product } | { product: Product; size: string; quantity: string | number };

export interface BuilderChange {
  choice?: Partial<Choice>;
  text?: { donation: string };
  products?: ChosenProduct;
}

export interface BuilderForm extends ReaderForm {
  donation: string;
}

export interface BuilderDraft extends Addressed, Couponed {
  page: Pick<SubscribePage, 'subscriber' | 'payment_info' | 'settings'>;
  choice: Choice;
  timing: Timing;
  form: BuilderForm;
  /** The list of products, once it has loaded. */
  list?: readonly Product[] | undefined;
  products: ProductLine[];
  /** The products in a link or kept draft, until the list has loaded. */
  wanted?: string | undefined;
  /** A fingerprint of the product list from which the kept draft's products were chosen. */
  listed?: string | undefined;
  /** The builder without its kept draft, until the product list shows whether the draft's products are unchanged. */
  plain?: BuilderDraft | undefined;
}

/** The initial builder of a page, before anything is chosen or typed. */
export const emptyBuilder = <Page extends BuilderDraft['page']>(
  page: Page,
  features: Features | undefined,
  offer: Coupon | null | undefined,
  { products, donation, ...link }: AddedLink = {},
) => ({
  page,
  coupon: beginCoupon(link, { offer }),
  timing: 'now' as const,
  form: {
    ...blankForm(page.subscriber),
    donation:
      donation !== undefined && features?.add_donation
        ? typedAmount(donation, page.settings.locale, currencyOf(page.settings))
        : '',
  },
  origin: 'change' as const,
  products: [],
  wanted: features?.add_products ? products : undefined,
});

/** Returns the values of a `Built` that every builder takes from its draft unchanged. */
export const contentOf = ({ page, choice, coupon, products, form }: BuilderDraft) => ({
  choice,
  coupon: coupon.isWanted ? coupon.offer : undefined,
  products,
  donation: form.donation,
  locale: page.settings.locale,
  currency: currencyOf(page.settings),
});

interface BuilderRules<Draft>
  extends Pick<PlaceRules<Draft>, 'account' | 'asks'>,
    Partial<Pick<PlaceRules<Draft>, 'category'>> {
  builtOf: (draft: Draft) => Built;
  choose: (draft: Draft, choice: Partial<Choice>) => Partial<Draft>;
}

/** Creates the edits that all builders share, and their address places. */
export function builderEdits<Draft extends BuilderDraft>({ builtOf, choose, ...rules }: BuilderRules<Draft>) {
  const places = addressSource<Draft>({
    category: (draft) => builtOf(draft).choice.shipcode,
    ...rules,
    move: (draft, shipcode) => choose(draft, { shipcode }),
  });
  return {
    builtOf,
    places,
    edits: {
      ...addressEdits(places),
      choice: choose,
      timing: (_: Draft, timing: Timing) => ({ timing }),
      ...couponEdit,
      products: ({ products }: Draft, chosen: ChosenProduct) => ({
        products:
          'size' in chosen
            ? addProduct(products, chosen.product, chosen.size, chosen.quantity)
            : removeProduct(products, chosen.product.ref),
      }),
      wanted: (_: Draft, wanted: string) => ({ wanted }),
      listed: (_: Draft, listed: string) => ({ listed }),
    },
    /** Applies a change. Switches the address if the category changes. */
    rebuilt: (draft: Draft, change: Partial<Draft>) => {
      const now = { ...draft, ...change };
      const isMoved = places.categoryOf(now, 'address') !== places.categoryOf(draft, 'address');
      return { ...change, ...(isMoved && moved(draft, now, places)) };
    },
  };
}

/** Creates the purchase of a subscription built on its page, to be checked out now or later. */
export const createBuilder = <
  Input extends Begun,
  Draft extends BuilderDraft,
  Values,
  Fresh = never,
  Name extends string = never,
>(
  id: string,
  { builtOf, places }: { builtOf: (draft: Draft) => Built; places: Places<Draft> },
  rules: Omit<PurchaseRules<Input, Draft, Values>, 'check' | 'payer' | 'total'> & {
    /** The problems specific to this builder, for either timing. */
    check?: (draft: Draft) => Problem[];
    /** Whether products are offered beside the subscription. */
    offersProducts: (draft: Draft) => boolean;
    /** Adapts the choices to a coupon that was typed. */
    adapt: (draft: Draft, coupon: Coupon) => Partial<Draft>;
  },
  ...parts: PurchasePart<Name, Input, Draft, Values, Fresh>[]
) =>
  createPurchase<
    Input,
    Draft,
    Values,
    Fresh,
    Name | 'shipping' | 'products' | 'addToCart' | 'checkCoupon' | 'readCoupon'
  >(
    id,
    {
      ...rules,
      begin: (input: Input) => {
        const draft = rules.begin(input);
        if (rules.isOpen?.(draft) === false) return draft;
        const plain = withOrigin(draft, places);
        return input.kept?.length ? { ...plain, plain } : plain;
      },
      // A checkout later leaves the reader's details to the cart checkout.
      check: (draft) => [
        ...unappliedCoupon(draft, couponOn(builtOf(draft))?.code),
        ...unreadDonation(builtOf(draft)),
        ...(rules.check?.(draft) ?? []),
        ...(isLater(draft) ? [] : missingReader(draft, places)),
      ],
      order: (draft) => ({ ...rules.order(draft), coupon: couponOn(builtOf(draft))?.code }),
      total: (draft) => quote(builtOf(draft)).totals.total,
      payer: payerOf,
    },
    shippedTo(places, rules.isOpen),
    offeringProducts(places, rules.offersProducts),
    addsToCart((draft) => actionsOf(builtOf(draft))),
    takingCoupons({
      isStored: false,
      on: (draft) => {
        const { renewal, purpose } = builtOf(draft);
        return { for: 'subscription', purpose: renewal ? 'renewal' : purpose };
      },
      standing: (draft) => couponStanding(draft, builtOf(draft)),
      take: (draft, reply) => (reply.for === 'subscription' ? offered(draft, reply.coupon, { ...rules, builtOf }) : {}),
    }),
    ...parts,
  );

/** Puts a coupon on offer. One that may fit stands in the page's address, so that a reload does not lose it. */
function offered<Draft extends BuilderDraft>(
  draft: Draft,
  offer: Coupon,
  { adapt, builtOf }: { adapt: (draft: Draft, coupon: Coupon) => Partial<Draft>; builtOf: (draft: Draft) => Built },
): Draft {
  const now = { ...draft, coupon: { ...draft.coupon, offer, isWanted: true } };
  const adapted = { ...now, ...adapt(now, offer) };
  const refusal = couponRefusal(offer, couponUse(builtOf(adapted)));
  const code = refusal === undefined || refusal === 'uncovered' ? offer.code : draft.coupon.code;
  return { ...adapted, coupon: { ...adapted.coupon, code } };
}

/** Takes off a refused coupon and keeps the server's message for it (COUP-12). */
export function withRefusal(coupon: PurchaseCoupon, problems: readonly Problem[]): PurchaseCoupon {
  const errors = problems.find(({ field }) => field === 'coupon')?.words;
  return errors && coupon.offer ? { ...coupon, offer: { ...coupon.offer, errors }, isWanted: false } : coupon;
}

/** Loads the list of products once, and takes from it what a link or a kept draft wants once the form is open. */
const offeringProducts = <Input extends Begun, Draft extends BuilderDraft, Values, Fresh>(
  places: Places<Draft>,
  isOffered: (draft: Draft) => boolean,
): PurchasePart<'products', Input, Draft, Values, Fresh> => ({
  invoke: {
    src: 'products',
    id: 'products',
    input: ({ context: { draft } }) => ({
      key: isOffered(draft) ? (draft.page.settings.swag_tag ?? 'swag') : undefined,
    }),
    onDone: { actions: assign({ draft: ({ context: { draft }, event }) => ({ ...draft, list: event.output.list }) }) },
    onError: {},
  },
  noticed: {
    guard: ({ context: { draft } }) => !!draft.list && !!draft.wanted,
    actions: assign({ draft: ({ context: { draft } }) => ({ ...draft, ...takeList(draft, places) }) }),
  },
});

/**
 * Selects the products of a link or kept draft from the loaded list. Drops the whole draft if it was kept with another
 * list.
 */
function takeList<Draft extends BuilderDraft>(draft: Draft, places: Places<Draft>): Partial<Draft> {
  const { list = [], wanted = '', listed, plain } = draft;
  if (plain && listed && listed !== listedAs(wanted, list)) {
    const nothing = Object.fromEntries(Object.keys(draft).map((name) => [name, undefined]));
    const begun = { ...nothing, ...plain, wanted: '', list, shipping: draft.shipping } as Draft; // `plain` has this draft's type.
    return { ...begun, form: settled(begun, places) };
  }
  const products = linesWanted(wanted, firstOffers(list, PRODUCTS_OFFERED));
  return { wanted: '', plain: undefined, products } as Partial<Draft>; // Every builder has these fields.
}

const CODE = '^(?:[A-Za-z0-9_-]{1,64})?$';

/**
 * The parts of draft persistence that all builders share. `added` returns the products, donation and code for the page's URL.
 */
export const keptBuilder = {
  reader: accountRef,
  offer: ({ prices, shipping, goods_shipping }: Offer, settings: Settings) => [
    prices,
    shipping,
    goods_shipping,
    settings.locale,
    currencyOf(settings),
  ],
  choices: ({ coupon: { code = '', isWanted }, wanted, listed, products, choice, form }: BuilderDraft) => ({
    wanted: wanted || wantedIn(products),
    listed: wanted
      ? (listed ?? '')
      : listedAs(
          wantedIn(products),
          products.map(({ product }) => product),
        ),
    choice,
    text: { donation: form.donation },
    coupon: { code, isWanted },
  }),
  typed: (draft: BuilderDraft) => ({
    origin: draft.origin,
    timing: draft.timing,
    text: keptTexts(draft),
    coupon: keptCoupon(draft),
  }),
  shape: (features: Features = {}) => ({
    choices: {
      wanted: features.add_products ? WANTED : NO_TEXT,
      listed: features.add_products ? TEXT : NO_TEXT,
      choice: { level: LEVELS, medium: MEDIA, term: TERMS, shipcode: SHIPCODES },
      text: { donation: features.add_donation ? TEXT : NO_TEXT },
      coupon: { code: CODE, isWanted: [true, false] },
    },
    typed: { origin: ORIGINS, timing: timings(features), text: KEPT_TEXTS, coupon: KEPT_COUPON },
  }),
  added: (draft: BuilderDraft, built: Built): AddedLink => ({
    ...(draft.coupon.code !== undefined && { code: draft.coupon.code }),
    products: draft.wanted || wantedIn(draft.products),
    donation: donationCents(built),
  }),
} as const;

type Features = NonNullable<NonNullable<SubscribePage['settings']['features']>['subscribe']>;

/** What a coupon is checked against. Only new subscriptions restrict the level (SUBSCRIBE-17). */
export const couponUse = ({ choice, purpose, renewal }: Built): CouponUse => ({
  deliverable: deliverableOf(choice),
  purpose,
  renewal,
  ...(!renewal && { level: choice.level }),
});

/** Returns the applied coupon: the one that the reader wants, while it covers the choice (SUBSCRIBE-12). */
export const couponOn = (built: Built): Coupon | undefined =>
  built.coupon && couponRefusal(built.coupon, couponUse(built)) === undefined ? built.coupon : undefined;

export const couponStanding = ({ coupon: { offer } }: Couponed, built: Built): CouponStanding => ({
  applied: couponOn(built)?.code,
  refusal: offer && couponRefusal(offer, couponUse(built)),
});

/** The prices of each line and the totals, in cents. The review, the order and the charge all use these figures. */
export function quote(built: Built) {
  const { offer, choice, quantity, products } = built;
  const { prices: base, shipping, goods_shipping } = offer;
  const subscription = subscriptionPrice({ base, shipping }, choice, { coupon: couponOn(built), quantity });
  const donation = donationCents(built);
  const goods = goods_shipping
    ? products.map((line) => ({ line, ...productLinePrice(line, goods_shipping, choice.shipcode) }))
    : [];
  const totals = orderTotals([subscriptionLine(subscription), donationLine(donation), ...goods]);
  return { subscription, donation, goods, totals };
}

export const shipsGoods = ({ products }: Pick<Built, 'products'>): boolean =>
  products.some(({ product }) => isShipped(product.kind));

/** The cart of an order. A gift is listed once per copy (CART-7, GIFT-3). */
export function cartOf(built: Built): Cart {
  const { choice, purpose, renewal, quantity, products, note } = built;
  const { medium, level, term } = choice;
  const coupon = couponOn(built)?.code;
  const gift = { deliverable: deliverableOf(choice), level, term, coupon, ...note };
  return {
    items: products.map(({ product, size, quantity: wanted }) => ({
      item: product.kind,
      quantity: wanted,
      ref: size.ref,
    })),
    donation: donationPayload('onetime', donationCents(built)),
    ...(purpose === 'gift'
      ? { giftsubs: Array.from({ length: quantity }, () => gift) }
      : { giftsubs: [], subscription: { renewal, medium, level, term, coupon } }),
  };
}

/** The cart actions for a checkout later (CHECK-53). */
export function actionsOf(built: Built): CartAction[] {
  const { choice, quantity } = built;
  const { giftsubs, subscription, donation, items } = cartOf(built);
  const [gift] = giftsubs;
  return [
    ...(subscription
      ? [{ type: 'personal-subscription' as const, item: { ...subscription, shipcode: choice.shipcode } }]
      : []),
    ...(gift ? [{ type: 'gift-subscription' as const, item: gift, qty: quantity }] : []),
    ...(donation ? [{ type: 'donation-item' as const, item: donation }] : []),
    ...items.map(({ item: type, ref, quantity: qty }) => ({ type, item: { ref }, qty })),
  ];
}

function unreadDonation({ donation, locale, currency }: Built): Problem[] {
  const reading = readDonation(donation, locale, currency);
  return 'problem' in reading ? [{ field: 'donation', code: reading.problem }] : [];
}

function donationCents({ donation, locale, currency }: Built): Cents {
  const reading = readDonation(donation, locale, currency);
  return 'cents' in reading ? reading.cents : 0;
}
