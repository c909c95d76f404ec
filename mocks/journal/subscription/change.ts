import type { Subscription, Upgrade, UpgradeSubscription } from '#machines/api/contract.ts';
import { type LinePrice, orderTotals } from '#machines/rules/price/pricing.ts';
import { upgradePrice } from '#machines/rules/price/upgrade-price.ts';
import { DELIVERABLES, type Deliverable, issuesOf, type Level } from '#machines/rules/subscription/subscription.ts';
import { replies } from '../../replies.ts';
import type { Account } from '../account/account-state.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { DELIVERED_BY, type Effect } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';
import { ISSUES_PER_YEAR } from '../release-dates.ts';
import type { Context } from '../request-context.ts';
import { countUp, findCycle, keepAddress, retime } from './timetable.ts';

/** Returns a reader's subscription and its possible changes; undefined for an unknown token. */
export function upgradeOf(account: Account, token: string): Upgrade | undefined {
  const cycle = findCycle(account.subscriber.timetable, token);
  if (!cycle) return undefined;
  const { version } = account.subscriber.timetable;
  return { session, ...(version !== undefined && { version }), subscription: subscriptionOf(account, cycle) };
}

const { session } = replies.getSubscription.printSubscription.body.upgrade;

function subscriptionOf(account: Account, cycle: Subscription): UpgradeSubscription {
  const { token, term, level, phase, cancelled, deliverables } = cycle.info;
  const can_update = term !== 'lifetime' && !cancelled;
  const can_upgrade = can_update && cycle.state === 'active';
  const price = (to: { level: Level; deliverable: Deliverable }) =>
    can_upgrade ? changePrice(account, { token, ...to }) : priceOfNoMore(cycle, to);
  const pricesAt = (at: Level) =>
    Object.fromEntries(
      DELIVERABLES.flatMap((deliverable) => {
        const line = can_update ? price({ level: at, deliverable }) : undefined;
        return line ? [[deliverable, orderTotals([line]).total]] : [];
      }),
    );
  return {
    token,
    term,
    level,
    phase,
    cancelled,
    deliverables,
    can_update,
    can_upgrade,
    card: account.payment,
    upgrade_prices: { low: pricesAt('low'), high: pricesAt('high') },
  };
}

/** Without upgrades, only changes to the same price or less are offered, for free. */
function priceOfNoMore(
  { info: { term, level, deliverables } }: Subscription,
  to: { level: Level; deliverable: Deliverable },
) {
  const whole = upgradePrice(TARIFF, { term, level, deliverable: deliverables.set }, to, { left: 1, of: 1 });
  const isMore = orderTotals([whole]).total > 0 || (level === 'low' && to.level === 'high');
  return isMore ? undefined : whole;
}

export interface ChangedItem {
  token: string;
  deliverable: Deliverable;
  level: Level;
}

/** Returns the price of a change for the remaining issues; undefined if it cannot be changed. */
export function changePrice(account: Account, { token, ...to }: ChangedItem): LinePrice | undefined {
  const cycle = findCycle(account.subscriber.timetable, token);
  if (!cycle || cycle.state === 'expired') return undefined;
  const { term, level, deliverables, issues_left: left, tokens } = cycle.info;
  const of = Math.max(issuesOf(term, ISSUES_PER_YEAR) ?? 0, tokens.length);
  const share = term === 'lifetime' ? { left: 1, of: 1 } : { left, of };
  return upgradePrice(TARIFF, { term, level, deliverable: deliverables.set }, to, share);
}

/** Changes the paid settings of a subscription. The current delivery stays until the next issue. */
export function changeSubscription({ state }: Context, change: Extract<Effect, { kind: 'change' }>): void {
  const account = lookUp(state.accounts, change.account);
  const cycle = account && findCycle(account.subscriber.timetable, change.token);
  if (!cycle) return;
  const { info } = cycle;
  info.level = change.level;
  info.deliverables.set = change.deliverable;
  info.settings = { medium: DELIVERED_BY[change.deliverable].medium, level: change.level };
  if (change.address) keepAddress(account, change.deliverable, change.address);
  retime(account, state.today);
  countUp(account);
}
