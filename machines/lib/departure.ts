/** What a page did or could not do before it was left, said once by the page that follows (PAYM-8, ACCT-20, MDON-5, REDEEM-12, ADDR-5). */
export type NoticeCode =
  | 'autorenewRefused'
  | 'autorenewUnsure'
  | 'autorenewOn'
  | 'autorenewOff'
  | 'autorenewOnAlready'
  | 'autorenewOffAlready'
  | 'autorenewStillOn'
  | 'autorenewStillOff'
  | 'cardDeletionRefused'
  | 'cardDeletionUnsure'
  | 'paymentUpdated'
  | 'addressDeleted'
  | 'giftRedeemed'
  | 'paidElsewhere';

/** How a page is left: to another one or to itself, and what the page that follows has to say. */
export interface Departure {
  visit?: string;
  reload?: true;
  notice?: NoticeCode;
}
