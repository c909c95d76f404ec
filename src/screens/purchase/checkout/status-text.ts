import type { SubmitStatus } from '#machines/rules/payment/submit-label.ts';
import type { Messages } from '#messages/messages.ts';
import { fillCount } from '#messages/plural.ts';

/** How an order is getting on, as far as it is said. */
export interface Progress {
  status: SubmitStatus;
  /** Whether an order that a reload cut off is being looked up. */
  isChecking: boolean;
  isPaymentFormOpen: boolean;
  /** How often fulfilment was read, about once a second, and whether the server answers. */
  fulfilment?: { polls: number; connected: boolean };
}

/** What is announced; while an order completes it changes with every fifteenth poll at most. */
export function statusText(texts: Messages['status'], progress: Progress): string {
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
