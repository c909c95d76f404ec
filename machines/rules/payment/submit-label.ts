/** The status of a submit button (CHECK-26); `unsettled` is an order that must be checked before it can be paid (POLL-8). */
export type SubmitStatus = 'sendable' | 'loading' | 'sending' | 'completing' | 'completed' | 'unsettled';

export type SubmitLabel =
  | Exclude<SubmitStatus, 'sendable' | 'unsettled'>
  | 'checkAgain'
  | 'free'
  | 'payment'
  | 'proceed';

/** How the order stands to payment, as far as the reader sees it. */
export interface SubmitOrder {
  status: SubmitStatus;
  isFree: boolean;
  showsPaymentForm: boolean;
  usesCardOnFile: boolean;
}

/** Which label a payment block's submit button has. */
export function submitLabel({ status, isFree, showsPaymentForm, usesCardOnFile }: SubmitOrder): SubmitLabel {
  if (status === 'unsettled') return 'checkAgain';
  if (status !== 'sendable') return status;
  if (isFree) return 'free';
  return showsPaymentForm || usesCardOnFile ? 'payment' : 'proceed';
}

/** Whether nothing may be edited or sent (CHECK-35). */
export const isBusy = (status: SubmitStatus): boolean => status !== 'sendable' && status !== 'unsettled';
