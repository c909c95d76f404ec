import type { ScreenProps } from '#app/screen.tsx';
import { attemptsOf } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import type { DonatePage } from '#machines/api/contract.ts';
import { donateFlow } from '#machines/purchase/donate/donate.flow.ts';
import { donate } from '#machines/purchase/donate/donate.ports.ts';
import { readDonateLink } from '#machines/rules/donation/donate-link.ts';
import { currencyOf } from '#machines/rules/price/currency.ts';
import { donateMessages } from '#messages/en/donation.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { ReviewPanel } from '#screens/purchase/checkout/review/ReviewPanel.tsx';
import { usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import { DonateForm } from './DonateForm.tsx';

export function Donate({ page, query }: ScreenProps<DonatePage>) {
  const words = useMessages(donateMessages);
  const [snapshot, actor] = usePurchaseFlow(donate, () => ({
    page,
    link: readDonateLink(query, page.donate, page.settings.locale, currencyOf(page.settings)),
  }));
  useDeparture(snapshot.output);
  return (
    <>
      <PageHeading title={words.title} lead={words.lead} />
      {snapshot.hasTag('added') ? (
        <ReviewPanel links={page.settings.store} />
      ) : (
        <DonateForm snapshot={snapshot} send={actor.send} />
      )}
    </>
  );
}

export const screen = definePurchase(donateFlow, Donate, {
  attempts: attemptsOf,
  drafts: openDrafts,
});
