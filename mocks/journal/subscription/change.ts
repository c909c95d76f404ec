import type { PricedLine } from '#machines/rules/price/pricing.ts';
import { upgradePrice } from '#machines/rules/price/upgrade-price.ts';
import { type Deliverable, issuesOf, type Level } from '#machines/rules/subscription/subscription.ts';
import { TARIFF } from '../catalogue/prices.ts';
import type { Desk } from '../desk.ts';
import { lookUp } from '../look-up.ts';
import type { Deed } from '../order/order-state.ts';
import type { Account } from '../state.ts';
import { ISSUES_PER_YEAR } from './issues.ts';
import { findCycle, keepAddress, retime } from './timetable.ts';

/** A subscription of a reader, and what it becomes. */
export interface Change {
  token: string;
  deliverable: Deliverable;
  level: Level;
}

/** What a change of a subscription costs now, for the issues that are left; nothing where it cannot be changed. */
export function changePrice(account: Account, { token, ...to }: Change): PricedLine | undefined {
  const cycle = findCycle(account.subscriber.timetable, token);
  if (!cycle || cycle.state === 'expired') return undefined;
  const { term, level, deliverables, issues_left: left, tokens } = cycle.info;
  const of = Math.max(issuesOf(term, ISSUES_PER_YEAR) ?? 0, tokens.length);
  const share = term === 'lifetime' ? { left: 1, of: 1 } : { left, of };
  return upgradePrice(TARIFF, { term, level, deliverable: deliverables.set }, to, share);
}

/** Changes what a subscription was paid for; what is sent now stays as it is until the next issue. */
export function changeSubscription({ state }: Desk, change: Extract<Deed, { kind: 'change' }>): void {
  const account = lookUp(state.accounts, change.account);
  const cycle = account && findCycle(account.subscriber.timetable, change.token);
  if (!cycle) return;
  const { info } = cycle;
  info.level = change.level;
  info.deliverables.set = change.deliverable;
  info.settings = { medium: change.deliverable === 'digital' ? 'digital' : 'print', level: change.level };
  if (change.address) keepAddress(account, change.deliverable, change.address);
  retime(account);
}
