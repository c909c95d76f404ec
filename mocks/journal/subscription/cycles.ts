import type { Subscription, Timetable } from '#machines/api/contract.ts';
import { type Deliverable, issuesOf } from '#machines/rules/subscription/subscription.ts';
import { type Desk, dayOf } from '../desk.ts';
import type { Cycle } from '../order/order-state.ts';
import type { Account } from '../state.ts';
import { ISSUES_PER_YEAR, issuesAfter } from './issues.ts';
import { keepAddress, retime } from './timetable.ts';

/** Puts a cycle into a reader's timetable: at once where none runs, else after those that do; answers its token. */
export function addCycle(desk: Desk, account: Account, cycle: Cycle): string {
  const { timetable } = account.subscriber;
  const { current_subscription: current } = timetable;
  const subscription = begin(desk, timetable, cycle);
  if (cycle.address) keepAddress(account, cycle.deliverable, cycle.address);
  if (cycle.term === 'lifetime') {
    subscription.info.legacy_tokens = tokensLeft(timetable);
    timetable.current_subscription = subscription;
    timetable.future_subscriptions = [];
  } else if (!current || current.state === 'expired') timetable.current_subscription = subscription;
  else timetable.future_subscriptions.push(subscription);
  retime(account);
  return subscription.info.token;
}

/** The issues that a reader has paid for and not been sent, in every cycle. */
export const tokensLeft = ({ current_subscription: current, future_subscriptions: future }: Timetable): number =>
  [...(current ? [current] : []), ...future].reduce((left, { info }) => left + info.issues_left, 0);

function begin({ newId, now }: Desk, timetable: Timetable, cycle: Cycle): Subscription {
  const { term, level, deliverable, orderedBy } = cycle;
  const count = issuesOf(term, ISSUES_PER_YEAR) ?? 0;
  const isFirst = timetable.current_subscription === null;
  return {
    state: 'active',
    status: { expiring: false, extended: false, count: 0 },
    info: {
      token: newId('sub_'),
      term,
      level,
      phase: isFirst ? 'introductory' : 'renewal',
      created: dayOf(now),
      cancelled: false,
      deliverables: { set: deliverable, active: deliverable },
      settings: { medium: mediumOf(deliverable), level },
      order: { name: orderedBy },
      issues_left: count,
      legacy_tokens: 0,
      token_summary: { active: count, expired: 0 },
      tokens: issuesAfter(tokensLeft(timetable), count).map((issue) => ({ issue, deliverable, state: 'active' })),
    },
  };
}

const mediumOf = (deliverable: Deliverable) => (deliverable === 'digital' ? 'digital' : 'print');
