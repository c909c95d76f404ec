import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Definition, Look } from './scenario.ts';

/** How the checkout of a flow stands; one that has ended is no child any more. */
export const lookAtCheckout =
  <M extends AnyStateMachine>(typedInto: (actor: Actor<M>) => unknown) =>
  (actor: Actor<M>): Look => {
    const { context, children, output }: AnyMachineSnapshot = actor.getSnapshot();
    const checkout = children.checkout?.getSnapshot();
    const value = checkout?.value ?? 'completed';
    return {
      value: typeof value === 'string' ? value : JSON.stringify(value),
      problems: context.problems,
      isBusy: checkout?.hasTag('busy') ?? false,
      typed: typedInto(actor),
      visit: output?.visit,
    };
  };

/** Whether the checkout of a flow has a payment form to show. */
export const hasPaymentForm = <M extends AnyStateMachine>(actor: Actor<M>): boolean =>
  childrenOf(actor).checkout?.getSnapshot().context.intent?.secret !== undefined;

/** A part of a page that is loaded by itself, and loaded again in one click; the form beside it stays as it is. */
export const loading = <M extends AnyStateMachine>(child: string, typedInto: (actor: Actor<M>) => unknown) =>
  ({
    limit: 35_000,
    look: (actor) => {
      const part = childrenOf(actor)[child]?.getSnapshot();
      return {
        value: part?.value ?? 'loaded',
        problems: [],
        isBusy: part?.hasTag('busy') ?? false,
        typed: typedInto(actor),
      };
    },
    rest: (means) => ({ value: means === 'good' ? 'loaded' : 'failed', problems: [] }),
    retry: (actor) => childrenOf(actor)[child]?.send({ type: 'load.retried' }),
    wordless: 'A list that cannot be loaded is told in our own words.',
  }) satisfies Partial<Definition<M>>;

const childrenOf = (actor: Actor<AnyStateMachine>): AnyMachineSnapshot['children'] => actor.getSnapshot().children;
