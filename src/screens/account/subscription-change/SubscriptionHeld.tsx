import type { Settings, UpgradeSubscription } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { Section } from '#parts/layout/Section.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export interface SubscriptionHeldProps {
  subscription: UpgradeSubscription;
  settings: Settings;
}

/** What is paid for; and what is delivered, where that is not the same yet (ACCT-41). */
export function SubscriptionHeld({ subscription, settings }: SubscriptionHeldProps) {
  const words = useMessages(subscriptionChangeWords);
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const labelOf = useDeliveryLabel(settings);
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
