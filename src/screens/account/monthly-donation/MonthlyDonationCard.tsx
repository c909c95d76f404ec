import { useState } from 'react';
import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import { Form } from '#app/Form.tsx';
import { useProblemsShown } from '#app/problems-shown.ts';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useDeparture, useFlow } from '#app/WorldProvider.tsx';
import { monthlyDonationCard } from '#machines/account/monthly-donation/monthly-donation-card.ports.ts';
import type { DonationSetupPage } from '#machines/api/contract.ts';
import { DonationSetupPage as DonationSetupPageSchema } from '#machines/api/schemas/pages/DonationSetupPage.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { cardWords, donationCardWords } from '#messages/en/payment-change.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { CardOnFile } from '#screens/account/payment/CardOnFile.tsx';
import { CardUpdateForm } from '#screens/account/payment/CardUpdateForm.tsx';
import { Success } from '#screens/account/Success.tsx';

/** The page on which a donor changes the card of a monthly donation, by the link that was mailed (MDON-1). */
export function MonthlyDonationCard({ page, query }: ScreenProps<DonationSetupPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(monthlyDonationCard, input);
  useDeparture(snapshot.output);
  const words = useMessages(donationCardWords);
  const card = useMessages(cardWords);
  const { context, children } = snapshot;
  const isRestarting = snapshot.matches('restarting') || snapshot.matches('unrestarted');
  const isUpdated = isRestarting || snapshot.matches('completed');
  const said = isUpdated ? card.updated : snapshot.matches('processing') ? card.processing : undefined;
  const lead = context.isFailing && snapshot.matches('loaded') ? words.failing : undefined;
  return (
    <>
      <PageHeading title={words.title} lead={lead} />
      {snapshot.matches('failed') ? (
        <CallFailed />
      ) : (
        <Stack>
          <ArrivalNotice />
          <Success kept={context.details ?? NOTHING}>{said}</Success>
          {isRestarting && (
            <DonationRestart
              busy={snapshot.matches('restarting')}
              problems={context.problems}
              onRetry={() => actor.send({ type: 'restart.retried' })}
            />
          )}
          <CardOnFile name={context.name} details={context.details} />
          {children.card && <CardUpdateForm card={children.card} locale={page.settings.locale} />}
          {isUpdated && !snapshot.hasTag('busy') && (
            <QuietButton label={card.renew} onClick={() => actor.send({ type: 'card.renewed' })} />
          )}
        </Stack>
      )}
    </>
  );
}

export const screen = defineScreen<DonationSetupPage>(DonationSetupPageSchema, MonthlyDonationCard);

const NOTHING = {};

interface DonationRestartProps {
  busy: boolean;
  /** Why the donation was not restarted. */
  problems: readonly Problem[];
  onRetry: () => void;
}

/** The restart of a donation that was failing: on its way, or to be tried again (MDON-5). */
function DonationRestart({ busy, problems, onRetry }: DonationRestartProps) {
  const words = useMessages(donationCardWords);
  const { entries } = useProblemsShown('restart', placeProblems(busy ? [] : problems, []));
  return (
    <Form busy={busy} problems={problems} onSubmit={onRetry}>
      <ErrorSummary entries={entries} />
      <Stack>
        {!busy && <p>{words.unrestarted}</p>}
        <SubmitButton label={busy ? words.restarting : words.retry} busy={busy} />
      </Stack>
      <LiveRegion text={busy ? words.restarting : ''} hidden />
    </Form>
  );
}
