import { type JournalState, STATE_VERSION, seed } from './state.ts';

/** Where the journal keeps what it knows. */
export interface Store {
  read: () => JournalState;
  /** Changes the state at once or, when `act` throws, not at all. */
  change: <Result>(act: (state: JournalState) => Result) => Result;
  reset: () => void;
}

/** The part of `Storage` that the store needs. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store on the browser's storage, so that it outlives a reload and is shared by tabs; without one in memory. */
export function createStore(shelf: Shelf = inMemory()): Store {
  const read = () => parse(shelf.getItem(KEY)) ?? seed();
  return {
    read,
    change(act) {
      const state = read();
      const result = act(state);
      shelf.setItem(KEY, JSON.stringify(state));
      return result;
    },
    reset: () => shelf.removeItem(KEY),
  };
}

const KEY = 'mock-journal';

function parse(text: string | null): JournalState | undefined {
  try {
    const state: JournalState = JSON.parse(String(text));
    if (state.version === STATE_VERSION) return state;
  } catch {
    // Nothing is kept yet, or something else is.
  }
  return undefined;
}

function inMemory(): Shelf {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
