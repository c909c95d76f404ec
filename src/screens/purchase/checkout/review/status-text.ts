import type { SubmitStatus } from '#machines/rules/payment/submit-label.ts';
import type { English } from '#messages/english.ts';
import { fillCount } from '#messages/format/plural.ts';

export interface Progress {
  status: SubmitStatus;
  isChecking: boolean;
  isPaymentFormOpen: boolean;
  /** The number of polls, about one a second, and whether the server answers. */
  fulfilment?: { polls: number; connected: boolean };
}

/** Returns the text to announce. While an order completes, it changes at most every fifteenth poll. */
export function statusText(texts: English['status'], progress: Progress): string {
  const { status, isChecking, isPaymentFormOpen, fulfilment } = progress;
  switch (status) {
    case 'sendable':
      return isPaymentFormOpen ? texts.paymentReady : '';
    case 'unsettled':
      return '';
    case 'loading':
      return isChecking ? texts.checking : texts.loading;
    case 'sending':
    case 'completed':
      return texts[status];
    case 'completing': {
      if (fulfilment?.connected === false) return texts.connectionLost;
      const count = Math.floor((fulfilment?.polls ?? 0) / POLLS_BETWEEN) * POLLS_BETWEEN;
      return count === 0 ? texts.completing : fillCount(texts.stillCompleting, count);
    }
  }
}

const POLLS_BETWEEN = 15;
