import {
  type AnyActorRef,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type InputFrom,
  type StateValue,
  transition,
} from 'xstate';
import type { Product } from '#machines/api/contract.ts';
import type { Problem } from '#machines/lib/problem.ts';
import type { Order } from '#machines/purchase/checkout/order.ts';
import type { ChangeOf, Refused } from '#machines/purchase/checkout/purchase.ts';
import { replies } from '#mocks/replies.ts';

/**
 * Sends single events to a purchase, each on a draft of the test's choice, without a world. The input opens its form.
 */
export function draftsOf<M extends AnyStateMachine>(machine: M, input: InputFrom<M>) {
  type Draft = ContextFrom<M>['draft'];

  /** The result of an event in a state: the next draft and the events sent to children. */
  function tell(draft: Draft, event: AnyEvent, value: StateValue = { open: 'filling' }) {
    const { context, children } = opened(machine, input);
    const before = machine.resolveState({ value, context: { ...context, draft } });
    const [next, actions] = transition<AnyStateMachine>(machine, { ...before, children } as never, event); // resolveState drops the children
    const told: { type: string; order?: Order }[] = actions.flatMap(({ params }) => Object(params).event ?? []);
    return {
      draft: next.context.draft as Draft,
      problems: next.context.problems as Problem[],
      value: next.value as StateValue,
      children: next.children as Record<string, AnyActorRef | undefined>,
      told,
      order: told.find(({ type }) => type === 'order.submitted')?.order,
    };
  }

  const submit = (draft: Draft) => tell(draft, { type: 'form.submitted' });

  return {
    begun: (from: InputFrom<M>): Draft => opened(machine, from).context.draft,
    tell,
    submit,
    changed: (draft: Draft, change: ChangeOf<M>): Draft => tell(draft, { type: 'form.changed', change }).draft,
    /** With the countries, or with a list of products. */
    loaded: (draft: Draft, list?: readonly Product[]): Draft =>
      tell(
        draft,
        list
          ? { type: 'xstate.done.actor.products', output: { list } }
          : { type: 'xstate.done.actor.shipping', output: shipping },
      ).draft,
    problemsOf: (draft: Draft): Problem[] => submit(draft).problems,
    orderOf: (draft: Draft): Order => {
      const { order, problems } = submit(draft);
      if (!order) throw new Error(`Nothing was ordered: ${JSON.stringify(problems)}`);
      return order;
    },
    handedBack: (draft: Draft, refused: Partial<Refused>) => {
      const context: Refused = { problems: [], key: undefined, isOutdated: false, ...refused };
      const snapshot = { context, hasTag: () => false, matches: () => false };
      return tell(draft, { type: 'xstate.snapshot.checkout', snapshot }, { open: 'ordering' });
    },
  };
}

interface AnyEvent {
  type: string;
  [detail: string]: unknown;
}

const opened = (machine: AnyStateMachine, input: unknown) => createActor(machine, { input }).getSnapshot();

const shipping = structuredClone(replies.getShipping.shipping.body);
