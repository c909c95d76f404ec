import { useMemo, useState } from 'react';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { useToday } from '#app/rendering/use-today.ts';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import { useArrival, useDeparture } from '#app/world/WorldProvider.tsx';
import { monthlyDonationCardFlow } from '#machines/account/monthly-donation/monthly-donation-card.flow.ts';
import { monthlyDonationCard } from '#machines/account/monthly-donation/monthly-donation-card.ports.ts';
import {
  type MonthlyDonationCardContext,
  outcomeOfRestart,
} from '#machines/account/monthly-donation/monthly-donation-card-context.ts';
import type { DonationSetupPage } from '#machines/api/contract.ts';
import { type Outcome, settled } from '#machines/lib/outcome.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { linkToken } from '#machines/rules/link/link-token.ts';
import { linkTrouble } from '#machines/rules/link/mailed-link.ts';
import { shownOnFile } from '#machines/rules/payment/card-expiry.ts';
import { readSetupReturn } from '#machines/rules/payment/setup-return.ts';
import { cardMessages, donationCardMessages } from '#messages/en/card.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { CallFailed } from '#screens/account/CallFailed.tsx';
import { CancelLink } from '#screens/account/CancelLink.tsx';
import { LinkNotice } from '#screens/account/link/LinkNotice.tsx';
import { CardOnFile } from '#screens/account/payment/CardOnFile.tsx';
import { CardUpdateForm, type CardUpdateFormProps } from '#screens/account/payment/CardUpdateForm.tsx';
import { UpdateOutcome } from '#screens/account/payment/UpdateOutcome.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { LaterNotice, loadDeposits } from '#screens/purchase/checkout/LaterNotice.tsx';

/** The page to change the card of a monthly donation, opened by a mailed link (MDON-1). */
export function MonthlyDonationCard({ page, query }: ScreenProps<DonationSetupPage>) {
  const words = useMessages(donationCardMessages);
  const trouble = linkTrouble(page);
  if (page.payment_setup || !trouble) return <DonationCard page={page} query={query} />;
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        <LinkNotice trouble={trouble} viewer="led" token={linkToken(query)} path="/donation/setup" />
        <CallFailed />
      </Stack>
    </>
  );
}

function DonationCard({ page, query }: ScreenProps<DonationSetupPage>) {
  const [input] = useState(() => ({
    setup: page.payment_setup,
    token: linkToken(query),
    returned: readSetupReturn(query),
  }));
  const [snapshot, actor] = useFlow(monthlyDonationCard, input);
  useDeparture(snapshot.output);
  const words = useMessages(donationCardMessages);
  const card = useMessages(cardMessages);
  const { context, children } = snapshot;
  const unrestarted = snapshot.matches('unrestarted') ? context : undefined;
  const isRestarting = snapshot.matches('restarting');
  const isUpdated = snapshot.matches('completed');
  const state = isUpdated ? 'completed' : snapshot.matches('processing') ? 'processing' : undefined;
  const today = useToday();
  const details = shownOnFile(context.details, isUpdated, today);
  const failing = useFailing(page);
  const lead = context.isFailing && snapshot.matches('loaded') ? failing : undefined;
  return (
    <>
      <PageHeading title={words.title} lead={lead} />
      {snapshot.matches('failed') ? (
        <CallFailed />
      ) : (
        <Stack>
          <RestartOutcome page={page} failed={unrestarted} send={actor.send} />
          {context.deposits && !isUpdated && (
            <LaterNotice load={loadDeposits}>
              {({ DepositsNotice }) => (
                <DepositsNotice deposits={context.deposits ?? {}} of="setup" isNew={snapshot.matches('verifying')} />
              )}
            </LaterNotice>
          )}
          <UpdateOutcome act="donationCardUpdate" state={state} details={details ?? null} />
          {isRestarting && <SubmitButton type="button" label={words.restarting} busy />}
          <LiveRegion text={isRestarting ? words.restarting : ''} hidden />
          <CardOnFile name={context.name} details={details} />
          {children.card && <CardUpdate card={children.card} locale={page.settings.locale} />}
          {isUpdated && <QuietButton label={card.renew} onClick={() => actor.send({ type: 'card.renewed' })} />}
          {!children.card && <WayOn failed={unrestarted} />}
          <CancelLink of="donation" token={page.cancel} />
        </Stack>
      )}
    </>
  );
}

export const screen = defineScreen(monthlyDonationCardFlow, MonthlyDonationCard);

function CardUpdate(props: Omit<CardUpdateFormProps, 'onBlocked'>) {
  const [isBlocked, setBlocked] = useState(false);
  const problems = useSnapshot(props.card)?.context.problems ?? [];
  return (
    <>
      <CardUpdateForm {...props} onBlocked={setBlocked} />
      {isBlocked || problems.some(isFailure) ? <CallFailed /> : <SettingsLink />}
    </>
  );
}

/** Whether a problem is a failure of the page (MDON-6), except one whose own text is the same. */
const isFailure = ({ code }: Problem): boolean => code !== 'required' && code !== 'callFailed';

function WayOn({ failed }: Pick<RestartOutcomeProps, 'failed'>) {
  const outcome = failed && outcomeOfRestart(failed);
  // A refusal without words has the text of a failure already.
  const isTold = outcome?.end === 'refused' && outcome.problems?.length === 0;
  return outcome && !isTold ? <CallFailed /> : <SettingsLink />;
}

interface RestartOutcomeProps {
  page: DonationSetupPage;
  failed: MonthlyDonationCardContext | undefined;
  send: (event: { type: 'card.renewed' } | { type: 'restart.retried' }) => void;
}

function RestartOutcome({ page, failed, send }: RestartOutcomeProps) {
  const words = useMessages(donationCardMessages);
  const { updated, renew } = useMessages(cardMessages);
  const arrived = useArrival();
  const goesOn = useGoesOn(page);
  const outcome = useMemo(
    () => (failed ? outcomeOfRestart(failed) : restartIn(arrived, page)),
    [failed, arrived, page],
  );
  const isGood = outcome?.end === 'done' || outcome?.end === 'already';
  const another = { label: renew, onClick: () => send({ type: 'card.renewed' }) };
  return (
    <OutcomeNotice
      outcome={outcome}
      title={isGood ? updated : outcome?.end === 'unsure' ? words.unsure : words.unrestarted}
      now={isGood ? goesOn : undefined}
      onCheck={failed && (() => send({ type: 'restart.retried' }))}
    >
      {failed &&
        (outcome?.end === 'refused' ? <SubmitButton type="button" {...another} /> : <QuietButton {...another} />)}
    </OutcomeNotice>
  );
}

/** The outcome of a restart on the previous page, checked against the current donation (MDON-5). */
function restartIn(arrived: Outcome | undefined, { payment_setup }: DonationSetupPage): Outcome | undefined {
  if (arrived?.act !== 'donationRestart') return undefined;
  return settled(arrived, payment_setup ? !payment_setup.failing : undefined);
}

function useFailing({ payment_setup }: DonationSetupPage): string {
  const money = useMoney();
  const words = useMessages(donationCardMessages);
  if (payment_setup?.amount === undefined) return words.failing;
  return fill(words.failingMonthly, { amount: money(payment_setup.amount) });
}

function useGoesOn({ payment_setup }: DonationSetupPage): string {
  const money = useMoney();
  const locale = useLocale();
  const words = useMessages(donationCardMessages);
  const date = formatDate(payment_setup?.next_at, locale);
  if (date === undefined || payment_setup?.amount === undefined) return words.restarted;
  return fill(words.restartedNext, { amount: money(payment_setup.amount), date });
}
