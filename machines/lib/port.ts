import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate';

/** Declares work the world must provide. Without it, the work fails with an error that names the port. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));

/**
 * Declares a machine that only some flows run, so that the others do not load it. Without it, running it fails with an
 * error that names the port.
 */
export const machinePort = <M extends AnyStateMachine>(name: string): M => {
  const absent: AnyActorLogic = port<never, unknown>(name);
  return absent as M;
};

/** The ports a machine actually runs, if it declares more. Exists only as a type. */
export interface Runs<Name extends string> {
  runs?: Name;
}

type AllPorts<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;

/** The ports a flow must implement: all actors of its machine, or only those it `Runs`. */
export type Ports<M extends AnyStateMachine> = Pick<
  AllPorts<M>,
  (M extends Runs<infer Name> ? Name : string) & keyof AllPorts<M>
>;

/**
 * Implements a port. Ignores the result if the actor was stopped: a revived actor runs the work again and must not
 * mistake the first result for the second.
 */
export const answer = <Output, Input>(work: (asked: { input: Input; signal: AbortSignal }) => PromiseLike<Output>) =>
  fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        work({ input, signal }).then(
          (output) => signal.aborted || resolve(output),
          (reason) => signal.aborted || reject(reason),
        );
      }),
  );
