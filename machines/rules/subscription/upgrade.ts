import type { UpgradeSubscription } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { DELIVERABLES, type Deliverable, LEVELS, type Level } from './subscription.ts';

/** What a subscription can become. */
export interface UpgradeChoice {
  level: Level;
  deliverable: Deliverable;
}

/** What of a subscription decides what it can become. */
export type Upgradable = Pick<UpgradeSubscription, 'level' | 'deliverables' | 'can_upgrade' | 'upgrade_prices'>;

/** What is paid for now. */
export const heldBy = ({ level, deliverables }: Upgradable): UpgradeChoice => ({
  level,
  deliverable: deliverables.set,
});

/** Whether a choice is what is paid for already, so that nothing changes. */
export const isHeld = (subscription: Upgradable, choice: UpgradeChoice): boolean =>
  isSame(heldBy(subscription), choice);

/** What a choice costs now, in cents: 0 is free, and what has no price is not offered (SUBS-7). */
export function changePrice(subscription: Upgradable, choice: UpgradeChoice): Cents | undefined {
  if (isHeld(subscription, choice)) return 0;
  const prices = subscription.upgrade_prices[choice.level];
  return Object.hasOwn(prices, choice.deliverable) ? prices[choice.deliverable] : undefined;
}

/** Whether a choice has to be paid (SUBS-8). */
export const needsPayment = (subscription: Upgradable, choice: UpgradeChoice): boolean =>
  (changePrice(subscription, choice) ?? 0) > 0;

/** Why a choice cannot be made: it is not offered, or it is more than is paid for and nothing can be upgraded (SUBS-4). */
export function closedBecause(
  subscription: Upgradable,
  choice: UpgradeChoice,
): 'notOffered' | 'upgradeUnavailable' | undefined {
  if (changePrice(subscription, choice) === undefined) return 'notOffered';
  return !subscription.can_upgrade && isMore(subscription, choice) ? 'upgradeUnavailable' : undefined;
}

/** Whether there is anything to choose but what is paid for. */
export const hasOther = (subscription: Upgradable): boolean =>
  LEVELS.some((level) =>
    DELIVERABLES.some(
      (deliverable) =>
        !isHeld(subscription, { level, deliverable }) &&
        closedBecause(subscription, { level, deliverable }) === undefined,
    ),
  );

/** The choice at another level: with the same delivery where that is open there, else with the first that is; none where none is. */
export function atLevel(
  subscription: Upgradable,
  { deliverable }: UpgradeChoice,
  level: Level,
): UpgradeChoice | undefined {
  return [deliverable, ...DELIVERABLES]
    .map((each) => ({ level, deliverable: each }))
    .find((choice) => closedBecause(subscription, choice) === undefined);
}

/** Whether print is free at the low level for a reader of the high one who has none, and costs something at the high one (SUBS-9). */
export function printIsFreeAtLow(subscription: Upgradable): boolean {
  const { level, deliverable } = heldBy(subscription);
  return (
    level === 'high' &&
    deliverable === 'digital' &&
    DELIVERABLES.some(
      (each) =>
        changePrice(subscription, { level: 'low', deliverable: each }) === 0 &&
        closedBecause(subscription, { level: 'low', deliverable: each }) === undefined &&
        needsPayment(subscription, { level: 'high', deliverable: each }),
    )
  );
}

function isMore(subscription: Upgradable, choice: UpgradeChoice): boolean {
  const held = heldBy(subscription);
  return (
    needsPayment(subscription, choice) ||
    (held.level === 'low' && choice.level === 'high') ||
    (!isPrint(held.deliverable) && isPrint(choice.deliverable))
  );
}

const isPrint = (deliverable: Deliverable): boolean => deliverable !== 'digital';

const isSame = (one: UpgradeChoice, other: UpgradeChoice): boolean =>
  one.level === other.level && one.deliverable === other.deliverable;
