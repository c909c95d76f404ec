import type { RenewalPage } from '#machines/api/contract.ts';
import { destinationOf } from '#machines/rules/address/delivery.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf } from '../account/accounts.ts';
import { charging } from '../checkout/attempts.ts';
import { charge, paidElsewhere } from '../checkout/charge.ts';
import { intentFor, isPaid } from '../checkout/intents.ts';
import { settle } from '../checkout/settle.ts';
import { itemsOf, type PricedOrder } from '../order/order.ts';
import { orderFrom } from '../order/order-from.ts';
import { type OrderForm, readForm } from '../order/read-form.ts';
import { isRecord } from '../read-fields.ts';
import type { Call, Context, Handlers } from '../request-context.ts';
import { isOutdated } from './timetable.ts';

export const retryHandlers = { retryRenewal: charging('retryRenewal', retry) } satisfies Partial<Handlers>;

const answers = replies.retryRenewal;

function retry(context: Context, { body }: Call): AnswerTo<'retryRenewal'> {
  const account = accountOf(context);
  if (!account) return answers.signedOut;
  const form = isRecord(body) ? readForm({ ...formOf(account), invoice: body.invoice, customer: body.customer }) : null;
  if (!form) return answers.refused;
  const { account: reader, timetable } = account.subscriber;
  const purpose = `retry ${reader.ref}`;
  if (!timetable.renewal_failed) {
    const last = intentFor(context, purpose);
    return last && isPaid(last) ? paidElsewhere(settle(context, last)) : answers.nothingToRetry;
  }
  const order = renewalOrder(context, account, form);
  if (!order || isOutdated(account, body) || Object(body).amount !== order.total) return answers.outdated;
  return charge(context, { purpose, order, invoice: form.invoice, customer: form.customer });
}

export function renewalRetry(context: Context, account: Account): RenewalPage['renewal'] {
  if (!account.subscriber.timetable.renewal_failed) return null;
  const order = renewalOrder(context, account, formOf(account));
  return order ? { lines: order.lines, total: order.total } : null;
}

/** Renews with the current settings, as an automatic renewal would. */
function renewalOrder(context: Context, { subscriber }: Account, form: OrderForm): PricedOrder | undefined {
  const current = subscriber.timetable.current_subscription?.info;
  if (!current) return undefined;
  const { settings, term } = current;
  const subscription = { renewal: true, ...settings, term };
  return orderFrom(context, { form, items: itemsOf({ subscription }, form.shipcode) });
}

/** An automatic renewal has no order form, so the form is filled in from the account. */
function formOf({ subscriber: { account, timetable } }: Account): OrderForm {
  const sent = timetable.current_subscription?.info.deliverables.set ?? 'digital';
  const { name, email } = account;
  const shipcode = destinationOf(sent) ?? account.shipcode;
  return { name, email, origin: 'keep', shipcode, session: 'none', gifted: false };
}
