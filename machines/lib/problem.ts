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
  | 'orderLost'
  | 'callFailed'
  | 'timedOut'
  | 'unexpected'
  | 'unpaid'
  | 'signedOut'
  | 'viewOnly'
  | 'tooManyRequests'
  | 'botCheckUnavailable'
  | 'botCheckUnfinished'
  | 'paymentUnavailable'
  | 'paymentRenewed'
  | 'upgradeUnavailable'
  | OwnCode;

/** A problem code of one flow, prefixed with the flow's name; its text stands beside the flow's other texts. */
type OwnCode = `${string}.${string}`;

/**
 * One thing that stops the reader. `field` is the dotted path of the request field it concerns (`address.line1`),
 * `general` for the general error area, `payment` for under the card form.
 */
export interface Problem {
  field: string;
  code: ProblemCode;
  /** The field by the name that it is asked for, where that is not its own: `address.postcode.zip`. */
  asked?: string;
  /** The server's or the provider's own words, as plain text. */
  words?: string;
}

/** A problem of the whole form. */
export const generally = (code: ProblemCode): Problem[] => [{ field: 'general', code }];
