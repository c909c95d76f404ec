import { type AnyStateMachine, and, assign, type EventFrom, not, or, sendTo, setup, stateIn } from 'xstate';
import type { AddressToSave } from '#machines/account/address/address.machine.ts';
import type { CartState } from '#machines/api/contract.ts';
import type { Result } from '#machines/api/reply.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { machinePort, port, type Runs } from '#machines/lib/port.ts';
import { generalProblem, type Problem } from '#machines/lib/problem.ts';
import type { createRefetch } from '#machines/lib/refetch.ts';
import type { BegunAttempt } from '#machines/lib/world.ts';
import type { productsMachine } from '#machines/purchase/builder/products.machine.ts';
import type { addToCartMachine } from '#machines/purchase/cart/add-to-cart.machine.ts';
import type { Tried } from '#machines/purchase/cart/add-to-cart-context.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import {
  createDraftPersister,
  type DraftPersistence,
  type DraftPersister,
  type PaymentChoice,
  type RestoredDraft,
} from '#machines/purchase/checkout/draft/draft-persistence.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping/shipping.machine.ts';
import type { AskedCoupon, CheckedCoupon, CouponEvent } from '#machines/purchase/coupon/coupon-call.ts';
import { canPay, type SavedMethods } from '#machines/rules/payment/card-expiry.ts';
import type { Cents } from '#machines/rules/price/money.ts';
import { checkoutMachine, isToCheck } from './checkout.machine.ts';
import type { CheckoutContext, CheckoutInput } from './checkout-context.ts';
import type { Order } from './order.ts';
import {
  afterRenewalEvent,
  consentIn,
  consentProblems,
  type RenewalEvent,
  type ShownTerms,
} from './renewal-consent.ts';

/**
 * The context of a purchase: `refused` is the last order, if it was refused; `isUnsettled` means that its outcome is unknown.
 * `tried` is the partial result of a checkout later.
 */
export interface PurchaseContext<Draft> {
  draft: Draft;
  /** Whether the reader has chosen or typed anything, now or before leaving the page. */
  isEdited: boolean;
  attempt: BegunAttempt | undefined;
  /** The reader's local date (ISO), if known. */
  today: string | undefined;
  payment: PaymentChoice | undefined;
  problems: Problem[];
  refused: Refused | undefined;
  isUnsettled: boolean;
  /** The last total that the reader saw or chose while a payment is open, in cents; undefined without one. */
  agreed: Cents | undefined;
  tried: Tried | undefined;
  /** What the reader is told about the renewal, and whether they agreed; undefined if nothing. */
  renewal: ShownTerms | undefined;
  /** Whether a part of the form was saved separately and nothing was submitted since. */
  isSaved: boolean;
  departure: Departure;
}

export interface Payer {
  hasAccount: boolean;
  onFile: SavedMethods | null;
}

export const payerOf = ({ page }: { page: { subscriber: unknown; payment_info: SavedMethods | null } }): Payer => ({
  hasAccount: page.subscriber !== null,
  onFile: page.payment_info,
});

/**
 * An order that was refused, or of which no reply is known. Its `key` is set while the reply is unknown. The draft may
 * have changed since `order` was sent.
 */
export type Refused = Pick<CheckoutContext, 'key' | 'problems' | 'isOutdated' | 'order'>;

/** For each value, the edit that changes it in the draft. */
export type Edits<Draft, Values> = { [Name in keyof Values]: (draft: Draft, value: Values[Name]) => Partial<Draft> };

/** The rules that differ between purchases. */
export interface PurchaseRules<Input, Draft, Values> {
  begin: (input: Input) => Draft;
  edits: Edits<Draft, Values>;
  /** Whether the page has anything to buy. If not, only `payer` and `handBack` are called, for an interrupted order. */
  isOpen?: (draft: Draft) => boolean;
  /** Whether the reader may not buy at the moment. An interrupted attempt is still followed up. */
  isBarred?: (draft: Draft) => boolean;
  /** Whether there is nothing to submit yet, or something else must finish first. */
  isWaiting?: (draft: Draft) => boolean;
  /** The problems that block the order, in page order. Omitted if there are no fields. */
  check?: (draft: Draft) => Problem[];
  order: (draft: Draft) => Order;
  /** The total the reader sees, in cents. */
  total: (draft: Draft) => Cents;
  payer: (draft: Draft) => Payer;
  /** Returns the changes to the draft when the reader can act again after an order, and why it was refused if it was. */
  handBack?: (draft: Draft, refused: Refused | undefined) => Partial<Draft>;
  depart?: (visit: string, draft: Draft) => Departure;
  /** The parts of the draft a tab keeps until it is ordered; undefined if the form has no fields. */
  persistence?: DraftPersistence<Draft, Values>;
}

