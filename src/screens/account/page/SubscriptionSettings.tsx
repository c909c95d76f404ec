import type { ActorRefFrom } from 'xstate';
import type { autorenewMachine } from '#machines/account/page/autorenew.machine.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import { autorenewOffer } from '#machines/rules/subscription/overview.ts';
import { useMessages } from '#messages/context.tsx';
import { accountWords, cycleWords } from '#messages/en/account-page.ts';
import { fill } from '#messages/text.ts';
import { Section } from '#parts/layout/Section.tsx';
import { useAnchor } from './AccountAnchors.tsx';
import { Autorenew } from './Autorenew.tsx';
import { Cycle } from './Cycle.tsx';
import { useDeliveryName } from './delivery-name.ts';
import { LaterCycles } from './LaterCycles.tsx';

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
