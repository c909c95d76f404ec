import type { Mail, PaymentRecord } from '#machines/api/contract.ts';
import { chargedOn } from '#machines/rules/payment/card-expiry.ts';
import { scenarioOf } from '../../scenario/scenarios.ts';
import { daysAfter } from '../day.ts';
import type { Context } from '../request-context.ts';
import { send } from '../visitor/mails.ts';
import { worldOf } from '../world.ts';
import type { Account } from './account-state.ts';
import { nextCharge } from './next-charge.ts';

/** A reminder is mailed once, within these days before the charge. */
const WINDOW = { first: 30, last: 15 };

/** Mails every reader whose next charge is near or whose last one failed, once each. */
export function mailCharges(context: Context): void {
  for (const account of Object.values(context.state.accounts)) {
    const reminder = reminderOf(context, account);
    if (reminder) sendOnce(context, account, reminder.next_charge.on, reminder);
    for (const failure of failuresOf(account)) sendOnce(context, account, failure.failed_at, failure);
  }
}

/** Sends a mail about the charge of a day, unless the reader already had one. */
function sendOnce(context: Context, account: Account, day: string, mail: Mail & { link: string }): void {
  const charge = `${mail.link} ${day}`;
  if (account.mailedCharges?.includes(charge)) return;
  account.mailedCharges = [...(account.mailedCharges ?? []), charge];
  send(context, mail);
}

type Reminder = Extract<Mail, { about: 'renewal-reminder' | 'price-change' }>;

function reminderOf(context: Context, account: Account): Reminder | undefined {
  const { today } = context.state;
  const charge = nextCharge(context.state, account);
  const token = account.subscriber.timetable.current_subscription?.info.token;
  if (!charge || token === undefined) return undefined;
  if (charge.on > daysAfter(today, WINDOW.first) || charge.on < daysAfter(today, WINDOW.last)) return undefined;
  const { lastPaid = charge.amount } = scenarioOf(worldOf(context).scenario);
  const method = methodOn(account.payment, charge.on);
  const facts = {
    to: account.subscriber.account.email,
    link: '/account',
    next_charge: charge,
    ...(method !== undefined && { method }),
    cancel: `/account/cancel/${token}`,
  };
  return lastPaid === charge.amount
    ? { about: 'renewal-reminder', ...facts }
    : { about: 'price-change', ...facts, before: lastPaid };
}

function failuresOf({ subscriber }: Account): Extract<Mail, { about: 'payment-failed' }>[] {
  const { email: to, donation_failing: donation } = subscriber.account;
  const { renewal_failed: renewal } = subscriber.timetable;
  const failures = [
    ...(renewal ? [{ ...renewal, link: '/account/renewal' }] : []),
    ...(donation ? [{ ...donation, link: `/donation/setup?token=${donation.token}` }] : []),
  ];
  return failures.map(({ link, amount, failed_at }) => ({ about: 'payment-failed', to, link, amount, failed_at }));
}

function methodOn(onFile: PaymentRecord | null, day: string): string | undefined {
  const kind = onFile && chargedOn(onFile, day);
  if (kind === 'card' && onFile?.card) return `${onFile.card.type} ending ${onFile.card.last_four}`;
  return kind === 'ach' && onFile?.ach ? `${onFile.ach.bank_name} ending ${onFile.ach.last_four}` : undefined;
}