export type PurchaseEvent<Values> =
  | CouponEvent
  | RenewalEvent
  | { type: 'form.changed'; change: Partial<Values> }
  | { type: 'form.submitted'; isAgreed?: boolean }
  | { type: 'page.returned' }
  | { type: 'news.seen' };

/** The input that all purchases share. `attempt` is an interrupted one to resume. */
export interface Begun extends RestoredDraft {
  attempt?: BegunAttempt;
  /** The reader's local date (ISO). Without it, no card on file counts as expired. */
  today?: string;
}

const setUp = <Input extends Begun, Draft, Values, Fresh>(id: string, rules: PurchaseRules<Input, Draft, Values>) =>
  setup({
    types: {
      input: {} as Input,
      context: {} as PurchaseContext<Draft>,
      events: {} as PurchaseEvent<Values>,
      output: {} as Departure,
      children: {} as {
        checkout: 'checkout';
        shipping: 'shipping';
        products: 'products';
        cart: 'cart';
        refetch: 'refetch';
      },
    },
    actors: {
      checkout: checkoutMachine,
      shipping: machinePort<typeof shippingMachine>('shipping'),
      products: machinePort<typeof productsMachine>('products'),
      addToCart: machinePort<typeof addToCartMachine>('addToCart'),
      cart: machinePort<typeof cartMachine>('cart'),
      announceCart: port<void, { cart: CartState }>('announceCart'),
      checkCoupon: port<Result<CheckedCoupon>, AskedCoupon>('checkCoupon'),
      readCoupon: port<Result<CheckedCoupon>, AskedCoupon>('readCoupon'),
      saveAddress: port<Result<unknown>, AddressToSave>('saveAddress'),
      readFresh: port<Result<Fresh>, { token: string }>(`${id}: readFresh`),
      refetch: machinePort<RefetchMachine<Fresh>>('refetch'),
    },
    guards: {
      isOpen: ({ context: { draft } }) => rules.isOpen?.(draft) ?? true,
      isBarred: ({ context: { draft } }) => rules.isBarred?.(draft) ?? false,
      isCutOff: ({ context }) => context.attempt !== undefined,
      isWaiting: ({ context: { draft } }) => rules.isWaiting?.(draft) ?? false,
      isComplete: ({ context }) => problemsIn(rules, context).length === 0,
      isUnsettled: ({ context }) => context.isUnsettled,
      isOrdering: stateIn({ open: 'ordering' }),
      isTold: stateIn({ open: 'told' }),
      isFilling: or([stateIn({ open: 'filling' }), 'isTold']),
    },
    actions: {
      sayProblems: assign({ problems: ({ context }) => problemsIn(rules, context), isSaved: false }),
      sayFailure: assign({ problems: generalProblem('callFailed') }),
      clearProblems: assign({ problems: [], isSaved: false }),
      submitOrder: sendTo('checkout', ({ context: { draft, renewal }, event }) => ({
        type: 'order.submitted',
        order: {
          ...rules.order(draft),
          total: rules.total(draft),
          ...(renewal && { renewal: consentIn(renewal) }),
        },
        isAgreed: event.type === 'form.submitted' && event.isAgreed === true,
      })),
      agree: assign({ agreed: ({ context: { draft } }) => rules.total(draft) }),
      edit: assign(({ context, event }) => {
        if (event.type !== 'form.changed') return {};
        return {
          ...changed(rules, context, edited(rules.edits, context.draft, event.change)),
          // A different timing asks for different fields.
          ...('timing' in event.change && { problems: [] }),
        };
      }),
      tellRenewal: assign({
        renewal: ({ context: { renewal }, event }) =>
          event.type === 'terms.shown' || event.type === 'consent.toggled'
            ? afterRenewalEvent(renewal, event)
            : renewal,
      }),
      take: assign(({ context: { draft } }, change: Partial<Draft>) => ({ draft: { ...draft, ...change } })),
      change: assign(({ context }, change: Partial<Draft>) => changed(rules, context, { ...context.draft, ...change })),
      dropProblems: assign(({ context: { problems } }, name: string) => {
        const others = problems.filter(({ field }) => field !== name);
        return others.length < problems.length ? { problems: others } : {};
      }),
      handBack: assign(({ context: { draft } }, refused: Refused | undefined) => ({
        problems: refused?.problems ?? [],
        refused,
        draft: { ...draft, ...rules.handBack?.(draft, refused) },
      })),
      checkOrder: sendTo('checkout', { type: 'check.requested' }),
      reloadPage: assign({ departure: { reload: true } }),
      refetch: sendTo('refetch', (_, token: string) => ({ type: 'read.requested', token })),
    },
    delays: { untilGivenUp: 35_000 },
  });

