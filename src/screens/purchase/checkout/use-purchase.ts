import { useEffect, useState } from 'react';
import type { Actor, ActorRefFrom, AnyStateMachine, InputFrom, StateFrom } from 'xstate';
import type { ProblemsShown } from '#app/forms/problems-shown.ts';
import { useProblemsShown } from '#app/forms/problems-shown.ts';
import { useToday } from '#app/rendering/use-today.ts';
import { useFlow } from '#app/world/use-flow.ts';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import { useWorld } from '#app/world/WorldProvider.tsx';
import { reload } from '#host/address/location.ts';
import { onReturn } from '#host/address/returns.ts';
import { readToday } from '#host/clock.ts';
import type { Deposits } from '#machines/api/contract.ts';
import type { Flow } from '#machines/lib/flow.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { unfinishedIn } from '#machines/purchase/checkout/attempts/attempts.ts';
import { type checkoutMachine, isToCheck } from '#machines/purchase/checkout/checkout.machine.ts';
import type { CheckoutEvent, Question } from '#machines/purchase/checkout/checkout-context.ts';
import type { fulfilmentMachine } from '#machines/purchase/checkout/fulfilment/fulfilment.machine.ts';
import type { Order, PurchaseCall } from '#machines/purchase/checkout/order.ts';
import type { Begun, ChangeOf, Persisted, PurchaseEvent } from '#machines/purchase/checkout/purchase.ts';
import type { RenewalEvent, ShownTerms } from '#machines/purchase/checkout/renewal-consent.ts';
import type { CardChoice } from '#machines/rules/payment/card-choice.ts';
import { isBusy, type SubmitStatus } from '#machines/rules/payment/submit-label.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { type Aliases, placeProblems } from '#machines/rules/text/problem-places.ts';
import { couponPlaceMessages } from '#messages/en/coupon.ts';
import type { OwnTexts } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import type { Progress } from '#screens/purchase/checkout/review/status-text.ts';
import { COMMON_ALIASES } from './shown-fields.ts';

export interface PurchaseShown extends ProblemsShown {
  checkout: CheckoutShown;
  busy: boolean;
  isAdding: boolean;
  /** The reader must acknowledge something before anything can be sent. */
  isTold: boolean;
  /** A coupon is being checked, so the price may change. */
  isPricing: boolean;
  /** The total to which the reader agreed while a payment is open, in cents. */
  agreed: Cents | undefined;
  problems: readonly Problem[];
  /** Whether the reader has an account. */
  ofAccount: boolean;
  /** What the reader is told about the renewal. */
  renewalShown: ShownTerms | undefined;
  tellRenewal: (event: RenewalEvent) => void;
  submit: () => void;
  orderAgain: () => void;
}

export interface PurchaseFormOf<M extends AnyStateMachine> {
  snapshot: StateFrom<M>;
  send: (event: PurchaseEvent<ChangeOf<M>>) => void;
}

interface PurchaseSnapshot {
  context: {
    problems: readonly Problem[];
    agreed: Cents | undefined;
    renewal: ShownTerms | undefined;
    draft: { page: { subscriber?: object | null } };
  };
  children: { checkout?: ActorRefFrom<typeof checkoutMachine> | undefined };
  hasTag: (tag: 'busy' | 'adding' | 'reading' | 'told' | 'checking') => boolean;
}

export interface ShownAs {
  /** Prefixes the ids of its fields, to distinguish them from other forms on the page. */
  id: string;
  /** The request fields shown by the form; other problems go to its summary. */
  fields: readonly string[];
  /** Alternative names from the server for these fields, in addition to those common to all forms. */
  aliases?: Aliases;
  texts?: OwnTexts;
}

type PurchaseMachine = AnyStateMachine & Persisted<never, never>;

/** Runs a purchase from its input, the tab's draft, an unfinished attempt and today's date. Saves the draft until it is ordered. */
export function usePurchaseFlow<M extends PurchaseMachine>(
  flow: Flow<M>,
  given: () => Omit<InputFrom<M>, keyof Begun>,
): [StateFrom<M>, Actor<M>] {
  const { attempts, drafts } = useWorld();
  const { persister } = flow.machine;
  useToday();
  const [input] = useState(() => {
    const begun = { ...given(), attempt: unfinishedIn(attempts.read()), today: readToday() };
    // M hides the machine's input; the signature above checks callers.
    return { ...begun, ...persister?.read(begun as never, drafts, attempts) };
  });
  const [snapshot, actor] = useFlow(flow, input as never);
  useEffect(() => {
    const kept = persister?.keep(actor as never, drafts);
    const stop = onReturn(() => kept?.isTaken() && reload());
    return () => {
      stop();
      kept?.stop();
    };
  }, [actor, drafts, persister]);
  return [snapshot, actor];
}

