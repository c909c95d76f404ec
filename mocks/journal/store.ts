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
export const createStore = (shelf?: Shelf): Store => (shelf ? onShelf(shelf) : inMemory());

function onShelf(shelf: Shelf): Store {
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

/**
 * A store that keeps each entry of the state's records as a text of its own, so that a change costs what it touches and not
 * all that there is: thousands of orders do not slow down the next.
 */
function inMemory(): Store {
  let kept = textsOf(seed());
  return {
    read: () =>
      stateOf(Object.entries(kept).map(([name, part]) => [name, part instanceof Map ? plain(part) : JSON.parse(part)])),
    change(act) {
      const parts = Object.entries(kept).map(([name, part]) => [name, draftOf(part)] as const);
      const state = stateOf(parts.map(([name, { value }]) => [name, value]));
      const result = act(state);
      const written = parts.map(([name, { value, write }]) => {
        const now: unknown = state[name as keyof JournalState]; // its parts are its keys
        return [name, now === value ? write() : textOf(now)];
      });
      kept = Object.fromEntries(written);
      return result;
    },
    reset: () => {
      kept = textsOf(seed());
    },
  };
}

/** A part of the state as texts: of each entry where it is a record, else one. */
type Texts = string | Map<string, string>;

const textsOf = (state: JournalState): Record<string, Texts> =>
  Object.fromEntries(Object.entries(state).map(([name, part]) => [name, textOf(part)]));

function textOf(part: unknown): Texts {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return JSON.stringify(part);
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

/** The parts of a state, put together. */
const stateOf = (parts: (readonly [string, unknown])[]) => Object.fromEntries(parts) as unknown as JournalState; // as they were taken apart

const plain = (texts: Map<string, string>) =>
  Object.fromEntries(Array.from(texts, ([key, text]) => [key, JSON.parse(text)]));

/** A part to be changed, and how it is written afterwards; until then nothing of it has changed. */
interface Draft {
  value: unknown;
  write: () => Texts;
}

function draftOf(part: Texts): Draft {
  if (part instanceof Map) return draftOfRecord(part);
  const value: unknown = JSON.parse(part);
  return { value, write: () => (Object(value) === value ? JSON.stringify(value) : part) };
}

/** A record whose entries are read when they are asked for. */
function draftOfRecord(texts: Map<string, string>): Draft {
  const used = new Map<string, unknown>();
  const has = (key: string | symbol): key is string =>
    typeof key === 'string' && (used.has(key) ? used.get(key) !== undefined : texts.has(key));
  const get = (key: string) => {
    if (!used.has(key)) used.set(key, JSON.parse(texts.get(key) ?? 'null'));
    return used.get(key);
  };
  const value = new Proxy<Record<string, unknown>>(
    {},
    {
      has: (target, key) => has(key) || key in target,
      get: (target, key) => (has(key) ? get(key) : Reflect.get(target, key)),
      set: (_, key, given) => Boolean(used.set(String(key), given)),
      deleteProperty: (_, key) => Boolean(used.set(String(key), undefined)),
      ownKeys: () => [...new Set([...texts.keys(), ...used.keys()])].filter(has),
      getOwnPropertyDescriptor: (_, key) =>
        has(key) ? { configurable: true, enumerable: true, get: () => get(key) } : undefined,
    },
  );
  const write = () => {
    for (const [key, entry] of used)
      if (entry === undefined) texts.delete(key);
      else texts.set(key, JSON.stringify(entry));
    return texts;
  };
  return { value, write };
}
