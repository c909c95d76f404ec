import { type AnyStateMachine, fromPromise } from 'xstate';

/** Declares work the world must supply; running it unsupplied is a bug, and the error says which port. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" was not provided.`)));

/** Every port of a machine, none left out. */
export type Ports<M extends AnyStateMachine> = Required<NonNullable<Parameters<M['provide']>[0]['actors']>>;
