import type { Invoice, OrderLine } from '#machines/api/contract.ts';
import { orderTotals } from '#machines/rules/price/pricing.ts';
import { discountFor } from '#machines/rules/subscription/coupon.ts';
import { type Deliverable, deliverableOf } from '#machines/rules/subscription/subscription.ts';
import { type CouponUseOf, couponOf, couponWords, unableToApply } from '../catalogue/coupons.ts';
import { isDigital } from '../catalogue/goods.ts';
import type { Owed } from '../invoice/invoices.ts';

/** Recalculates an invoice and its debt. Returns the reasons if the coupon discounts no line. */
export function discountInvoice({ invoice, debt }: Owed, typed: string | null): string[] | undefined {
  const coupon = typed === null ? undefined : couponOf(typed);
  const code = coupon?.code ?? null;
  const refusals = invoice.lines.map((line) => (typed === null ? undefined : refusalOf(invoice, line, typed)));
  const words = refusals.filter((each) => each !== undefined);
  if (words.length === refusals.length) return words.length > 0 || typed !== null ? words : undefined;
  const lines = invoice.lines.map((line, place) => ({
    ...line,
    discount: coupon && refusals[place] === undefined ? discountOf(invoice, line, coupon) : 0,
  }));
  const { membership } = invoice.bill;
  const own = invoice.lines.findIndex(({ kind }) => kind === 'personal-subscription');
  const bill = {
    ...invoice.bill,
    membership: membership && {
      ...membership,
      item: { ...membership.item, coupon: own >= 0 && refusals[own] === undefined ? code : null },
    },
  };
  const priced = { lines, bill, total: orderTotals(lines).total };
  Object.assign(invoice, priced, { coupon: code });
  Object.assign(debt.order, priced);
  return undefined;
}

function refusalOf(invoice: Invoice, line: OrderLine, code: string): string | undefined {
  const use = couponUseOn(invoice, line);
  return use ? couponWords(code, use) : unableToApply(code);
}

/** Returns undefined for lines that never take a coupon. */
function couponUseOn({ shipcode, bill: { membership } }: Invoice, { kind }: OrderLine): CouponUseOf | undefined {
  switch (kind) {
    case 'personal-subscription': {
      if (membership?.type !== 'subscription') return undefined;
      const { phase, medium, level } = membership.item;
      const deliverable = deliverableOf({ medium, shipcode: shipcode ?? 'ship-a' });
      const renewal = phase === 'renewal';
      return { purpose: 'personal', deliverable, renewal, ...(!renewal && { level }) };
    }
    case 'gift-subscription':
      return { purpose: 'gift', deliverable: deliveredBy(shipcode), renewal: false };
    case 'donation-item':
    case 'subscription-upgrade':
      return undefined;
    default:
      return { purpose: 'goods', shipcode: isDigital(kind) ? undefined : (shipcode ?? undefined) };
  }
}

const deliveredBy = (shipcode: Invoice['shipcode']): Deliverable =>
  shipcode ? deliverableOf({ medium: 'print', shipcode }) : 'digital';

/** A coupon applies to each subscription of a line, but only once to goods (PRICE-4). */
function discountOf(invoice: Invoice, line: OrderLine, coupon: NonNullable<ReturnType<typeof couponOf>>): number {
  const use = couponUseOn(invoice, line);
  if (!use) return 0;
  const isGoods = use.purpose === 'goods';
  const each = discountFor(coupon, isGoods ? deliveredBy(use.shipcode ?? null) : use.deliverable);
  return Math.min(isGoods ? each : each * line.quantity, line.amount);
}
