import type { ReactNode } from 'react';
import type { Tie } from '#app/problems-shown.ts';
import type { Settings, UpgradeSubscription } from '#machines/api/contract.ts';
import { DELIVERABLES, type Deliverable, LEVELS, type Level } from '#machines/rules/subscription/subscription.ts';
import {
  atLevel,
  changePrice,
  closedBecause,
  heldBy,
  isHeld,
  type UpgradeChoice,
} from '#machines/rules/subscription/upgrade.ts';
import { useMessages } from '#messages/context.tsx';
import { levelWords } from '#messages/en/subscription.ts';
import { subscriptionChangeWords } from '#messages/en/subscription-change.ts';
import { RadioSection } from '#parts/form/RadioSection.tsx';
import { Money } from '#parts/text/Money.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export interface UpgradeChoicesProps {
  subscription: UpgradeSubscription;
  settings: Settings;
  choice: UpgradeChoice;
  tie: Tie;
  onLevel: (level: Level) => void;
  onDelivery: (deliverable: Deliverable) => void;
}

/** What a subscription can become, each with what it costs now; what is closed says why (SUBS-4, SUBS-7). */
export function UpgradeChoices({ subscription, settings, choice, tie, onLevel, onDelivery }: UpgradeChoicesProps) {
  const words = useMessages(subscriptionChangeWords);
  const level = useMessages(levelWords);
  const labelOf = useDeliveryLabel(settings);
  const held = heldBy(subscription);
  const hints = { low: level.lowHint, high: level.highHint };
  const priceOf = (each: UpgradeChoice): ReactNode => {
    const price = changePrice(subscription, each);
    if (price === undefined || isHeld(subscription, each)) return undefined;
    return price === 0 ? words.free : <Money cents={price} />;
  };
  const closedOf = (each: UpgradeChoice) => {
    const reason = closedBecause(subscription, each);
    return { disabled: reason !== undefined, disabledReason: reason && words[reason] };
  };
  return (
    <>
      <RadioSection
        {...tie('level')}
        legend={words.chooseLevel}
        value={choice.level}
        options={LEVELS.map((each) => {
          const moved = atLevel(subscription, choice, each) ?? { ...choice, level: each };
          return {
            value: each,
            label: level[each],
            description: each === held.level ? words.yours : hints[each],
            price: priceOf(moved),
            ...closedOf(moved),
          };
        })}
        onChange={onLevel}
      />
      <RadioSection
        {...tie('deliverable')}
        legend={words.chooseDelivery}
        value={choice.deliverable}
        options={DELIVERABLES.map((deliverable) => ({
          value: deliverable,
          label: labelOf(deliverable),
          description: deliverable === held.deliverable ? words.yours : undefined,
          price: priceOf({ ...choice, deliverable }),
          ...closedOf({ ...choice, deliverable }),
        }))}
        onChange={onDelivery}
      />
    </>
  );
}
