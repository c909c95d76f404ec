import type { UpgradeSubscription } from '#machines/api/contract.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { DELIVERABLES, type Deliverable, LEVELS, type Level } from './subscription.ts';

export interface UpgradeChoice {
  level: Level;
  deliverable: Deliverable;
}

export type Upgradable = Pick<UpgradeSubscription, 'level' | 'deliverables' | 'can_upgrade' | 'upgrade_prices'>;

/** Returns the level and delivery a subscription is set to. */
export const heldBy = ({ level, deliverables }: Upgradable): UpgradeChoice => ({
  level,
  deliverable: deliverables.set,
});

/** Whether a choice changes nothing. */
export const isHeld = (subscription: Upgradable, choice: UpgradeChoice): boolean =>
  isSame(heldBy(subscription), choice);

/** Returns the price of a choice in cents; 0 is free, undefined means it is not offered (SUBS-7). */
export function changePrice(subscription: Upgradable, choice: UpgradeChoice): Cents | undefined {
  if (isHeld(subscription, choice)) return 0;
  const prices = subscription.upgrade_prices[choice.level];
  return Object.hasOwn(prices, choice.deliverable) ? prices[choice.deliverable] : undefined;
}

/** Whether a choice costs anything (SUBS-8); one that is not offered does not. */
export const needsPayment = (subscription: Upgradable, choice: UpgradeChoice): boolean =>
  (changePrice(subscription, choice) ?? 0) > 0;

/**
 * Returns why a choice is closed: it is not offered, or it is an upgrade and upgrades are unavailable (SUBS-4).
 * Undefined if it is open.
 */
export function closedBecause(
  subscription: Upgradable,
  choice: UpgradeChoice,
): 'notOffered' | 'upgradeUnavailable' | undefined {
  if (changePrice(subscription, choice) === undefined) return 'notOffered';
  return !subscription.can_upgrade && isMore(subscription, choice) ? 'upgradeUnavailable' : undefined;
}

/** Whether the reader can change to anything else. */
export const hasOther = (subscription: Upgradable): boolean =>
  LEVELS.some((level) =>
    DELIVERABLES.some(
      (deliverable) =>
        !isHeld(subscription, { level, deliverable }) &&
        closedBecause(subscription, { level, deliverable }) === undefined,
    ),
  );

/**
 * Returns the choice at another level, with the same delivery if open there, else with the first open one. Undefined if
 * none is.
 */
export function atLevel(
  subscription: Upgradable,
  { deliverable }: UpgradeChoice,
  level: Level,
): UpgradeChoice | undefined {
  return [deliverable, ...DELIVERABLES]
    .map((each) => ({ level, deliverable: each }))
    .find((choice) => closedBecause(subscription, choice) === undefined);
}

/**
 * Whether a high-level reader without print gets it free at the low level but would pay for it at the high level
 * (SUBS-9).
 */
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
