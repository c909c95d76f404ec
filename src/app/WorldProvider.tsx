import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Departure } from '#machines/lib/departure.ts';
import { type Outcome, readOutcome } from '#machines/lib/outcome.ts';
import type { World } from '#machines/lib/world.ts';
import { addressAt, type PageAddress } from './page-address.ts';

export interface Surroundings {
  world: World;
  depart: (departure: Departure) => void;
  address?: PageAddress;
  /** Prefixes ids if the page has another widget of this name. */
  idPrefix?: string;
  /**
   * Returns the notice from the previous page: the same one while this widget is mounted, and none for later widgets.
   */
  arrival?: () => unknown;
}

const NOWHERE = addressAt(new URL('https://journal.example/'));

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Provides the world and departures to the flows below it. */
export function WorldProvider({ children, ...given }: Surroundings & { children: ReactNode }) {
  const [surroundings] = useState(given);
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

export const useWorld = (): World => useSurroundings().world;

export const useAddress = (): PageAddress => useSurroundings().address ?? NOWHERE;

/** The path of the widget's page, with its query. */
export const usePath = (): string => useAddress().path();

/** Makes an id of this widget unique on the page. */
export const useOwnId = (id: string): string => `${useSurroundings().idPrefix ?? ''}${id}`;

/** Leaves the page when a flow has ended with a departure. */
export function useDeparture(output: Departure | undefined): void {
  const { depart } = useSurroundings();
  useEffect(() => {
    if (output?.visit || output?.reload) depart(output);
  }, [output, depart]);
}

/** The outcome the previous page left for this widget; the same one while the widget is mounted. */
export function useArrival(): Outcome | undefined {
  const { arrival } = useSurroundings();
  const [outcome] = useState(() => readOutcome(arrival?.()));
  return outcome;
}

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A flow is shown outside WorldProvider.');
  return surroundings;
}
