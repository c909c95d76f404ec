import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { forReader } from '../for-reader.ts';
import type { Plays } from '../play.ts';
import type { Account } from '../state.ts';
import { changedAccount } from './readers-own.ts';

/** Whether a subscription renews at the end of its cycle; each call flips it. */
export const autorenewPlays = {
  flipAutorenew: (desk) => {
    const changed = changedAccount(desk);
    return 'status' in changed ? changed : flip(changed);
  },
} satisfies Partial<Plays>;

function flip({ payment, subscriber: { account, timetable } }: Account): Answer<'flipAutorenew'> {
  const current = timetable.current_subscription;
  if (!current || current.info.cancelled || timetable.lifetime_subscription)
    return replies.flipAutorenew.nothingToRenew;
  if (!account.autorenew && !payment) return replies.flipAutorenew.paymentMissing;
  account.autorenew = !account.autorenew;
  return forReader({ autorenew: account.autorenew });
}
