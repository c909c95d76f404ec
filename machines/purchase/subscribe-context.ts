import type { ProductList, ShippingConfig, SubscribePage } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import { type Address, emptyAddress, fixedCountry, withCountry } from '#machines/rules/address.ts';
import { couponRefusal } from '#machines/rules/coupon.ts';
import { zoneOf } from '#machines/rules/shipping.ts';
import type { SubscribeLink } from '#machines/rules/subscribe-link.ts';
import { type Choice, deliverableOf } from '#machines/rules/subscription.ts';
import type { SwagLine } from '#machines/rules/swag.ts';

/** The page data, what the address asked for, and an attempt that a reload cut off. */
export interface SubscribeInput {
  page: SubscribePage;
  link: SubscribeLink;
  attempt?: Attempt;
}

/** What the reader types; amounts are kept as they were typed. */
export interface SubscribeForm {
  name: string;
  email: string;
  password: string;
  confirm: string;
  donation: string;
  address: Address;
}

/** Keep the address on record, or give another one. */
export type Origin = 'keep' | 'change';

export interface SubscribeContext {
  page: SubscribePage;
  attempt?: Attempt;
  choice: Choice;
  form: SubscribeForm;
  origin: Origin;
  hasCoupon: boolean;
  swag: SwagLine[];
  products: ProductList['list'];
  shipping?: ShippingConfig;
  problems: Problem[];
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type TextField =
  | Exclude<keyof SubscribeForm, 'address'>
  | `address.${Exclude<keyof Address, 'country' | 'country_name'>}`;

export type SubscribeEvent =
  | { type: 'choice.changed'; choice: Partial<Choice> }
  | { type: 'field.changed'; field: TextField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'origin.chosen'; origin: Origin }
  | { type: 'coupon.toggled' }
  | { type: 'swag.chosen'; product: string; size: string; quantity: string | number }
  | { type: 'swag.removed'; product: string }
  | { type: 'form.submitted' };

export function beginSubscribe({ page, link, attempt }: SubscribeInput): SubscribeContext {
  const { choice } = link;
  const account = page.subscriber?.account;
  return {
    page,
    attempt,
    choice,
    form: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      password: '',
      confirm: '',
      donation: '',
      address: emptyAddress,
    },
    origin: savedAddress(page, choice) ? 'keep' : 'change',
    hasCoupon: isCouponUsable(page, choice),
    swag: [],
    products: [],
    problems: [],
  };
}

/** The address on record for the chosen shipping category. */
export const savedAddress = ({ subscriber }: SubscribePage, { shipcode }: Choice): Address | undefined =>
  subscriber?.account.addresses[zoneOf(shipcode)] ?? undefined;

/** Whether the coupon of the page may be used with a choice. */
export function isCouponUsable({ subscribe: { coupon } }: SubscribePage, choice: Choice): boolean {
  const use = { deliverable: deliverableOf(choice), level: choice.level, renewal: false };
  return !!coupon && couponRefusal(coupon, use) === undefined;
}

/** Changes the choice: a coupon that does not cover it is taken off, and another shipping category has its own address. */
export function choose(context: SubscribeContext, change: Partial<Choice>): Partial<SubscribeContext> {
  const choice = { ...context.choice, ...change };
  const hasCoupon = context.hasCoupon && isCouponUsable(context.page, choice);
  if (choice.shipcode === context.choice.shipcode) return { choice, hasCoupon };
  const origin = savedAddress(context.page, choice) ? 'keep' : 'change';
  return { choice, hasCoupon, origin, ...settleCountry({ ...context, choice }) };
}

/** Keeps the address within the countries of its shipping category; the only country of one is chosen for the reader. */
export function settleCountry({ form, shipping, choice }: SubscribeContext): Partial<SubscribeContext> {
  if (!shipping) return {};
  const { countries } = shipping[zoneOf(choice.shipcode)];
  const { country } = form.address;
  const only = fixedCountry(countries);
  if (only) return { form: { ...form, address: withCountry(form.address, only, shipping.states) } };
  if (country === '' || countries.some(({ code }) => code === country)) return {};
  return { form: { ...form, address: { ...form.address, country: '', country_name: '', state: '' } } };
}

/** Changes the country of the address to one of its shipping category. */
export function chooseCountry({ form, shipping, choice }: SubscribeContext, chosen: string): Partial<SubscribeContext> {
  const country = shipping?.[zoneOf(choice.shipcode)].countries.find(({ code }) => code === chosen);
  return country && shipping ? { form: { ...form, address: withCountry(form.address, country, shipping.states) } } : {};
}

/** Changes one text field. */
export function type(form: SubscribeForm, field: TextField, value: string): SubscribeForm {
  const [head, inner] = field.split('.');
  return head === 'address' && inner
    ? { ...form, address: { ...form.address, [inner]: value } }
    : { ...form, [field]: value };
}
