import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { addressAt, type PageAddress } from '#host/address/own-address.ts';
import { readToday } from '#host/clock.ts';
import type { Departure } from '#machines/lib/departure.ts';
import { type Outcome, readOutcome } from '#machines/lib/outcome.ts';
import type { World } from '#machines/lib/world.ts';

export interface Surroundings {
  world: World;
  depart: (departure: Departure) => void;
  address?: PageAddress;
  idPrefix?: string;
  /** Returns the day (ISO) of the server-rendered HTML. */
  drawnDay?: () => string;
  /** Returns the notice from the previous page, the same one while this widget is mounted. Later widgets get none. */
  arrival?: () => unknown;
}

const NOWHERE = addressAt(() => new URL('https://journal.example/'));

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export function WorldProvider({ children, ...given }: Surroundings & { children: ReactNode }) {
  const [surroundings] = useState(given);
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

export const useWorld = (): World => useSurroundings().world;

export const useAddress = (): PageAddress => useSurroundings().address ?? NOWHERE;

export const usePath = (): string => useAddress().path();

export const useDrawnDay = (): (() => string) => useSurroundings().drawnDay ?? readToday;

export const useOwnId = (id: string): string => `${useSurroundings().idPrefix ?? ''}${id}`;

export function useDeparture(output: Departure | undefined): void {
  const { depart } = useSurroundings();
  useEffect(() => {
    if (output?.visit || output?.reload) depart(output);
  }, [output, depart]);
}

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
