import type { NoticeCode } from '#machines/lib/departure.ts';

/** What a page says of the one before it. */
export const noticeWords = {
  group: 'notice',
  texts: {
    autorenewRefused: 'Autorenew was not changed',
    autorenewUnsure: 'Autorenew may not have been changed',
    autorenewOn: 'Autorenew is on',
    autorenewOff: 'Autorenew is off',
    autorenewOnAlready: 'Autorenew was on already, so nothing was changed',
    autorenewOffAlready: 'Autorenew was off already, so nothing was changed',
    autorenewStillOn: 'Autorenew was not changed. It is still on',
    autorenewStillOff: 'Autorenew was not changed. It is still off',
    cardDeletionRefused: 'Your payment information was not deleted',
    cardDeletionUnsure: 'Your payment information may not have been deleted',
    paymentUpdated: 'Payment updated successfully',
    addressDeleted: 'Address deleted successfully',
    paidElsewhere: 'This order was paid in another tab, so you were not charged again',
  } satisfies Record<Exclude<NoticeCode, 'giftRedeemed'>, string>,
} as const;

/** What a reader is told wherever the account stands in need of it (ACCT-25, ACCT-26). */
export const accountNoticeWords = {
  group: 'accountNotice',
  texts: {
    emailFailing:
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    addressMissing: 'You do not have an address on record for us to send to.',
  },
} as const;

/** The way back in where a session has ended under a form. */
export const signInAgainWords = {
  group: 'signInAgain',
  texts: {
    link: 'Log in again in a new tab',
    hint: 'What you have typed stays here. When you are logged in, come back to this tab and send it again.',
  },
} as const;
