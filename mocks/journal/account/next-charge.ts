import type { MonthlyDonation, NextCharge, Subscriber, Timetable } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { subscriptionPrice } from '#machines/rules/price/pricing.ts';
import { lastIssueDay, renewalDay } from '#machines/rules/renewal/renewal-day.ts';
import { yearsOf } from '#machines/rules/subscription/subscription.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { monthsAfter } from '../day.ts';
import { ISSUES_PER_YEAR, YEAR } from '../release-dates.ts';
import type { Context } from '../request-context.ts';
import type { Account, Donation } from './account-state.ts';

/** Returns a reader with what will be charged next, which depends on the day and on what is on file. */
export function withCharges({ state }: Context, account: Account): Subscriber {
  const { account: reader, timetable } = account.subscriber;
  const next_charge = nextCharge(account, state.today);
  const monthly_donation = donationOf(state.donations, reader.ref);
  return {
    account: { ...reader, ...(monthly_donation && { monthly_donation }) },
    timetable: { ...timetable, ...(reader.autorenew && { next_charge }) },
  };
}

/** Returns the charge that follows the last paid issue; null if nothing can be charged. */
function nextCharge({ subscriber }: Account, today: string): NextCharge | null {
  const { account, timetable } = subscriber;
  const day = renewalDay(subscriber, today);
  const current = timetable.current_subscription?.info;
  if (day === undefined || !current || timetable.renewal_failed) return null;
  const { settings, term, deliverables } = current;
  const shipcode = destinationOf(deliverables.set) ?? account.shipcode;
  const { total } = subscriptionPrice(TARIFF, { ...settings, term, shipcode });
  const last = lastDay(timetable);
  const on = last !== undefined && last > day ? last : day;
  return { on, amount: total, interval: (yearsOf(term) ?? 1) * YEAR };
}

/** Returns the day of the last paid issue, a quarter after the one before if it has none yet; undefined if all are sent. */
function lastDay(timetable: Timetable): string | undefined {
  const { current_subscription: current, future_subscriptions } = timetable;
  const paid = [...(current ? [current] : []), ...future_subscriptions].flatMap(({ info }) => info.tokens);
  const undated = paid.filter(({ state, issue }) => state === 'active' && !issue?.release_date).length;
  const known = lastIssueDay(timetable);
  return known && monthsAfter(Date.parse(known), (undated * YEAR) / ISSUES_PER_YEAR);
}

function donationOf(donations: Record<string, Donation>, reader: string): MonthlyDonation | undefined {
  const [token, donation] =
    Object.entries(donations).findLast(([, { account, cancelled }]) => account === reader && !cancelled) ?? [];
  if (token === undefined || donation?.amount === undefined) return undefined;
  const { amount, next, failing } = donation;
  return { token, amount, ...(next !== undefined && !failing && { next_charge_on: next }) };
}
