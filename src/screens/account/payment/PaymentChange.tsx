import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/world.tsx';
import { paymentChange } from '#machines/account/payment/payment-change.ports.ts';
import type { PaymentPage } from '#machines/api/contract.ts';
import { PaymentPage as PaymentPageSchema } from '#machines/api/schemas/pages/PaymentPage.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { PaymentChangeView } from './PaymentChangeView.tsx';

/** The page on which a reader changes the card or bank account on file (PAYM-1). */
export function PaymentChange({ page, query }: ScreenProps<PaymentPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(paymentChange, input);
  useDeparture(snapshot.output);
  return <PaymentChangeView snapshot={snapshot} send={actor.send} locale={page.settings.locale} />;
}

export const screen = defineScreen<PaymentPage>(PaymentPageSchema, PaymentChange, ['token']);
