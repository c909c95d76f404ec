import { type AnyStateMachine, fromPromise } from 'xstate';

/** Declares work the world must supply; running it unsupplied is a bug, and the error says which port. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));

/** Every port of a machine, none left out. */
export type Ports<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;

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
