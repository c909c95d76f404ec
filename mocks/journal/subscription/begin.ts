import type { Subscription, Timetable } from '#machines/api/contract.ts';
import { tokensLeft } from '#machines/rules/renewal/renewal.ts';
import { issuesOf } from '#machines/rules/subscription/subscription.ts';
import type { Account } from '../account/account-state.ts';
import { accountByEmail, openAccount } from '../account/accounts.ts';
import { dayOf, monthsAfter } from '../day.ts';
import { type Cycle, DELIVERED_BY, type Effect, type Owner } from '../order/order.ts';
import { lookUp } from '../read-fields.ts';
import { ISSUES_PER_YEAR } from '../release-dates.ts';
import type { Context } from '../request-context.ts';
import { send } from '../visitor/mails.ts';
import { endFailure, issuesAfter, keepAddress, retime } from './timetable.ts';

/**
 * Gives the owner a subscription or adds a cycle to it, and mails the redeemer of a gift. Returns the cycle's token.
 */
export function beginSubscription(context: Context, effect: Extract<Effect, { kind: 'subscribe' }>): string {
  const { owner, cycle, autorenew, gift } = effect;
  const account = ownerOf(context, owner);
  const token = addCycle(context, account, cycle);
  const details = account.subscriber.account;
  // Autorenew needs a saved method. If the order does not mention it, it stays unchanged.
  if (autorenew !== undefined) details.autorenew = autorenew && account.payment !== null;
  // A gift must not lead to an automatic charge.
  if (account.subscriber.timetable.current_subscription?.info.token === token && gift !== undefined)
    details.autorenew = false;
  if (gift !== undefined) send(context, { to: details.email, about: 'link', page: 'gift-redeemed', link: '/account' });
  return token;
}

/** Returns the owner's account, or opens one with the password sent. Throws for an unknown reference. */
function ownerOf(context: Context, owner: Owner): Account {
  if (!('account' in owner)) return accountByEmail(context.state, owner.email) ?? openAccount(context, owner);
  const account = lookUp(context.state.accounts, owner.account);
  if (!account) throw new Error(`There is no account ${owner.account}.`);
  return account;
}

/** Adds a cycle to a timetable: now if none is active, otherwise after the existing ones. Returns its token. */
export function addCycle(context: Context, account: Account, cycle: Cycle): string {
  const { timetable } = account.subscriber;
  const { current_subscription: current } = timetable;
  const subscription = begin(context, timetable, cycle);
  if (cycle.address) keepAddress(account, cycle.deliverable, cycle.address);
  if (cycle.term === 'lifetime') {
    subscription.info.legacy_tokens = tokensLeft(timetable);
    timetable.current_subscription = subscription;
    timetable.future_subscriptions = [];
  } else if (!current || current.state === 'expired') timetable.current_subscription = subscription;
  else timetable.future_subscriptions.push(subscription);
  retime(account, context.state.today);
  endFailure(account);
  return subscription.info.token;
}

function begin({ state, newId, now }: Context, timetable: Timetable, cycle: Cycle): Subscription {
  const { term, level, deliverable, orderedBy } = cycle;
  const count = issuesOf(term, ISSUES_PER_YEAR) ?? 0;
  const isFirst = timetable.current_subscription === null;
  const until = count > 0 && monthsAfter(now, (tokensLeft(timetable) + count) * (12 / ISSUES_PER_YEAR));
  return {
    state: 'active',
    ...(cycle.isGift && { gift: { from: orderedBy, ...(until && { until }) } }),
    status: { expiring: false, extended: false, count: 0 },
    info: {
      token: newId('sub_'),
      term,
      level,
      phase: isFirst ? 'introductory' : 'renewal',
      created: dayOf(now),
      cancelled: false,
      deliverables: { set: deliverable, active: deliverable },
      settings: { medium: DELIVERED_BY[deliverable].medium, level },
      order: { name: orderedBy },
      issues_left: count,
      legacy_tokens: 0,
      token_summary: { active: count, expired: 0 },
      tokens: issuesAfter(state.today, tokensLeft(timetable), count).map((issue) => ({
        issue,
        deliverable,
        state: 'active',
      })),
    },
  };
}