export function usePurchase<Change>(
  snapshot: PurchaseSnapshot,
  send: (
    event: RenewalEvent | { type: 'form.changed'; change: Change } | { type: 'form.submitted'; isAgreed?: true },
  ) => void,
  { id, fields, aliases, texts }: ShownAs,
): PurchaseShown & { change: (change: Change) => void } {
  const checkout = useCheckout(snapshot.children.checkout);
  const { problems, renewal } = snapshot.context;
  const { unapplied } = useMessages(couponPlaceMessages);
  const busy = snapshot.hasTag('busy') || isBusy(checkout.status);
  return {
    ...useProblemsShown(
      id,
      placeProblems(busy ? [] : problems, renewal?.isAsked ? [...fields, 'renewal_consent'] : fields, {
        ...COMMON_ALIASES,
        ...aliases,
      }),
      {
        'coupon.unapplied': unapplied,
        ...texts,
      },
    ),
    checkout: snapshot.hasTag('reading') ? { ...checkout, status: 'loading' } : checkout,
    busy,
    isAdding: snapshot.hasTag('adding'),
    isTold: snapshot.hasTag('told'),
    isPricing: snapshot.hasTag('checking'),
    agreed: snapshot.context.agreed,
    problems,
    renewalShown: snapshot.context.renewal,
    tellRenewal: send,
    ofAccount: Boolean(snapshot.context.draft.page.subscriber),
    change: (change) => send({ type: 'form.changed', change }),
    submit: () => send({ type: 'form.submitted' }),
    orderAgain: () => send({ type: 'form.submitted', isAgreed: true }),
  };
}

interface CheckoutShown extends Pick<Progress, 'status' | 'isChecking' | 'fulfilment'> {
  problems: Problem[];
  card: CardChoice;
  hasCardOnFile: boolean;
  keepsCard: boolean;
  secret?: string;
  /** The amount of that intent, in cents. */
  amount?: Cents;
  order?: Order;
  question?: { of: Question; call: PurchaseCall | undefined };
  /** The deposits that must verify the bank account before the payment goes ahead. */
  deposits?: Deposits | undefined;
  /** The outcome of a sent order is unknown. */
  isUnanswered: boolean;
  send: (event: CheckoutEvent) => void;
}

/** The state of the checkout actor; undefined means that the order is placed. */
function useCheckout(checkout: ActorRefFrom<typeof checkoutMachine> | undefined): CheckoutShown {
  const snapshot = useSnapshot(checkout);
  // The checkout invokes only one machine under this id.
  const waiting = snapshot?.children.fulfilment as ActorRefFrom<typeof fulfilmentMachine> | undefined;
  const fulfilment = useSnapshot(waiting)?.context;
  return {
    status: snapshot ? statusOf(snapshot) : 'completed',
    isChecking: snapshot?.matches('restoring') ?? false,
    fulfilment,
    problems: snapshot?.context.problems ?? NO_PROBLEMS,
    card: snapshot?.context.card ?? 'add-card',
    hasCardOnFile: snapshot?.context.hasCardOnFile ?? false,
    keepsCard: snapshot?.context.keepsCard ?? false,
    secret: snapshot?.context.intent?.secret,
    amount: snapshot?.context.intent?.amount,
    order: snapshot?.context.order,
    question:
      snapshot?.matches('questioned') && snapshot.context.question
        ? { of: snapshot.context.question, call: snapshot.context.order?.call }
        : undefined,
    deposits: snapshot?.matches('verifying') ? snapshot.context.deposits : undefined,
    isUnanswered: snapshot?.context.key !== undefined,
    send: (event) => checkout?.send(event),
  };
}

const NO_PROBLEMS: Problem[] = [];

const TAGS = ['completed', 'completing', 'sending', 'loading'] as const;

function statusOf(snapshot: ReturnType<ActorRefFrom<typeof checkoutMachine>['getSnapshot']>): SubmitStatus {
  if (isToCheck(snapshot)) return 'unsettled';
  return TAGS.find((tag) => snapshot.hasTag(tag)) ?? 'sendable';
}
