import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { forReader, type Plays } from '../desk.ts';
import type { Account } from './account-state.ts';
import { changedAccount, shownAccount } from './accounts.ts';

/** Who is logged in, and whether the subscription renews at the end of its cycle, which each call flips. */
export const accountPagePlays = {
  getSubscriber: (desk, { query }) => {
    const shown = shownAccount(desk, query);
    if (!shown) return replies.getSubscriber.signedOut;
    const { account, timetable } = shown.subscriber;
    return forReader({ subscriber: { account }, timetable });
  },
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
