import type { ActorRefFrom } from 'xstate';
import type { autorenewMachine } from '#machines/account/page/autorenew.machine.ts';
import type { AccountPage, Settings } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { autorenewOffer } from '#machines/rules/subscription/overview.ts';
import type { Deliverable } from '#machines/rules/subscription/subscription.ts';
import { useMessages } from '#messages/context.tsx';
import { accountWords, autorenewWords, cycleWords } from '#messages/en/account-page.ts';
import { renewNoteWords } from '#messages/en/subscription.ts';
import { fill } from '#messages/text.ts';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { useCategoryNames } from '#screens/address/use-category-names.ts';
import { useAnchor } from './AccountAnchors.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Cycle, LaterCycles } from './Cycle.tsx';
import styles from './SubscriptionSettings.module.css';

export interface SubscriptionSettingsProps {
  page: AccountPage;
  /** Left out where nothing can be changed. */
  autorenew?: ActorRefFrom<typeof autorenewMachine>;
}

/** The current cycle and those that follow, and whether the subscription renews by itself (ACCT-14). */
export function SubscriptionSettings({ page, autorenew }: SubscriptionSettingsProps) {
  const account = useMessages(accountWords);
  const words = useMessages(cycleWords);
  const deliveryName = useDeliveryName(page.settings);
  const { subscriber, settings } = page;
  const { current_subscription: current, future_subscriptions, discontinuous } = subscriber.timetable;
  const offer = autorenewOffer(subscriber, settings.hideAutorenew);
  const [now, later] = discontinuous ?? [];
  const cycle = { account: subscriber.account, deliveryName };
  return (
    <Section title={account.subscription} id={useAnchor('subscription')}>
      {current === null && future_subscriptions.length === 0 && <p>{words.none}</p>}
      {current && (
        <Cycle {...cycle} subscription={current} title={current.state === 'active' ? words.current : words.last} />
      )}
      {future_subscriptions.length > 0 && <LaterCycles {...cycle} subscriptions={future_subscriptions} />}
      {now && later && <p>{fill(words.changes, { now: deliveryName(now), later: deliveryName(later) })}</p>}
      {(offer || subscriber.account.autorenew) && (
        <Autorenew isOn={subscriber.account.autorenew} offer={offer} autorenew={autorenew} />
      )}
    </Section>
  );
}

interface AutorenewProps {
  isOn: boolean;
  offer: ReturnType<typeof autorenewOffer>;
  /** Left out where nothing can be changed. */
  autorenew?: ActorRefFrom<typeof autorenewMachine>;
}

/** Whether a subscription renews by itself, and the button that changes it once that is confirmed (ACCT-18, ACCT-21). */
function Autorenew({ isOn, offer, autorenew }: AutorenewProps) {
  const words = useMessages(autorenewWords);
  const { renewNote } = useMessages(renewNoteWords);
  return (
    <div className={styles.autorenew}>
      <h3 className={styles.title}>
        {words.title} <span className={styles.state}>{isOn ? words.on : words.off}</span>
      </h3>
      {isOn && <p>{renewNote}</p>}
      {offer && (
        <QuietButton
          label={words[offer]}
          disabled={autorenew === undefined}
          onClick={() => autorenew?.send({ type: 'act.requested' })}
        />
      )}
      {autorenew && <Confirmation act={autorenew} />}
    </div>
  );
}

/** What a delivery is called: digital, or print and where it is sent. */
function useDeliveryName(settings: Settings): (deliverable: Deliverable) => string {
  const words = useMessages(cycleWords);
  const categoryName = useCategoryNames(settings);
  return (deliverable) => {
    const destination = destinationOf(deliverable);
    return destination === undefined ? words.digital : fill(words.print, { zone: categoryName(destination) });
  };
}
