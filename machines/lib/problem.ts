/**
 * The problems found by the front end. `server` and `provider` carry a message from outside, `signedOut` and
 * `tooManyRequests` may.
 */
export type ProblemCode =
  | 'required'
  | 'passwordMismatch'
  | 'codeUnreadable'
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
  | 'orderUnclear'
  | 'orderUnsent'
  | 'callFailed'
  | 'timedOut'
  | 'unexpected'
  | 'unpaid'
  | 'signedOut'
  | 'signedOutUnsure'
  | 'viewOnly'
  | 'tooManyRequests'
  | 'botCheckUnavailable'
  | 'botCheckUnfinished'
  | 'paymentUnavailable'
  | 'paymentRenewed'
  | 'upgradeUnavailable'
  | OwnCode;

type OwnCode = `${string}.${string}`;

/**
 * A problem that stops the reader. `field` is the dotted path of the request field (`address.line1`), `general` for the
 * general error area, or `payment` for below the card form.
 */
export interface Problem {
  field: string;
  code: ProblemCode;
  /** The name of the field in the form, if it differs: `address.postcode.zip`. */
  asked?: string;
  words?: string;
}

/** Returns a problem that belongs to no single field. */
export const generalProblem = (code: ProblemCode): Problem[] => [{ field: 'general', code }];

/** Whether the reader can go on once they have logged in. */
export const needsLogin = ({ code }: Problem): boolean => code === 'signedOut' || code === 'signedOutUnsure';
