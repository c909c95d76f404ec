import type { PaymentRecord } from '#machines/api/contract.ts';
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
    remind(context, account);
    sayFailures(context, account);
  }
}

function remind(context: Context, account: Account): void {
  const { today } = context.state;
  const charge = nextCharge(account, today);
  const token = account.subscriber.timetable.current_subscription?.info.token;
  if (!charge || token === undefined || account.remindedOf === charge.on) return;
  if (charge.on > daysAfter(today, WINDOW.first) || charge.on < daysAfter(today, WINDOW.last)) return;
  account.remindedOf = charge.on;
  const { lastPaid = charge.amount } = scenarioOf(worldOf(context).scenario);
  const method = methodOn(account.payment, charge.on);
  const facts = {
    to: account.subscriber.account.email,
    link: '/account',
    next_charge: charge,
    ...(method !== undefined && { method }),
    cancel: `/account/cancel/${token}`,
  };
  send(
    context,
    lastPaid === charge.amount
      ? { about: 'renewal-reminder', ...facts }
      : { about: 'price-change', ...facts, before: lastPaid },
  );
}

function sayFailures(context: Context, account: Account): void {
  const { account: reader, timetable } = account.subscriber;
  const { renewal_failed: renewal } = timetable;
  const { donation_failing: donation } = reader;
  const failures = [
    ...(renewal ? [{ ...renewal, link: '/account/renewal' }] : []),
    ...(donation ? [{ ...donation, link: `/donation/setup?token=${donation.token}` }] : []),
  ];
  for (const { link, amount, failed_at } of failures) {
    const failure = `${link} ${failed_at}`;
    if (account.toldOf?.includes(failure)) continue;
    account.toldOf = [...(account.toldOf ?? []), failure];
    send(context, { about: 'payment-failed', to: reader.email, link, amount, failed_at });
  }
}

function methodOn(onFile: PaymentRecord | null, day: string): string | undefined {
  const kind = onFile && chargedOn(onFile, day);
  if (kind === 'card' && onFile?.card) return `${onFile.card.type} ending ${onFile.card.last_four}`;
  return kind === 'ach' && onFile?.ach ? `${onFile.ach.bank_name} ending ${onFile.ach.last_four}` : undefined;
}
