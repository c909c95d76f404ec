import type { ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { isCouponUsable, keepsCoupon } from '#machines/purchase/builder/builder.ts';
import { type Address, inCountry, withinCountries } from '#machines/rules/address/address.ts';
import { categoryAfter, type Origin, originIn } from '#machines/rules/address/address-origin.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { clampQuantity } from '#machines/rules/cart/quantity.ts';
import { addSwag, removeSwag } from '#machines/rules/cart/swag.ts';
import type { Choice } from '#machines/rules/subscription/subscription.ts';
import { concernsAddress } from '#machines/rules/text/problem-places.ts';
import {
  askedAddress,
  builtOf,
  type SubscribeContext,
  type SubscribeEdit,
  type SubscribeForm,
  savedAddress,
  type TextField,
} from './subscribe-context.ts';

type Change = Partial<SubscribeContext>;

/** How many gifts are sold at once (GIFT-2). */
export const GIFTS = { min: 1, max: 20 } as const;

/** What a reader's change comes to. */
export function edited(context: SubscribeContext, event: SubscribeEdit): Change {
  switch (event.type) {
    case 'purpose.chosen':
      return recheck(context, { purpose: event.purpose });
    case 'timing.chosen':
      return { timing: event.timing };
    case 'choice.changed':
      return choose(context, event.choice);
    case 'quantity.changed':
      return { gifts: clampQuantity(event.quantity, GIFTS) };
    case 'field.changed':
      return { form: type(context.form, event.field, event.value) };
    case 'country.chosen':
      return chooseCountry(context, event.code);
    case 'origin.chosen':
      return chooseOrigin(context, event.origin);
    case 'destination.chosen':
      return { destination: event.destination };
    case 'coupon.toggled':
      return { hasCoupon: !context.hasCoupon && isCouponUsable(builtOf(context)) };
    case 'swag.chosen':
      return chooseSwag(context, event);
    case 'swag.removed':
      return { swag: removeSwag(context.swag, event.product) };
  }
}

/** What an order comes back with: an address that is found fault with is opened, a coupon that is refused comes off (CHECK-15, COUP-12). */
export const handBack = (context: SubscribeContext, problems: readonly Problem[]): Change => ({
  ...(problems.some(concernsAddress) && { origin: 'change' }),
  ...refuseCoupon(context, problems),
});

/** Takes off a coupon that the server refuses, and keeps its words. */
export function refuseCoupon({ page }: SubscribeContext, problems: readonly Problem[]): Change {
  const errors = problems.find(({ field }) => field === 'coupon')?.words;
  const { coupon } = page.subscribe;
  if (!errors || !coupon) return {};
  return { page: { ...page, subscribe: { ...page.subscribe, coupon: { ...coupon, errors } } }, hasCoupon: false };
}

/** Changes the choice: another shipping category has its own address. */
export function choose(context: SubscribeContext, change: Partial<Choice>): Change {
  const choice = { ...context.choice, ...change };
  const chosen = recheck(context, { choice });
  if (choice.shipcode === context.choice.shipcode) return chosen;
  const [before, now] = [context.choice, choice].map((each) => savedAddress(context.page, each) !== undefined);
  const origin = originIn({ before: !!before, now: !!now }, context.origin);
  return { ...chosen, origin, ...settleCountry({ ...context, choice }) };
}

/** Takes the countries that were loaded. */
export const takeCountries = (context: SubscribeContext, shipping: ShippingConfig): Change => ({
  shipping,
  ...settleCountry({ ...context, shipping }),
});

/** Keeps both addresses within the countries of the shipping category (ADDR-18). */
function settleCountry({ form, shipping, choice }: SubscribeContext): Change {
  if (!shipping) return {};
  const { countries } = shipping[zoneOf(choice.shipcode)];
  const within = (address: Address) => withinCountries(address, countries, shipping.states);
  const [address, recipient_address] = [within(form.address), within(form.recipient_address)];
  return { form: { ...form, address, recipient_address } };
}

/** Holds the coupon against what is built now; one that does not cover it comes off (SUBSCRIBE-12). */
const recheck = (context: SubscribeContext, change: Change): Change => ({
  ...change,
  hasCoupon: keepsCoupon(builtOf({ ...context, ...change })),
});

/** Keeps the address on record, where there is one, or takes another in the account's own shipping category (ADDR-12). */
function chooseOrigin(context: SubscribeContext, origin: Origin): Change {
  const { page, choice } = context;
  if (!savedAddress(page, choice)) return {};
  const shipcode = categoryAfter(origin, choice.shipcode, page.subscriber?.account.shipcode);
  return { origin, ...(shipcode !== choice.shipcode && choose({ ...context, origin }, { shipcode })) };
}

/** Changes the country of the address that is asked for to one of its shipping category. */
function chooseCountry(context: SubscribeContext, code: string): Change {
  const { form, shipping, choice } = context;
  const asked = askedAddress(context);
  if (!shipping || !asked) return {};
  const { countries } = shipping[zoneOf(choice.shipcode)];
  return { form: { ...form, [asked]: inCountry(form[asked], code, countries, shipping.states) } };
}

function chooseSwag(
  { swag, products }: SubscribeContext,
  event: Extract<SubscribeEdit, { type: 'swag.chosen' }>,
): Change {
  const product = products.find(({ ref }) => ref === event.product);
  return product ? { swag: addSwag(swag, product, event.size, event.quantity) } : {};
}

function type(form: SubscribeForm, field: TextField, value: string): SubscribeForm {
  const [head, inner] = field.split('.');
  return (head === 'address' || head === 'recipient_address') && inner
    ? { ...form, [head]: { ...form[head], [inner]: value } }
    : { ...form, [field]: value };
}
