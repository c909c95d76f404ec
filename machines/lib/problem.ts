/** The problems the front end itself can find. `server` and `provider` carry outside words. */
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

/** A problem code of one flow, prefixed with its name. Its text is with the flow's other texts. */
type OwnCode = `${string}.${string}`;

/**
 * A problem that stops the reader. `field` is the dotted path of the request field (`address.line1`), `general` for the
 * general error area, or `payment` for below the card form.
 */
export interface Problem {
  field: string;
  code: ProblemCode;
  /** The name the form shows for the field, if it differs: `address.postcode.zip`. */
  asked?: string;
  /** The server's or provider's own words, as plain text. */
  words?: string;
}

/** Returns a problem of the whole form. */
export const generally = (code: ProblemCode): Problem[] => [{ field: 'general', code }];
