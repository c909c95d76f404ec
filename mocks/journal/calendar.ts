import type { Invoice, Subscriber } from '#machines/api/contract.ts';
import { mailCharges } from './account/charge-mails.ts';
import { DOCUMENTED_DAY } from './calendar-state.ts';
import { dayOf, daysAfter } from './day.ts';
import { notBefore, rescheduled, YEAR } from './release-dates.ts';
import type { Context } from './request-context.ts';
import { cyclesOf } from './subscription/timetable.ts';

/** Moves promised dates that have passed, once a day, so that no page shows them, and sends the day's mails. */
export function keepDates(context: Context): void {
  const { state } = context;
  const today = dayOf(context.now);
  if (today <= state.today) return;
  if (state.today === DOCUMENTED_DAY) moveDocumented(context, today);
  state.today = today;
  for (const { subscriber } of Object.values(state.accounts)) moveIssues(subscriber, today);
  mailCharges(context);
}

/** Sets the clock to a time (ms), starting with the next request. */
export function setClock({ state, now }: Context, to: number): void {
  state.ahead += to - now;
}

function moveDocumented({ state }: Context, today: string): void {
  for (const { subscriber } of Object.values(state.accounts))
    for (const { gift } of cyclesOf(subscriber.timetable))
      if (gift?.until) gift.until = notBefore(today, gift.until, YEAR);
  for (const invoice of Object.values(state.invoices))
    if (invoice.created === DOCUMENTED_DAY && invoice.paid_on === undefined) moveInvoice(invoice, today);
}

function moveInvoice(invoice: Invoice, today: string): void {
  const { due_date: due, term, processing } = invoice;
  const days = term ?? 0;
  const isPastDue = due !== null && due < DOCUMENTED_DAY;
  invoice.created = isPastDue ? daysAfter(today, -2 * days) : today;
  invoice.due_date = due && daysAfter(invoice.created, days);
  if (processing) processing.since = today;
}

function moveIssues(subscriber: Subscriber, today: string): void {
  const { timetable } = subscriber;
  timetable.issues_expected = timetable.issues_expected.map((issue) => rescheduled(issue, today));
  for (const { info } of cyclesOf(timetable))
    for (const token of info.tokens) token.issue &&= rescheduled(token.issue, today);
}
