import type { DonatePage, DonateRequest, ShippingConfig } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { TEXT } from '#machines/purchase/checkout/draft/draft-persistence.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { addsToCart, isLater, type Timing, timings } from '#machines/purchase/checkout/parts/add-to-cart-part.ts';
import { type Begun, createPurchase, payerOf } from '#machines/purchase/checkout/purchase.ts';
import {
  accountRef,
  blankForm,
  type Countries,
  KEPT_TEXTS,
  keptTexts,
  loadingCountries,
  missingIn,
  moveTo,
  type ReaderForm,
  settleIn,
  type Texts,
  typeInto,
} from '#machines/purchase/checkout/reader-form.ts';
import { typedAddress } from '#machines/rules/address/address.ts';
import { type DonateLink, linkAmount, type TypedAmounts, typedAmount } from '#machines/rules/donation/donate-link.ts';
import {
  amountProblem,
  type DonationPayload,
  type DonationProcess,
  donationPayload,
  type Tier,
  tierOf,
  tiersOf,
} from '#machines/rules/donation/donation.ts';
import { readAmount } from '#machines/rules/price/amount.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { isBlank, required } from '#machines/rules/text/required.ts';
import { typedLine, typedPlainly } from '#machines/rules/text/typed.ts';

export interface DonateInput extends Begun {
  page: DonatePage;
  link: DonateLink;
}

export interface DonateDraft {
  page: DonatePage;
  process: DonationProcess;
  /** One per frequency, so that switching keeps both. */
  amounts: TypedAmounts;
  timing: Timing;
  form: ReaderForm;
  /** The frequency whose amount in the address was invalid, until the donor changes that amount. */
  refusedLink: DonationProcess | undefined;
  shipping?: ShippingConfig;
}

/** With the key `inclusive`, every category has all countries, so any one will do. */
const anywhere = () => 'ship-a' as const;

/** The purchase of a one-time or monthly donation, checked out now or later. */
export const donateMachine = createPurchase(
  'donate',
  {
    begin,
    edits: {
      process: (_: DonateDraft, process: DonationProcess) => ({ process }),
      tier: chooseTier,
      amount: setAmount,
      amounts: (_: DonateDraft, amounts: TypedAmounts) => ({ amounts }),
      text: ({ form, shipping }: DonateDraft, texts: Texts<ReaderForm>) => ({
        form: typeInto(form, texts, shipping?.states),
      }),
      country: ({ form, shipping }: DonateDraft, countries: Countries) => ({
        form: moveTo(form, countries, shipping, anywhere),
      }),
      timing: (_: DonateDraft, timing: Timing) => ({ timing }),
    },
    check,
    order,
    total: donated,
    payer: payerOf,
    persistence: {
      reader: accountRef,
      offer: ({ page: { settings } }) => [settings.locale, currencyOf(settings)],
      choices: ({ process, amounts }) => ({ process, amounts }),
      typed: (draft) => ({ timing: draft.timing, text: keptTexts(draft) }),
      shape: ({ page }) => ({
        choices: { process: ['onetime', 'monthly'], amounts: { onetime: TEXT, monthly: TEXT } },
        typed: { timing: timings(page.settings.features?.donate), text: KEPT_TEXTS },
      }),
      address: (draft) => ({
        type: draft.process,
        amount: linkAmount(donated(draft), currencyOf(draft.page.settings)),
      }),
    },
  },
  loadingCountries(
    (draft, shipping) => ({ ...draft, shipping, form: settleIn(draft.form, shipping, anywhere) }),
    'inclusive',
  ),
  // This donation replaces any other one in the cart (CHECK-53).
  addsToCart((draft) => [{ type: 'donation-item', item: donationOf(draft) }]),
);

/** The amount in minor units; 0 if it cannot be ordered. */
export function donated(draft: DonateDraft): Cents {
  const { amounts, process, page } = draft;
  if (problemIn(draft)) return 0;
  const reading = readAmount(amounts[process], page.settings.locale, currencyOf(page.settings));
  return 'cents' in reading ? reading.cents : 0;
}

/** The problem with the current amount. */
export const problemIn = ({ amounts, process, page }: DonateDraft) =>
  amountProblem(amounts[process], page.settings.locale, currencyOf(page.settings));

export const chosenTier = (draft: DonateDraft): Tier | undefined =>
  tierOf(tiersOf(draft.page.settings.donation_tiers), draft.process, donated(draft));

function begin({ page, link: { process, amounts, isRefused } }: DonateInput): DonateDraft {
  const refusedLink = isRefused ? process : undefined;
  return { page, process, amounts, timing: 'now', form: blankForm(page.subscriber), refusedLink };
}

function chooseTier(draft: DonateDraft, name: string): Partial<DonateDraft> {
  const { page, process } = draft;
  const tier = tiersOf(page.settings.donation_tiers).find((each) => each.name === name);
  return tier ? setAmount(draft, typedAmount(tier[process], page.settings.locale, currencyOf(page.settings))) : {};
}

function setAmount({ amounts, process, refusedLink }: DonateDraft, amount: string): Partial<DonateDraft> {
  return {
    amounts: { ...amounts, [process]: amount },
    refusedLink: refusedLink === process ? undefined : refusedLink,
  };
}

/** For a checkout later, the cart checkout asks for the donor's details. */
function check(draft: DonateDraft): Problem[] {
  const { form, amounts, process, page } = draft;
  const isGuest = page.subscriber === null && !isLater(draft);
  const code = problemIn(draft);
  return [
    ...required('amount', amounts[process]),
    ...(code ? [{ field: 'amount', code } as const] : []),
    ...(isGuest ? [...required('name', form.name), ...required('email', form.email)] : []),
    ...(isGuest && hasAddress(form) ? missingIn(form) : []),
  ];
}

function order(draft: DonateDraft): Order {
  const { page, form } = draft;
  const account = page.subscriber?.account;
  const recipient = typedLine(form.recipient_name);
  const body: DonateRequest = {
    cart: { donation: donationOf(draft) },
    name: account?.name ?? typedLine(form.name),
    email: account?.email ?? typedPlainly(form.email),
    origin: account ? 'keep' : 'change',
    address: !account && hasAddress(form) ? typedAddress(form.address) : undefined,
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

/** The address is optional. A country alone does not count, since it may be selected automatically. */
function hasAddress({ address: { line1, line2, city, postcode } }: ReaderForm): boolean {
  return [line1, line2, city, postcode].some((value) => !isBlank(value));
}
