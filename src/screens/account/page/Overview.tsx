import { useToday } from '#app/rendering/use-today.ts';
import type { Subscriber } from '#machines/api/contract.ts';
import { isGifted } from '#machines/rules/gift/gifted.ts';
import type { SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import {
  cancellable,
  isRenewable,
  overviewOf,
  type Overview as Standing,
  willRenew,
} from '#machines/rules/subscription/overview.ts';
import { timelineOf } from '#machines/rules/subscription/timetable.ts';
import { accountMessages, issueMessages, overviewMessages } from '#messages/en/account.ts';
import { fillCount } from '#messages/format/plural.ts';
import type { Messages } from '#messages/message.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { decorative } from '#parts/decorative.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Timeline } from '#parts/picture/Timeline.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { CancelLink } from '#screens/account/CancelLink.tsx';
import { useAnchor } from './AccountAnchors.tsx';
import styles from './Overview.module.css';
import { useCycleName, useGiftOrigin } from './SubscriptionSettings.tsx';
import { shelvesOf } from './timeline-shown.ts';

interface OverviewProps {
  subscriber: Subscriber;
  onFile: SavedMethods | null;
}

export function Overview({ subscriber, onFile }: OverviewProps) {
  const account = useMessages(accountMessages);
  const words = useMessages(overviewMessages);
  const standing = overviewOf(subscriber, onFile);
  return (
    <Section title={account.overview} id={useAnchor('overview')}>
      <GiftOrigin subscriber={subscriber} />
      <p className={styles.standing}>{textOf(words, standing)}</p>
      <Way standing={standing} />
      {isGifted(subscriber) &&
        isRenewable(subscriber) &&
        (standing.kind === 'extended' || standing.kind === 'active') && (
          <p>
            <TextLink href="/subscribe/renew">{words.renew}</TextLink>
          </p>
        )}
      <CancelLink of="subscription" token={cancellable(subscriber)} />
      <ReaderTimeline subscriber={subscriber} onFile={onFile} />
    </Section>
  );
}

function GiftOrigin({ subscriber: { timetable } }: { subscriber: Subscriber }) {
  const { current_subscription: current } = timetable;
  const origin = useGiftOrigin();
  const text = current?.state === 'active' && origin(current);
  return (
    text && (
      <p>
        <ServerWords>{text}</ServerWords>
      </p>
    )
  );
}

function Way({ standing: { kind } }: { standing: Standing }) {
  const words = useMessages(overviewMessages);
  switch (kind) {
    case 'ending':
    case 'inactive':
      return <ButtonLink href="/subscribe/renew" label={words.renew} />;
    case 'never':
    case 'cancelled':
    case 'cancelledLater':
      return <ButtonLink href="/subscribe" label={words.subscribe} />;
    case 'lifetime':
    case 'legacyFirst':
      return (
        <p>
          {words.lifetimeRenewal} <TextLink href="/donate">{words.donate}</TextLink>
        </p>
      );
    case 'renewing':
    case 'extended':
    case 'active':
    case 'renewalDue':
    case 'failed':
      return null;
  }
}

function textOf(words: Messages<typeof overviewMessages>, standing: Standing): string {
  switch (standing.kind) {
    case 'extended':
      return fillCount(words.extended, standing.count);
    case 'legacyFirst':
      return fillCount(words.legacyFirst, standing.count);
    case 'cancelledLater':
      return fillCount(words.extended, standing.count);
    case 'never':
    case 'cancelled':
    case 'failed':
      return words.inactive;
    default:
      return words[standing.kind];
  }
}

const ReaderTimeline = decorative(({ subscriber, onFile }: OverviewProps) => {
  const words = useMessages(issueMessages);
  const locale = useLocale();
  const cycleName = useCycleName();
  const today = useToday();
  const renews = willRenew(subscriber, onFile, today);
  const timeline = timelineOf(subscriber, { received: 8, coming: 8, renews });
  return timeline && <Timeline label={words.timeline} shelves={shelvesOf(timeline, { words, cycleName, locale })} />;
});
