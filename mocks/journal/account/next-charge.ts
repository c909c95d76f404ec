import type { MonthlyDonation, NextCharge, RenewalDays, Subscriber, Timetable } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { subscriptionPrice } from '#machines/rules/price/pricing.ts';
import { tokensLeft } from '#machines/rules/renewal/renewal.ts';
import { renewalDay } from '#machines/rules/renewal/renewal-day.ts';
import { yearsOf } from '#machines/rules/subscription/subscription.ts';
import { TARIFF } from '../catalogue/prices.ts';
import { monthsAfter } from '../day.ts';
import { lookUp } from '../read-fields.ts';
import { ISSUES_PER_YEAR, type IssueName, notBefore, YEAR } from '../release-dates.ts';
import type { Context } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { cyclesOf, issuesAfter } from '../subscription/timetable.ts';
import type { Account } from './account-state.ts';

/** Returns a reader with what will be charged next, which depends on the day and on what is on file. */
export function withCharges({ state }: Context, account: Account): Subscriber {
  // Those of the documented readers are of the documented day.
  const { monthly_donation: _, ...reader } = account.subscriber.account;
  const { next_charge: __, ...timetable } = account.subscriber.timetable;
  const monthly_donation = donationOf(state, reader.ref);
  return {
    account: { ...reader, ...(monthly_donation && { monthly_donation }) },
    timetable: { ...timetable, ...(reader.autorenew && { next_charge: nextCharge(state, account) }) },
  };
}

/** Returns the charge that follows the last paid issue, with an accepted offer; null if nothing can be charged. */
export function nextCharge(state: JournalState, { subscriber }: Account): NextCharge | null {
  const { account, timetable } = subscriber;
  const day = renewalDay(subscriber, state.today);
  const current = timetable.current_subscription?.info;
  if (day === undefined || !current || timetable.renewal_failed) return null;
  const { settings, term, deliverables, token } = current;
  const shipcode = destinationOf(deliverables.set) ?? account.shipcode;
  const { total } = subscriptionPrice(TARIFF, { ...settings, term, shipcode });
  const amount = lookUp(state.cancellations, token)?.accepted?.amount ?? total;
  const last = lastDay(timetable);
  const on = last !== undefined && last > day ? last : day;
  return { on, amount, interval: (yearsOf(term) ?? 1) * YEAR };
}

/** Returns the day on which a subscription that is ordered now would renew, by term. */
export function renewalDays(timetable: Timetable | undefined, today: string): RenewalDays {
  const left = timetable ? tokensLeft(timetable) : 0;
  const after = (years: number) => lastOf(issuesAfter(today, 0, left + years * ISSUES_PER_YEAR));
  return Object.fromEntries([1, 2, 3].map((years) => [`${years}year`, after(years)]));
}

/** Returns the day of the last paid issue; undefined if all are sent. */
export function lastDay(timetable: Timetable): string | undefined {
  const paid = cyclesOf(timetable).flatMap(({ info }) => info.tokens);
  return lastOf(paid.flatMap(({ state, issue }) => (state === 'active' ? [issue] : [])));
}

/** Returns the day of the last of some issues. One without a day comes a quarter after the one before. */
function lastOf(issues: (IssueName | null)[]): string | undefined {
  const known = issues.flatMap((issue) => issue?.release_date ?? []);
  const last = known.sort().at(-1);
  return last && monthsAfter(Date.parse(last), ((issues.length - known.length) * YEAR) / ISSUES_PER_YEAR);
}

/** Returns the first day on or after another on which a monthly payment is due. */
export const dueAfter = (due: string, today: string): string => notBefore(today, due, 1);

function donationOf({ donations, today }: JournalState, reader: string): MonthlyDonation | undefined {
  const [token, donation] =
    Object.entries(donations).findLast(([, { account, cancelled }]) => account === reader && !cancelled) ?? [];
  if (token === undefined || donation?.amount === undefined) return undefined;
  const { amount, next, failing } = donation;
  return { token, amount, ...(next !== undefined && !failing && { next_charge_on: dueAfter(next, today) }) };
}
