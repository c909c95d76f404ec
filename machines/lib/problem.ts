/** What the front itself can find wrong; `server` and `provider` carry words that came from outside. */
export type ProblemCode =
  | 'required'
  | 'passwordMismatch'
  | 'amountUnreadable'
  | 'amountTooLarge'
  | 'amountTooSmall'
  | 'amountNotWhole'
  | 'notForSale'
  | 'donationTooSmall'
  | 'server'
  | 'provider'
  | 'replacement'
  | 'orderFailed'
  | 'callFailed'
  | 'timedOut'
  | 'unexpected'
  | 'unpaid'
  | 'signedOut'
  | 'viewOnly'
  | 'tooManyRequests'
  | 'botCheckUnavailable'
  | 'paymentUnavailable'
  | 'paymentRenewed'
  | 'upgradeUnavailable'
  | OwnCode;

/** What one flow alone can find wrong, by the name of that flow; it is worded beside the flow's other words. */
type OwnCode = `${string}.${string}`;

/**
 * One thing that stops the reader. `field` is the dotted path of the request field it concerns (`address.line1`),
 * `general` for the general error area, `payment` for under the card form.
 */
export interface Problem {
  field: string;
  code: ProblemCode;
  /** The server's or the provider's own words, as plain text. */
  words?: string;
}

/** A problem of the whole form. */
export const generally = (code: ProblemCode): Problem[] => [{ field: 'general', code }];
