/** The status of a submit button (CHECK-26). An `unsettled` order must be checked before it can be paid (POLL-8). */
export type SubmitStatus = 'sendable' | 'loading' | 'sending' | 'completing' | 'completed' | 'unsettled';

export type SubmitLabel =
  | Exclude<SubmitStatus, 'sendable' | 'unsettled'>
  | 'checkAgain'
  | 'free'
  | 'payment'
  | 'proceed';

export interface SubmitOrder {
  status: SubmitStatus;
  isFree: boolean;
  showsPaymentForm: boolean;
  usesCardOnFile: boolean;
}

/** Returns the label of a payment block's submit button. */
export function submitLabel({ status, isFree, showsPaymentForm, usesCardOnFile }: SubmitOrder): SubmitLabel {
  if (status === 'unsettled') return 'checkAgain';
  if (status !== 'sendable') return status;
  if (isFree) return 'free';
  return showsPaymentForm || usesCardOnFile ? 'payment' : 'proceed';
}

/** Whether the form is locked (CHECK-35). */
export const isBusy = (status: SubmitStatus): boolean => status !== 'sendable' && status !== 'unsettled';
