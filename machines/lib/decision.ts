/** What follows a result: the state to enter, by its path in the machine, and the changes to the context. */
export type Decision<State extends string, Context> = { to: State } & Partial<Context>;

interface Ended<Output, Context> {
  context: Context;
  event: { output: Output };
}

/**
 * Returns a function that creates the transitions of an invoke whose result decides what follows: one per state, of
 * which the last one takes what the others leave. The machine needs an action `change` that assigns the changes.
 */
export const decisionsOf =
  <Context>(machine: string) =>
  <State extends string, Output>(
    decide: (output: Output, context: Context) => Decision<State, Context>,
    ...states: State[]
  ) =>
    states.map((state, at) => ({
      ...(at < states.length - 1 && {
        guard: ({ context, event }: Ended<Output, Context>) => decide(event.output, context).to === state,
      }),
      target: `#${machine}.${state}`,
      actions: {
        type: 'change' as const,
        params: ({ context, event }: Ended<Output, Context>) => changeBy(decide(event.output, context)),
      },
    }));

// Without its state, a decision holds changes to the context alone.
const changeBy = <Context>({ to: _, ...change }: Decision<string, Context>) => change as Partial<Context>;
