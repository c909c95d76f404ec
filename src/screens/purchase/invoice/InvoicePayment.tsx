import { useEffect, useEffectEvent } from 'react';
import { useDeparture, usePath } from '#app/world/WorldProvider.tsx';
import type { Invoice, InvoicePage } from '#machines/api/contract.ts';
import { asksPassword } from '#machines/purchase/invoice/invoice.machine.ts';
import { invoice as payment } from '#machines/purchase/invoice/invoice.ports.ts';
import { couponOf } from '#machines/rules/payment/invoice.ts';
import { readLinkedCode } from '#machines/rules/subscription/coupon-code.ts';
import { invoiceMessages } from '#messages/en/invoice.ts';
import { purchaserMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { NewPassword } from '#screens/purchase/checkout/PurchaserFields.tsx';
import { OrderTotal } from '#screens/purchase/checkout/review/OrderReview.tsx';
import { couponFields, PASSWORD_FIELDS } from '#screens/purchase/checkout/shown-fields.ts';
import { usePurchase, usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { CouponPlace } from '#screens/purchase/coupon/CouponPlace.tsx';

export interface InvoicePaymentProps {
  page: InvoicePage;
  invoice: Invoice;
  onPage: (page: InvoicePage) => void;
}

/** The payment of an invoice, with a password if it opens an account (INV-20). */
export function InvoicePayment({ page, invoice, onPage }: InvoicePaymentProps) {
  const words = useMessages(purchaserMessages);
  const invoices = useMessages(invoiceMessages);
  const path = usePath();
  const [snapshot, actor] = usePurchaseFlow(payment, () => ({
    page,
    link: readLinkedCode(new URL(path, 'http://journal').searchParams),
  }));
  useDeparture(snapshot.output);
  const { draft } = snapshot.context;
  const shown = useEffectEvent(onPage);
  useEffect(() => shown(draft.page), [draft.page]);
  const isStale = snapshot.hasTag('stale');
  const asks = asksPassword(page) && !isStale;
  const purchase = usePurchase(snapshot, actor.send, {
    id: 'invoice',
    fields: [...couponFields(page), ...(asks ? PASSWORD_FIELDS : [])],
  });
  return (
    <div className="jr-screen">
      <PurchaseForm
        purchase={purchase}
        conclusion={
          isStale ? (
            <SubmitButton label={invoices.outdated} />
          ) : (
            <CheckoutPanel
              purchase={purchase}
              page={page}
              summary={<OrderTotal label={invoices.amountDue} lines={invoice.lines} total={invoice.total} />}
              lines={invoice.lines}
              total={invoice.total}
              hidesReview
              offersKeeping={false}
            />
          )
        }
      >
        {!isStale && page.settings.typed_coupons && (
          <CouponPlace
            coupon={draft.coupon}
            standing={{ applied: couponOf(invoice) ?? undefined }}
            canType
            tied={purchase.fieldProps('coupon')}
            isChecking={purchase.isPricing}
            send={actor.send}
          />
        )}
        {asks && (
          <Section title={words.account} group>
            <p>{words.passwordToManage}</p>
            <NewPassword
              pair={draft.form}
              fieldProps={purchase.fieldProps}
              onChange={(text) => purchase.change({ text })}
            />
          </Section>
        )}
      </PurchaseForm>
    </div>
  );
}
