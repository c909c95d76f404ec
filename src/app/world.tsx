import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom, StateFrom } from 'xstate';
import { connect, type Flow } from '#machines/lib/flow.ts';
import type { World } from '#machines/lib/world.ts';

/** How a page is left: by going to another. */
export interface Departure {
  visit?: string;
}

interface Surroundings {
  world: World;
  depart: (departure: Departure) => void;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Gives the flows below it their world, and says how a page is left. */
export function WorldProvider({ world, depart, children }: Surroundings & { children: ReactNode }) {
  const [surroundings] = useState(() => ({ world, depart }));
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

/** The world of the page. */
export const useWorld = (): World => useSurroundings().world;

/** Runs a flow for as long as the screen is up. */
export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, input: InputFrom<M>): [StateFrom<M>, Actor<M>] {
  const world = useWorld();
  const [machine] = useState(() => connect(flow, world));
  const { inspect, clock } = world;
  // A clock that is there but undefined would take the place of the platform's own.
  const options = { input, inspect, ...(clock && { clock }) };
  // A machine known only as M hides whether it takes an input; the signature above holds callers to it.
  const [snapshot, , actor] = useMachine(machine, options as never);
  return [snapshot, actor];
}

/** Leaves the page when a flow has ended with where to go. */
export function useDeparture(output: Departure | undefined): void {
  const { depart } = useSurroundings();
  const visit = output?.visit;
  useEffect(() => {
    if (visit) depart({ visit });
  }, [visit, depart]);
}

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A flow is shown outside WorldProvider.');
  return surroundings;
}
