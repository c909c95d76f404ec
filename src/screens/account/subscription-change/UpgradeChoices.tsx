import type { BindField } from '#app/forms/problems-shown.ts';
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
import { levelMessages, subscriptionChangeMessages } from '#messages/en/subscription.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioSection } from '#parts/form/choice/RadioSection.tsx';
import { Money } from '#parts/text/Money.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export interface UpgradeChoicesProps {
  subscription: UpgradeSubscription;
  settings: Settings;
  choice: UpgradeChoice;
  fieldProps: BindField;
  onLevel: (level: Level) => void;
  onDelivery: (deliverable: Deliverable) => void;
}

/** The available levels and deliveries with their additional price; disabled ones explain why (SUBS-4, SUBS-7). */
export function UpgradeChoices({
  subscription,
  settings,
  choice,
  fieldProps,
  onLevel,
  onDelivery,
}: UpgradeChoicesProps) {
  const words = useMessages(subscriptionChangeMessages);
  const level = useMessages(levelMessages);
  const labelOf = useDeliveryLabel(settings);
  const held = heldBy(subscription);
  const hints = { low: level.lowHint, high: level.highHint };
  const priceOf = (each: UpgradeChoice) => {
    if (isHeld(subscription, each)) return words.current;
    const price = changePrice(subscription, each);
    return price === undefined ? undefined : <Money cents={price} isExtra />;
  };
  const closedOf = (each: UpgradeChoice) => {
    const reason = closedBecause(subscription, each);
    return { disabled: reason !== undefined, disabledReason: reason && words[reason] };
  };
  return (
    <>
      <RadioSection
        {...fieldProps('level')}
        legend={words.chooseLevel}
        hint={words.extra}
        value={choice.level}
        options={LEVELS.map((each) => {
          const moved = atLevel(subscription, choice, each) ?? { ...choice, level: each };
          return {
            value: each,
            label: level[each],
            description: hints[each],
            price: priceOf(atLevel(subscription, held, each) ?? moved),
            ...closedOf(moved),
          };
        })}
        onChange={onLevel}
      />
      <RadioSection
        {...fieldProps('deliverable')}
        legend={words.chooseDelivery}
        hint={fill(words.extraAt, { level: level[choice.level] })}
        value={choice.deliverable}
        options={DELIVERABLES.map((deliverable) => ({
          value: deliverable,
          label: labelOf(deliverable),
          price: priceOf({ ...choice, deliverable }),
          ...closedOf({ ...choice, deliverable }),
        }))}
        onChange={onDelivery}
      />
    </>
  );
}
