import { useCallback } from 'react';
import { Announcement } from '#app/outcome/Announcement.tsx';
import type { ScreenProps } from '#app/screen.tsx';
import { attemptsAtPlace } from '#app/storage/attempts.ts';
import { openDrafts } from '#app/storage/drafts.ts';
import { useStale } from '#app/world/use-stale.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { subscriptionChangeFlow } from '#machines/account/subscription-change/subscription-change.flow.ts';
import {
  type SubscriptionChangeDraft,
  type subscriptionChangeMachine,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change.machine.ts';
import { subscriptionChange } from '#machines/account/subscription-change/subscription-change.ports.ts';
import type { SubscriptionPage } from '#machines/api/contract.ts';
import { printIsFreeAtLow } from '#machines/rules/subscription/upgrade.ts';
import { levelMessages, subscriptionChangeMessages, termMessages } from '#messages/en/subscription.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { fill } from '#messages/message.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { LoadNotice } from '#parts/notice/LoadNotice.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { PaymentHealth } from '#screens/account/PaymentHealth.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { type PurchaseFormOf, usePurchaseFlow } from '#screens/purchase/checkout/use-purchase.ts';
import { definePurchase } from '#screens/purchase/returned-payment/purchase-screen.tsx';
import { SubscriptionChangeForm } from './SubscriptionChangeForm.tsx';

export function SubscriptionChange({ page }: Pick<ScreenProps<SubscriptionPage>, 'page'>) {
  const words = useMessages(subscriptionChangeMessages);
  const [snapshot, actor] = usePurchaseFlow(subscriptionChange, () => ({ page }));
  useDeparture(snapshot.output);
  useStale(useCallback(() => actor.send({ type: 'page.returned' }), [actor]));
  const { page: shown } = snapshot.context.draft;
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        <PaymentHealth page={shown} onFile={shown.upgrade?.subscription.card} />
        {shown.upgrade === null ? (
          <Missing />
        ) : snapshot.hasTag('barred') ? (
          <Unavailable />
        ) : (
          <Open snapshot={snapshot} send={actor.send} />
        )}
        <SettingsLink />
      </Stack>
    </>
  );
}

export const screen = definePurchase(subscriptionChangeFlow, SubscriptionChange, {
  attempts: attemptsAtPlace,
  drafts: openDrafts,
});

function Open({ snapshot, send }: PurchaseFormOf<typeof subscriptionChangeMachine>) {
  const words = useMessages(subscriptionChangeMessages);
  const level = useMessages(levelMessages);
  const textOf = useProblemText();
  const { draft, isSaved } = snapshot.context;
  const isReading = snapshot.hasTag('reading');
  const subscription = subscriptionOf(draft);
  return (
    <>
      <Announcement of={isSaved ? draft.page : undefined}>
        <Notice title={words.updated} />
      </Announcement>
      <SubscriptionHeld draft={draft} />
      {!subscription.can_upgrade && (
        <Notice kind="warning">{textOf({ field: 'general', code: 'upgradeUnavailable' })}</Notice>
      )}
      {printIsFreeAtLow(subscription) && <Notice>{fill(words.switchDown, { level: level.low })}</Notice>}
      {isReading || draft.isUnread ? (
        <LoadNotice
          state={isReading ? 'loading' : 'failed'}
          loading={words.reading}
          failed={words.readFailed}
          onRetry={() => send({ type: 'page.returned' })}
        />
      ) : (
        <SubscriptionChangeForm snapshot={snapshot} send={send} />
      )}
    </>
  );
}

function Unavailable() {
  const words = useMessages(subscriptionChangeMessages);
  const contact = useContact();
  return (
    <Notice kind="warning">
      <p>
        {words.unavailable}{' '}
        {fillNodes(words.changeAddress, { link: <TextLink href="/account/address">{words.addressPage}</TextLink> })}
      </p>
      <p>{contact(words.otherChange, words.otherChangeAlone)}</p>
    </Notice>
  );
}

function Missing() {
  const { missing, missingAlone } = useMessages(subscriptionChangeMessages);
  const contact = useContact();
  return <Notice kind="warning">{contact(missing, missingAlone)}</Notice>;
}

/** The paid subscription, and the current delivery while it differs (ACCT-41). */
function SubscriptionHeld({ draft }: { draft: SubscriptionChangeDraft }) {
  const words = useMessages(subscriptionChangeMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const labelOf = useDeliveryLabel(draft.page.settings);
  const subscription = subscriptionOf(draft);
  const { set, active } = subscription.deliverables;
  return (
    <Section title={words.held}>
      <DefinitionList
        entries={[
          { term: words.level, detail: level[subscription.level] },
          { term: words.delivery, detail: labelOf(set) },
          ...(set === active ? [] : [{ term: words.active, detail: labelOf(active) }]),
          { term: words.term, detail: term[subscription.term] },
        ]}
      />
    </Section>
  );
}
