import { useState } from 'react';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/world.tsx';
import { monthlyDonationCard } from '#machines/account/monthly-donation/monthly-donation-card.ports.ts';
import type { DonationSetupPage } from '#machines/api/contract.ts';
import { DonationSetupPage as DonationSetupPageSchema } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { MonthlyDonationCardView } from './MonthlyDonationCardView.tsx';

/** The page on which a donor changes the card of a monthly donation, by the link that was mailed (MDON-1). */
export function MonthlyDonationCard({ page, query }: ScreenProps<DonationSetupPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(monthlyDonationCard, input);
  useDeparture(snapshot.output);
  return <MonthlyDonationCardView snapshot={snapshot} send={actor.send} locale={page.settings.locale} />;
}

export const screen = defineScreen<DonationSetupPage>(DonationSetupPageSchema, MonthlyDonationCard);
