import { useState } from 'react';
import { useProblemsShown } from '#app/use-problems-shown.ts';
import { useDeparture, useFlow, useWorld } from '#app/world.tsx';
import type { Invoice, InvoicePage } from '#machines/api/contract.ts';
import { invoice as payment } from '#machines/purchase/invoice/invoice.ports.ts';
import { asksPassword } from '#machines/purchase/invoice/invoice-order.ts';
import { isBusy } from '#machines/rules/payment/submit-label.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { invoiceWords } from '#messages/en/invoice.ts';
import { purchaserWords } from '#messages/en/order.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { CheckoutPanel } from '#screens/purchase/checkout/CheckoutPanel.tsx';
import { NewPassword } from '#screens/purchase/checkout/NewPassword.tsx';
import { PurchaseForm } from '#screens/purchase/checkout/PurchaseForm.tsx';
import { useCheckout } from '#screens/purchase/checkout/use-checkout.ts';

/** The payment of an invoice, with a password where it opens an account (INV-20). */
export function InvoicePayment({ page, invoice }: { page: InvoicePage; invoice: Invoice }) {
  const { attempts } = useWorld();
  const words = useMessages(purchaserWords);
  const invoices = useMessages(invoiceWords);
  const [input] = useState(() => ({ page, attempt: attempts.read() }));
  const [snapshot, actor] = useFlow(payment, input);
  useDeparture(snapshot.output);
  const { context, children } = snapshot;
  const checkout = useCheckout(children.checkout);

  const isOutdated = snapshot.matches({ open: 'outdated' });
  const asks = asksPassword(page) && !isOutdated;
  const busy = isBusy(checkout.status);
  const problems = context.problems.length > 0 ? context.problems : checkout.problems;
  const placed = placeProblems(busy ? [] : problems, asks ? PASSWORD : [], ALIASES);
  const { tie, entries, payment: underForm } = useProblemsShown('invoice', placed);
  const submit = () =>
    checkout.status === 'unsettled'
      ? checkout.send({ type: 'check.requested' })
      : actor.send({ type: 'form.submitted' });

  return (
    <div className="jr-screen">
      <PurchaseForm
        busy={busy}
        problems={problems}
        entries={entries}
        onSubmit={submit}
        conclusion={
          isOutdated ? (
            <SubmitButton label={invoices.outdated} />
          ) : (
            <CheckoutPanel
              checkout={checkout}
              lines={invoice.lines}
              total={invoice.total}
              hidesReview
              onFile={page.payment_info ?? null}
              offersKeeping={false}
              locale={page.settings.locale}
              problems={underForm}
              isBotChecked={page.settings.bot_check !== undefined}
              onSubmit={submit}
            />
          )
        }
      >
        {asks && (
          <Section title={words.account} group>
            <p>{words.passwordToManage}</p>
            <NewPassword
              pair={context.form}
              tie={tie}
              onChange={(field, value) => actor.send({ type: 'field.changed', field, value })}
            />
          </Section>
        )}
      </PurchaseForm>
    </div>
  );
}

const PASSWORD = ['password.password', 'password.confirm'];
const ALIASES = { password: 'password.password' };