type RefetchMachine<Fresh> = ReturnType<typeof createRefetch<Fresh>>;

type State<Input extends Begun, Draft, Values, Fresh> = Parameters<
  ReturnType<typeof setUp<Input, Draft, Values, Fresh>>['createStateConfig']
>[0];

/** An optional feature of a purchase, and where it plugs in. Loaded only by the purchases that use it. */
export interface PurchasePart<
  Name extends string,
  Input extends Begun,
  Draft,
  Values,
  Fresh,
  Part extends State<Input, Draft, Values, Fresh> = State<Input, Draft, Values, Fresh>,
> extends Runs<Name> {
  invoke?: Part['invoke'];
  /** Replaces ordering on submit if a guard matches. */
  submitted?: NonNullable<Part['on']>['form.submitted'];
  returned?: NonNullable<Part['on']>['page.returned'];
  noticed?: Part['always'];
  /** What may run while the form is open. */
  filling?: Pick<Part, 'initial' | 'states'>;
  ordering?: Part['entry'];
  handedBack?: Part['always'];
  /** The state between the order and the departure. */
  closing?: string;
  open?: Record<string, Part>;
  beside?: Record<string, Part>;
}

/**
 * Creates a purchase: a form that is edited, ordered once and handed back with its problems. It is locked while an
 * order is in progress. An order with an unknown outcome is checked before another one is placed.
 */
export function createPurchase<Input extends Begun, Draft, Values, Fresh = never, Name extends string = never>(
  id: string,
  rules: PurchaseRules<Input, Draft, Values>,
  ...parts: PurchasePart<Name, Input, Draft, Values, Fresh>[]
) {
  const purchase = setUp<Input, Draft, Values, Fresh>(id, rules);
  const { isOpen, isBarred, isWaiting } = rules;
  /** A total that the reader has not seen is confirmed first, which sends nothing. */
  const submitAgreed = purchase.enqueueActions(({ context: { agreed, draft }, enqueue }) => {
    if (agreed === undefined || agreed === rules.total(draft)) enqueue('submitOrder');
    enqueue('agree');
  });
  const machine = purchase.createMachine({
    id,
    initial: 'opening',
    context: ({ input }) => ({
      draft: restored(rules, input),
      isEdited: !!input.kept?.length,
      attempt: input.attempt,
      today: input.today,
      payment: input.payment,
      problems: [],
      refused: undefined,
      isUnsettled: false,
      agreed: undefined,
      tried: undefined,
      renewal: undefined,
      isSaved: false,
      departure: {},
    }),
    output: ({ context: { departure } }) => departure,
    states: {
      opening: {
        always: [
          // An interrupted order may be why there is nothing left to buy.
          ...(isOpen
            ? [
                { guard: and([not('isOpen'), 'isCutOff']), target: 'open.ordering' },
                { guard: not('isOpen'), target: 'barred' },
              ]
            : []),
          ...(isBarred ? [{ guard: and(['isBarred', not('isCutOff')]), target: 'barred' }] : []),
          { target: 'open' },
        ],
      },
      ...((isOpen || isBarred) && {
        barred: {
          id: 'barred',
          tags: ['barred'],
          ...(isBarred && {
            on: { 'form.changed': { ...(isOpen && { guard: 'isOpen' as const }), target: 'opening', actions: 'edit' } },
          }),
        },
      }),
      open: {
        initial: 'filling',
        invoke: [
          {
            src: 'checkout',
            id: 'checkout',
            input: ({ context: { draft, attempt, today, payment } }) => ({
              ...meansOf(rules.payer(draft), today),
              attempt,
              payment,
            }),
            onSnapshot: [
              { guard: ({ event }) => event.snapshot.hasTag('busy'), target: '.ordering' },
              {
                guard: 'isOrdering',
                target: '.handedBack',
                actions: [
                  { type: 'handBack', params: ({ event: { snapshot } }) => refusedIn(snapshot.context) },
                  assign(({ context: { agreed }, event: { snapshot } }) => ({
                    isUnsettled: isToCheck(snapshot),
                    agreed: snapshot.context.intent && (agreed ?? snapshot.context.intent.amount),
                  })),
                ],
              },
            ],
            onDone: {
              target: parts.find(({ closing }) => closing)?.closing ?? 'completed',
              actions: assign({
                departure: ({ context: { draft }, event: { output } }) => ({
                  ...output,
                  ...rules.depart?.(output.visit, draft),
                }),
              }),
            },
            onError: '.filling',
          },
          ...parts.flatMap(({ invoke = [] }) => invoke),
        ],
        on: { 'terms.shown': { actions: 'tellRenewal' } },
        states: {
          filling: {
            ...parts.find(({ filling }) => filling)?.filling,
            tags: ['filling'],
            always: [
              ...(isOpen ? [{ guard: not('isOpen'), target: '#barred' }] : []),
              ...(isBarred ? [{ guard: 'isBarred' as const, target: 'barred' }] : []),
              ...parts.flatMap(({ noticed = [] }) => noticed),
            ],
            on: {
              'form.changed': { actions: 'edit' },
              'consent.toggled': { actions: 'tellRenewal' },
              'form.submitted': [
                ...parts.flatMap(({ submitted = [] }) => submitted),
                { guard: 'isUnsettled', actions: 'checkOrder' },
                ...(isWaiting ? [{ guard: 'isWaiting' as const }] : []),
                { guard: 'isComplete', actions: ['clearProblems', submitAgreed] },
                { actions: 'sayProblems' },
              ],
              'page.returned': parts.flatMap(({ returned = [] }) => returned),
            },
          },
          ...(isBarred && {
            barred: {
              tags: ['barred'],
              on: { 'form.changed': { target: 'filling', actions: 'edit' } },
            },
          }),
          ordering: { entry: parts.flatMap(({ ordering = [] }) => ordering) },
          handedBack: {
            always: [
              ...(isOpen ? [{ guard: not('isOpen'), target: '#barred' }] : []),
              ...parts.flatMap(({ handedBack = [] }) => handedBack),
              { target: 'filling' },
            ],
          },
          ...statesOf(parts.map(({ open }) => open)),
        },
      },
      completed: { id: 'completed', type: 'final' },
      ...statesOf(parts.map(({ beside }) => beside)),
    },
  });
  const running: typeof machine & Runs<'checkout' | Name> & Persisted<Input, Draft> = Object.assign(
    machine,
    persisterOf(rules),
  );
  return running;
}

