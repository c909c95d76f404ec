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
 * all that there is: thousands of orders do not slow down the next. A ledger is told of each change before it is made.
 */
export function inMemory(ledger?: Ledger): Store {
  const kept = new Map(Object.entries(ledger?.read() ?? textsOf(seed())));
  const make = (changes: Change[]) => {
    if (changes.length > 0) ledger?.write(changes);
    for (const change of changes) apply(kept, change);
  };
  return {
    read: () =>
      Object.fromEntries(Array.from(kept, ([part, texts]) => [part, parsed(texts)])) as unknown as JournalState, // its parts are its keys
    change(act) {
      const drafts = new Map<string, Draft>();
      const replaced = new Map<string, unknown>();
      const get = (part: string, texts: Texts) => {
        if (replaced.has(part)) return replaced.get(part);
        if (!drafts.has(part)) drafts.set(part, draftOf(part, texts));
        return drafts.get(part)?.value;
      };
      const result = act(
        stateOf(
          Array.from(kept, ([part, texts]) => [
            part,
            { get: () => get(part, texts), set: (value) => replaced.set(part, value) },
          ]),
        ),
      );
      for (const part of replaced.keys()) drafts.delete(part);
      make([
        ...Array.from(drafts.values(), ({ changes }) => changes()).flat(),
        ...Array.from(replaced, ([part, value]) => ({ part, whole: textOf(value) })),
      ]);
      return result;
    },
    reset: () => make(Object.entries(textsOf(seed())).map(([part, whole]) => ({ part, whole }))),
  };
}

/** Where the texts of a store outlive its process. */
export interface Ledger {
  /** Everything that was written. */
  read: () => Record<string, Texts>;
  /** Writes all changes or, when it throws, none of them. */
  write: (changes: readonly Change[]) => void;
}

/** What a change leaves of a part of the state: all of it, or the entries that are others now; undefined where one is gone. */
export type Change =
  | { part: string; whole: Texts }
  | { part: string; entries: readonly (readonly [key: string, text: string | undefined])[] };

/** A part of the state as texts: of each entry where it is a record, else one. */
export type Texts = string | Map<string, string>;

export const textsOf = (state: JournalState): Record<string, Texts> =>
  Object.fromEntries(Object.entries(state).map(([name, part]) => [name, textOf(part)]));

function textOf(part: unknown): Texts {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return JSON.stringify(part);
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

function apply(kept: Map<string, Texts>, change: Change): void {
  if ('whole' in change) {
    kept.set(change.part, change.whole);
    return;
  }
  const texts = kept.get(change.part);
  if (!(texts instanceof Map)) return;
  for (const [key, text] of change.entries)
    if (text === undefined) texts.delete(key);
    else texts.set(key, text);
}

/** A state whose parts are read when they are asked for. */
const stateOf = (parts: (readonly [string, PropertyDescriptor])[]) =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      parts.map(([part, descriptor]) => [part, { ...descriptor, configurable: true, enumerable: true }]),
    ),
  ) as JournalState; // its parts are its keys

const parsed = (texts: Texts): unknown =>
  texts instanceof Map
    ? Object.fromEntries(Array.from(texts, ([key, text]) => [key, JSON.parse(text)]))
    : JSON.parse(texts);

/** A part to be changed, and what changed; until that is applied nothing has. */
interface Draft {
  value: unknown;
  changes: () => Change[];
}

function draftOf(part: string, texts: Texts): Draft {
  if (texts instanceof Map) return draftOfRecord(part, texts);
  const value: unknown = JSON.parse(texts);
  return {
    value,
    changes: () => {
      const whole = JSON.stringify(value);
      return whole === texts ? [] : [{ part, whole }];
    },
  };
}

/** A record whose entries are read when they are asked for. */
function draftOfRecord(part: string, texts: Map<string, string>): Draft {
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
  const changes = () => {
    const entries = Array.from(
      used,
      ([key, entry]) => [key, entry === undefined ? undefined : JSON.stringify(entry)] as const,
    );
    const changed = entries.filter(([key, text]) => text !== texts.get(key));
    return changed.length > 0 ? [{ part, entries: changed }] : [];
  };
  return { value, changes };
}
