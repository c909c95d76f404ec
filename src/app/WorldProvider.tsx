import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Departure } from '#machines/lib/departure.ts';
import { type Outcome, readOutcome } from '#machines/lib/outcome.ts';
import type { World } from '#machines/lib/world.ts';
import { addressAt, type PageAddress } from './page-address.ts';

export interface Surroundings {
  world: World;
  depart: (departure: Departure) => void;
  address?: PageAddress;
  /** What ids begin with where the same widget stands on the page already. */
  idPrefix?: string;
  /** What the page before left to be said: the same for as long as this widget is up, and nothing for the next one. */
  arrival?: () => unknown;
}

const NOWHERE = addressAt(new URL('https://journal.example/'));

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** Gives the flows below it their world, and says how a page is left. */
export function WorldProvider({ children, ...given }: Surroundings & { children: ReactNode }) {
  const [surroundings] = useState(given);
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

/** The world of the page. */
export const useWorld = (): World => useSurroundings().world;

/** The address of the page that the widget stands on. */
export const useAddress = (): PageAddress => useSurroundings().address ?? NOWHERE;

/** The path of the page that the widget stands on, with its query. */
export const usePath = (): string => useAddress().path();

/** An id that no other widget of the page has, made of one that only this widget has. */
export const useOwnId = (id: string): string => `${useSurroundings().idPrefix ?? ''}${id}`;

/** Leaves the page when a flow has ended with how. */
export function useDeparture(output: Departure | undefined): void {
  const { depart } = useSurroundings();
  useEffect(() => {
    if (output?.visit || output?.reload) depart(output);
  }, [output, depart]);
}

/** The outcome that the page before left to be told here, if any; the same one for as long as the widget is up. */
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
