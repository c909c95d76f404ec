import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Definition, Look } from './scenario.ts';

/** A finished checkout is no longer a child. */
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

export const hasPaymentForm = <M extends AnyStateMachine>(actor: Actor<M>): boolean =>
  childrenOf(actor).checkout?.getSnapshot().context.intent?.secret !== undefined;

/** A part of a page that loads on its own and retries in one click, without affecting the form beside it. */
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
    wordless: 'A list that cannot be loaded is reported in our own words.',
  }) satisfies Partial<Definition<M>>;

const childrenOf = (actor: Actor<AnyStateMachine>): AnyMachineSnapshot['children'] => actor.getSnapshot().children;
