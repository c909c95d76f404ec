import type { NoticeCode } from '#machines/lib/departure.ts';

/** What a page says of the one before it. */
export const noticeWords = {
  group: 'notice',
  texts: {
    autorenewRefused: 'Autorenew was not changed',
    autorenewUnsure: 'Autorenew may not have been changed',
    cardDeletionRefused: 'Your payment information was not deleted',
    cardDeletionUnsure: 'Your payment information may not have been deleted',
    paymentUpdated: 'Payment updated successfully',
    addressDeleted: 'Address deleted successfully',
  } satisfies Record<Exclude<NoticeCode, 'giftRedeemed'>, string>,
} as const;
