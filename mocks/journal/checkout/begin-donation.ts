import type { MethodDetails } from '../../stripe/outcome.ts';
import type { Desk } from '../desk.ts';
import type { Deed } from '../order/order-state.ts';
import { send } from '../visitor/mails.ts';

/** Begins a monthly donation, whose first month is paid, and mails the link by which its card is changed. */
export function beginDonation(
  desk: Desk,
  { name, email }: Extract<Deed, { kind: 'donate-monthly' }>,
  method: MethodDetails = {},
): void {
  const token = desk.newId('don_');
  desk.state.donations[token] = {
    name,
    details: { type: 'details', data: method },
    failing: false,
    isChanged: false,
    payments: 1,
  };
  send(desk, { to: email, about: 'monthly donation', link: `/donation/setup?token=${token}` });
}
