import type { ActorRefFrom } from 'xstate';
import { useSnapshot } from '#app/use-snapshot.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { checkoutMachine } from '#machines/purchase/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '#machines/purchase/checkout/checkout-context.ts';
import type { fulfilmentMachine } from '#machines/purchase/checkout/fulfilment.machine.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import type { SubmitStatus } from '#machines/rules/payment/submit-label.ts';
import type { Progress } from './status-text.ts';

/** A checkout as every purchase page shows it. */
export interface CheckoutShown extends Pick<Progress, 'status' | 'isChecking' | 'fulfilment'> {
  problems: Problem[];
  card: CardChoice;
  keepsCard: boolean;
  /** The secret of the intent that is open, so that a payment form can be shown. */
  secret?: string;
  /** Whether an order was sent of which nobody knows what became. */
  isUnanswered: boolean;
  send: (event: CheckoutEvent) => void;
}

/** Reads the checkout that a flow runs; where it runs none any more, the order is placed. */
export function useCheckout(checkout: ActorRefFrom<typeof checkoutMachine> | undefined): CheckoutShown {
  const snapshot = useSnapshot(checkout);
  // The checkout invokes one machine under this id.
  const waiting = snapshot?.children.fulfilment as ActorRefFrom<typeof fulfilmentMachine> | undefined;
  const fulfilment = useSnapshot(waiting)?.context;
  return {
    status: snapshot ? statusOf(snapshot) : 'completed',
    isChecking: snapshot?.matches('restoring') ?? false,
    fulfilment,
    problems: snapshot?.context.problems ?? NO_PROBLEMS,
    card: snapshot?.context.card ?? 'add-card',
    keepsCard: snapshot?.context.keepsCard ?? false,
    secret: snapshot?.context.intent?.secret,
    isUnanswered: snapshot?.context.key !== undefined,
    send: (event) => checkout?.send(event),
  };
}

const NO_PROBLEMS: Problem[] = [];

const TAGS = ['completed', 'completing', 'sending', 'loading'] as const;

function statusOf(snapshot: ReturnType<ActorRefFrom<typeof checkoutMachine>['getSnapshot']>): SubmitStatus {
  if (snapshot.matches('unsettled')) return 'unsettled';
  return TAGS.find((tag) => snapshot.hasTag(tag)) ?? 'sendable';
}
