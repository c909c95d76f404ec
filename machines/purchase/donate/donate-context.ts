import type { DonatePage, ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Attempt } from '#machines/lib/world.ts';
import type { Timing } from '#machines/purchase/subscribe/subscribe-context.ts';
import { type Address, emptyAddress, inCountry, withinCountries } from '#machines/rules/address/address.ts';
import type { AddressLine } from '#machines/rules/address/address-lines.ts';
import { type DonateLink, typedAmount } from '#machines/rules/donation/donate-link.ts';
import { type DonationProcess, type Tier, tierOf, tiersOf } from '#machines/rules/donation/donation.ts';
import { readAmount } from '#machines/rules/price/amount.ts';

/** The page data, what the address asked for, and an attempt that a reload cut off. */
export interface DonateInput {
  page: DonatePage;
  link: DonateLink;
  attempt?: Attempt;
}

/** What the donor types; the amount is kept as it was typed. */
export interface DonateForm {
  amount: string;
  name: string;
  email: string;
  recipient_name: string;
  address: Address;
}

export interface DonateContext {
  page: DonatePage;
  attempt?: Attempt;
  process: DonationProcess;
  timing: Timing;
  form: DonateForm;
  /** The amount is that of a tier, which follows how often it is given. */
  hasTier: boolean;
  /** The address named an amount that is none; said until the donor changes it. */
  isLinkRefused: boolean;
  shipping?: ShippingConfig;
  problems: Problem[];
  visit?: string;
}

/** A text field of the form, by its path in the request. */
export type DonateField = Exclude<keyof DonateForm, 'address'> | `address.${AddressLine}`;

export type DonateEvent =
  | { type: 'process.chosen'; process: DonationProcess }
  | { type: 'tier.chosen'; name: string }
  | { type: 'field.changed'; field: DonateField; value: string }
  | { type: 'country.chosen'; code: string }
  | { type: 'timing.chosen'; timing: Timing }
  | { type: 'form.submitted' };

export function beginDonate({ page, link, attempt }: DonateInput): DonateContext {
  const account = page.subscriber?.account;
  return withTier({
    page,
    attempt,
    process: link.process,
    timing: 'now',
    form: {
      amount: link.amount,
      name: account?.name ?? '',
      email: account?.email ?? '',
      recipient_name: '',
      address: emptyAddress,
    },
    hasTier: false,
    isLinkRefused: link.isRefused,
    problems: [],
  });
}

/** The tier whose amount is typed, where it is one (DONATE-9). */
export function chosenTier({ page, process, form }: DonateContext): Tier | undefined {
  const reading = readAmount(form.amount, page.settings.locale);
  return 'cents' in reading ? tierOf(tiersOf(page.settings.donation_tiers), process, reading.cents) : undefined;
}

/**
 * Changes how often: the amount of a tier becomes what the tier is for the other. Any other amount was meant for the
 * one that was left, and gives way to the amount that the page began with: nobody is charged every month what was typed for once.
 */
export function chooseProcess(context: DonateContext, process: DonationProcess): Partial<DonateContext> {
  if (process === context.process) return {};
  const { page, form, hasTier, isLinkRefused } = context;
  const amount = (hasTier && chosenTier(context)?.[process]) || page.donate.amount;
  return {
    process,
    form: { ...form, amount: typedAmount(amount, page.settings.locale) },
    isLinkRefused: isLinkRefused && amount === page.donate.amount,
  };
}

/** Takes the amount of a tier. */
export function chooseTier({ page, process, form }: DonateContext, name: string): Partial<DonateContext> {
  const tier = tiersOf(page.settings.donation_tiers).find((each) => each.name === name);
  return tier
    ? {
        form: { ...form, amount: typedAmount(tier[process], page.settings.locale) },
        hasTier: true,
        isLinkRefused: false,
      }
    : {};
}

/** Changes one text field. */
export function typeDonate(context: DonateContext, field: DonateField, value: string): Partial<DonateContext> {
  const { form } = context;
  if (field === 'amount') return withTier({ ...context, form: { ...form, amount: value }, isLinkRefused: false });
  const [, line] = field.split('.');
  return { form: line ? { ...form, address: { ...form.address, [line]: value } } : { ...form, [field]: value } };
}

/** Takes the countries that were loaded; an only one is chosen for the donor. */
export function takeCountries({ form }: DonateContext, shipping: ShippingConfig): Partial<DonateContext> {
  const address = withinCountries(form.address, shipping.a.countries, shipping.states);
  return { shipping, form: { ...form, address } };
}

/** Changes the country of the address. */
export function chooseDonorCountry({ form, shipping }: DonateContext, code: string): Partial<DonateContext> {
  if (!shipping) return {};
  return { form: { ...form, address: inCountry(form.address, code, shipping.a.countries, shipping.states) } };
}

const withTier = (context: DonateContext): DonateContext => ({
  ...context,
  hasTier: chosenTier(context) !== undefined,
});