const persisterOf = <Input, Draft, Values>({
  begin,
  isOpen = always,
  persistence,
}: PurchaseRules<Input, Draft, Values>) =>
  persistence && { persister: createDraftPersister(begin, isOpen, persistence) };

export interface Persisted<Input, Draft> {
  persister?: DraftPersister<Input, Draft>;
}

const always = () => true;

function restored<Input extends Begun, Draft, Values>(
  { begin, edits, isOpen = always }: PurchaseRules<Input, Draft, Values>,
  input: Input,
): Draft {
  const draft = begin(input);
  if (!isOpen(draft)) return draft;
  // The persister has checked these changes against this purchase's shape.
  return (input.kept ?? []).reduce<Draft>((now, change) => edited(edits, now, change as Partial<Values>), draft);
}

const problemsIn = <Draft>(
  { check }: Pick<PurchaseRules<never, Draft, never>, 'check'>,
  { draft, renewal }: Pick<PurchaseContext<Draft>, 'draft' | 'renewal'>,
): Problem[] => [...(check?.(draft) ?? []), ...consentProblems(renewal)];

/** A card that has expired by today cannot pay. */
const meansOf = ({ hasAccount, onFile }: Payer, today: string | undefined): CheckoutInput => ({
  hasAccount,
  hasCardOnFile: onFile !== null && (today === undefined || canPay(onFile, today)),
});

/** A change of the reader's own, whose total they see; what else has changed is confirmed first. */
const changed = <Draft>(
  { total }: Pick<PurchaseRules<never, Draft, never>, 'total'>,
  { draft: before, agreed }: Pick<PurchaseContext<Draft>, 'draft' | 'agreed'>,
  draft: Draft,
) => ({
  draft,
  isEdited: true,
  ...(agreed !== undefined && agreed === total(before) && { agreed: total(draft) }),
});

/** An order that opened a payment is not refused. */
const refusedIn = ({ key, problems, isOutdated, order }: Refused): Refused | undefined =>
  key !== undefined || isOutdated || problems.length > 0 ? { key, problems, isOutdated, order } : undefined;

const statesOf = <State>(parts: (Record<string, State> | undefined)[]): Record<string, State> =>
  Object.fromEntries(parts.flatMap((states = {}) => Object.entries(states)));

export type ChangeOf<M extends AnyStateMachine> = Extract<EventFrom<M>, { type: 'form.changed' }>['change'];

function edited<Draft, Values>(edits: Edits<Draft, Values>, draft: Draft, change: Partial<Values>): Draft {
  let now = draft;
  for (const name in change) {
    const value = change[name];
    if (value !== undefined) now = { ...now, ...edits[name](now, value) };
  }
  return now;
}
