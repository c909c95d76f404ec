import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate';

/** Declares work the world must supply; running it unsupplied is a bug, and the error says which port. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));

/**
 * Declares a machine that only some of those who could run it do run, so that the others do not load it. Running it
 * unsupplied is a bug, and the error says which.
 */
export const machinePort = <M extends AnyStateMachine>(name: string): M => {
  // Stands in for the machine until it is supplied, and is none: it fails as a port does.
  const absent: AnyActorLogic = port<never, unknown>(name);
  return absent as M;
};

/** What a machine runs, where it declares more than that; known to the compiler alone. */
export interface Runs<Name extends string> {
  runs?: Name;
}

type AllPorts<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;

/** Every port of a machine that it runs, none left out. */
export type Ports<M extends AnyStateMachine> = Pick<
  AllPorts<M>,
  (M extends Runs<infer Name> ? Name : string) & keyof AllPorts<M>
>;

/**
 * Answers a port with work. Work whose asker has left (its state, or the page) is never heard: an actor that was
 * stopped and revived asks anew, and must not take the end of the first call for the answer to the second.
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
