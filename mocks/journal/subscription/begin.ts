import type { Desk } from '../desk.ts';
import type { Deed } from '../order/order-state.ts';
import { send } from '../visitor/mails.ts';
import { addCycle } from './cycles.ts';
import { ownerOf } from './owners.ts';

/** Gives somebody a subscription, or the cycle that follows it, and mails who redeemed a gift; answers its token. */
export function beginSubscription(desk: Desk, deed: Extract<Deed, { kind: 'subscribe' }>): string {
  const { owner, cycle, autorenew, gift } = deed;
  const account = ownerOf(desk, owner);
  const token = addCycle(desk, account, cycle);
  const details = account.subscriber.account;
  // Without anything on file nothing renews by itself; where the order does not say, it stays as the reader has it.
  if (autorenew !== undefined) details.autorenew = autorenew && account.payment !== null;
  if (gift !== undefined) send(desk, { to: details.email, about: 'gift redeemed', link: '/account' });
  return token;
}
