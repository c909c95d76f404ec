import type { DonatePage, DonateRequest, ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { checkedOutLater, isLater, type Timing } from '#machines/purchase/checkout/later.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { type Begun, createPurchase, payerOf } from '#machines/purchase/checkout/purchase.ts';
import {
  blankForm,
  type Countries,
  loadingCountries,
  missingIn,
  moveTo,
  type ReaderForm,
  settleIn,
  type Texts,
  typeInto,
} from '#machines/purchase/checkout/reader-form.ts';
import { type DonateLink, typedAmount } from '#machines/rules/donation/donate-link.ts';
import {
  type DonationPayload,
  type DonationProcess,
  donationPayload,
  LEAST_DONATION,
  type Tier,
  tierOf,
  tiersOf,
} from '#machines/rules/donation/donation.ts';
import { readAmount } from '#machines/rules/price/amount.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { required } from '#machines/rules/text/required.ts';
import { trimmed } from '#machines/rules/text/trimmed.ts';

/** The page data, and what the address asked for. */
export interface DonateInput extends Begun {
  page: DonatePage;
  link: DonateLink;
}

/** What the donor types; the amount is kept as it was typed. */
export interface DonateForm extends ReaderForm {
  amount: string;
}

/** A donation as the donor has it. */
export interface DonateDraft {
  page: DonatePage;
  process: DonationProcess;
  timing: Timing;
  form: DonateForm;
  /** The amount is that of a tier, which follows how often it is given. */
  hasTier: boolean;
  /** The address named an amount that is none; said until the donor changes it. */
  isLinkRefused: boolean;
  shipping?: ShippingConfig;
}

/** Donors live anywhere, so that each category has all the countries. */
const anywhere = () => 'ship-a' as const;

/** Takes a donation, once or every month, and has it checked out now or later. */
export const donateMachine = createPurchase(
  'donate',
  {
    begin,
    edits: {
      process: chooseProcess,
      tier: chooseTier,
      text: type,
      country: ({ form, shipping }: DonateDraft, countries: Countries) => ({
        form: moveTo(form, countries, shipping, anywhere),
      }),
      timing: (_: DonateDraft, timing: Timing) => ({ timing }),
    },
    check,
    order,
    total: donated,
    payer: payerOf,
  },
  loadingCountries(
    (draft, shipping) => ({ ...draft, shipping, form: settleIn(draft.form, shipping, anywhere) }),
    'inclusive',
  ),
  // Another donation in the cart gives way to this one (CHECK-53).
  checkedOutLater((draft) => [{ type: 'donation-item', item: donationOf(draft) }]),
);

/** What is given, in cents; 0 as long as no amount can be read. */
export function donated({ form, page }: DonateDraft): Cents {
  const reading = readAmount(form.amount, page.settings.locale);
  return 'cents' in reading ? reading.cents : 0;
}

/** The tier whose amount is typed, where it is one (DONATE-9). */
export function chosenTier({ page, process, form }: DonateDraft): Tier | undefined {
  const reading = readAmount(form.amount, page.settings.locale);
  return 'cents' in reading ? tierOf(tiersOf(page.settings.donation_tiers), process, reading.cents) : undefined;
}

function begin({ page, link }: DonateInput): DonateDraft {
  const form = { ...blankForm(page.subscriber), amount: link.amount };
  const isLinkRefused = link.isRefused;
  return withTier({ page, process: link.process, timing: 'now', form, hasTier: false, isLinkRefused });
}

/**
 * Changes how often: the amount of a tier becomes what the tier is for the other. Any other amount was meant for the
 * one that was left, and gives way to the amount that the page began with: nobody is charged every month what was typed for once.
 */
function chooseProcess(draft: DonateDraft, process: DonationProcess): Partial<DonateDraft> {
  if (process === draft.process) return {};
  const { page, form, hasTier, isLinkRefused } = draft;
  const amount = (hasTier && chosenTier(draft)?.[process]) || page.donate.amount;
  return {
    process,
    form: { ...form, amount: typedAmount(amount, page.settings.locale) },
    isLinkRefused: isLinkRefused && amount === page.donate.amount,
  };
}

/** Takes the amount of a tier. */
function chooseTier({ page, process, form }: DonateDraft, name: string): Partial<DonateDraft> {
  const tier = tiersOf(page.settings.donation_tiers).find((each) => each.name === name);
  if (!tier) return {};
  const amount = typedAmount(tier[process], page.settings.locale);
  return { form: { ...form, amount }, hasTier: true, isLinkRefused: false };
}

function type(draft: DonateDraft, texts: Texts<DonateForm>): Partial<DonateDraft> {
  const form = typeInto(draft.form, texts);
  return texts.amount === undefined ? { form } : withTier({ ...draft, form, isLinkRefused: false });
}

function withTier(draft: DonateDraft): DonateDraft {
  return { ...draft, hasTier: chosenTier(draft) !== undefined };
}

/** What stops the donation, in the order of the page; who gives is asked at the checkout, whenever that is. */
function check(draft: DonateDraft): Problem[] {
  const { form, page } = draft;
  const isGuest = page.subscriber === null && !isLater(draft);
  return [
    ...amountProblems(form.amount, page.settings.locale),
    ...(isGuest ? [...required('name', form.name), ...required('email', form.email)] : []),
    ...(isGuest && hasAddress(form) ? missingIn(form) : []),
  ];
}

function amountProblems(typed: string, locale: string | undefined): Problem[] {
  if (typed.trim() === '') return [{ field: 'amount', code: 'required' }];
  const reading = readAmount(typed, locale);
  if ('problem' in reading) return [{ field: 'amount', code: reading.problem }];
  return reading.cents < LEAST_DONATION ? [{ field: 'amount', code: 'donationTooSmall' }] : [];
}

/** The donation as it is submitted (CART-7, DONATE-10, DONATE-12). */
function order(draft: DonateDraft): Order {
  const { page, form } = draft;
  const account = page.subscriber?.account;
  const recipient = form.recipient_name.trim();
  const body: DonateRequest = {
    cart: { donation: donationOf(draft) },
    name: account?.name ?? form.name.trim(),
    email: account?.email ?? form.email.trim(),
    origin: account ? 'keep' : 'change',
    address: !account && hasAddress(form) ? trimmed(form.address) : undefined,
    recipient_name: recipient === '' ? undefined : recipient,
    shipcode: 'ship-a',
    session: page.donate.session,
    gifted: false,
  };
  return { call: 'donate', body };
}

function donationOf(draft: DonateDraft): DonationPayload {
  const donation = donationPayload(draft.process, donated(draft));
  if (!donation) throw new Error('A donation is ordered only after its amount was checked.');
  return donation;
}

/** Whether the donor has begun to give an address, which is nobody's duty here; a country alone is none. */
function hasAddress({ address: { line1, line2, city, postcode } }: DonateForm): boolean {
  return [line1, line2, city, postcode].some((value) => value.trim() !== '');
}
