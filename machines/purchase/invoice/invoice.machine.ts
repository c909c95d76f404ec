import type { Invoice, InvoiceData, InvoicePage, InvoicePaymentRequest } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import { landOrReload, reloadIfOutdated } from '#machines/purchase/checkout/parts/reload-if-outdated.ts';
import { type Begun, createPurchase } from '#machines/purchase/checkout/purchase.ts';
import {
  beginCoupon,
  type Couponed,
  couponEdit,
  KEPT_COUPON,
  keptCoupon,
  takingCoupons,
  unappliedCoupon,
} from '#machines/purchase/coupon/coupon.ts';
import { passwordProblems } from '#machines/rules/login/password.ts';
import { couponOf, isIntroductory } from '#machines/rules/payment/invoice.ts';
import type { LinkedCode } from '#machines/rules/subscription/coupon-code.ts';

export interface InvoiceInput extends Begun {
  page: InvoicePage;
  link?: LinkedCode;
}

export interface InvoiceDraft extends Couponed {
  page: InvoicePage;
  form: { password: string; confirm: string };
}

/** The code of the coupon on the invoice of a page. */
const appliedTo = ({ invoice }: InvoicePage): string | undefined => (invoice && couponOf(invoice)) ?? undefined;

/** Whether the payer must set a password: for a first subscription, if not logged in (INV-20). */
export const asksPassword = ({ invoice, subscriber }: InvoicePage): boolean =>
  !subscriber && invoice !== null && isIntroductory(invoice);

/** The payment of an invoice. If the invoice turns out to be paid or changed, the page is reloaded instead. */
export const invoiceMachine = createPurchase(
  'invoice',
  {
    begin: ({ page, link }: InvoiceInput): InvoiceDraft => ({
      page,
      form: { password: '', confirm: '' },
      coupon: beginCoupon(link, { applied: appliedTo(page) }),
    }),
    edits: {
      text: ({ form }: InvoiceDraft, texts: Partial<InvoiceDraft['form']>) => ({ form: { ...form, ...texts } }),
      ...couponEdit,
    },
    check,
    order,
    total: ({ page }) => page.invoice?.total ?? 0,
    // `hasAccount` is false because paying an invoice never saves a card (CHECK-24).
    depart: landOrReload,
    payer: ({ page }) => ({ hasAccount: false, onFile: page.payment_info ?? null }),
    persistence: {
      reader: ({ page }) => page.subscriber?.account.ref,
      typed: (draft) => ({ coupon: keptCoupon(draft) }),
      shape: () => ({ typed: { coupon: KEPT_COUPON } }),
    },
  },
  reloadIfOutdated(),
  takingCoupons({
    isStored: true,
    on: ({ page: { invoice } }) => ({ for: 'invoice', invoice: invoice?.token ?? '' }),
    standing: ({ page }) => ({ applied: appliedTo(page) }),
    take: ({ page }, reply) => (reply.for === 'invoice' ? { page: shown(page, reply.invoice) } : {}),
  }),
);

/** Merges the invoice into the page. Clears payment fields that the reply leaves out. */
const shown = (page: InvoicePage, data: InvoiceData): InvoicePage => ({
  ...page,
  business_info: null,
  checkout: null,
  payment_info: null,
  receipt: null,
  ...data,
});

function check(draft: InvoiceDraft): Problem[] {
  const { page, form } = draft;
  return [...unappliedCoupon(draft, appliedTo(page)), ...(asksPassword(page) ? passwordProblems(form) : [])];
}

/** The server takes the goods and the recipient from the invoice. */
function order({ page, form }: InvoiceDraft): Order {
  const { invoice, checkout } = page;
  if (!invoice || !checkout) throw new Error('Only an invoice that can be paid is submitted.');
  const setsUp = asksPassword(page);
  const body: InvoicePaymentRequest = {
    name: invoice.name,
    email: invoice.email,
    password: setsUp ? { password: form.password, confirm: form.confirm } : undefined,
    origin: setsUp ? 'change' : 'keep',
    address: (setsUp && invoice.address) || undefined,
    shipcode: shipcodeOf(invoice, page),
    session: checkout.session,
    gifted: false,
  };
  return { call: 'payInvoice', token: invoice.token, body };
}

/** If nothing ships, the payer's own category, else the first. */
function shipcodeOf({ shipcode }: Invoice, { subscriber }: InvoicePage) {
  return shipcode ?? subscriber?.account.shipcode ?? 'ship-a';
}
