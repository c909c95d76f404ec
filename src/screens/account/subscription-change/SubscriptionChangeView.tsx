import { useSnapshot } from '#app/use-snapshot.ts';
import { subscriptionOf } from '#machines/account/subscription-change/subscription-change-context.ts';
import { printIsFreeAtLow } from '#machines/rules/subscription/upgrade.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { levelWords } from '#messages/en/subscription.ts';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { fill } from '#messages/text.ts';
import { useProblemText } from '#messages/use-problem-text.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { Success } from '#screens/account/Success.tsx';
import { SubscriptionChangeForm, type SubscriptionChangeFormProps } from './SubscriptionChangeForm.tsx';
import { SubscriptionHeld } from './SubscriptionHeld.tsx';
import { SubscriptionReading } from './SubscriptionReading.tsx';

/** The page that changes one subscription, as its flow stands. */
export function SubscriptionChangeView(props: SubscriptionChangeFormProps) {
  const { snapshot } = props;
  const words = useMessages(subscriptionChangeWords);
  return (
    <>
      <PageHeading title={words.title} />
      <Stack>
        {snapshot.matches('missing') && <Missing />}
        {snapshot.matches('barred') && <Unavailable />}
        {(snapshot.matches('open') || snapshot.matches('completed')) && <Open {...props} />}
        <SettingsLink />
      </Stack>
    </>
  );
}

function Open({ snapshot, send }: SubscriptionChangeFormProps) {
  const words = useMessages(subscriptionChangeWords);
  const level = useMessages(levelWords);
  const textOf = useProblemText();
  const { context, children } = snapshot;
  const address = useSnapshot(children.address);
  const isRead = address?.value === 'reading';
  const subscription = subscriptionOf(context);
  return (
    <>
      <Success kept={context.page}>{context.isUpdated || isRead ? words.updated : undefined}</Success>
      <SubscriptionHeld subscription={subscription} settings={context.page.settings} />
      {!subscription.can_upgrade && (
        <Notice kind="warning">{textOf({ field: 'general', code: 'upgradeUnavailable' })}</Notice>
      )}
      {printIsFreeAtLow(subscription) && <Notice>{fill(words.switchDown, { level: level.low })}</Notice>}
      {isRead ? (
        <SubscriptionReading info={address.children.info} />
      ) : (
        <SubscriptionChangeForm snapshot={snapshot} send={send} />
      )}
    </>
  );
}

function Unavailable() {
  const words = useMessages(subscriptionChangeWords);
  return (
    <Notice kind="warning">
      <p>
        {words.unavailable}{' '}
        {fillNodes(words.changeAddress, { link: <TextLink href="/account/address">{words.addressPage}</TextLink> })}
      </p>
    </Notice>
  );
}

function Missing() {
  const { missing, missingAlone } = useMessages(subscriptionChangeWords);
  const contact = useContact();
  return <Notice kind="warning">{contact(missing, missingAlone)}</Notice>;
}
