import { type JournalState, STATE_VERSION, seed } from './state.ts';

/** Storage for the state of a journal. */
export interface Store {
  read: () => JournalState;
  /** Changes the state in one transaction: if `act` throws, nothing changes. */
  change: <Result>(act: (state: JournalState) => Result) => Result;
  reset: () => void;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a store in the browser's storage, which survives a reload and is shared between tabs. In memory without a
 * shelf.
 */
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
 * Creates a store that keeps each record entry as its own text, so that a change costs only what it touches: thousands
 * of orders do not slow down the next one. Each change is written to the ledger first.
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

/** Persistent storage for the texts of a store. */
export interface Ledger {
  read: () => Record<string, Texts>;
  /** Writes all changes, or none if it throws. */
  write: (changes: readonly Change[]) => void;
}

/** A change to a part of the state: the whole part, or its changed entries (undefined for a deleted one). */
export type Change =
  | { part: string; whole: Texts }
  | { part: string; entries: readonly (readonly [key: string, text: string | undefined])[] };

/** A part of the state as text: one per entry for a record, otherwise a single one. */
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

/** A state whose parts are parsed when accessed. */
const stateOf = (parts: (readonly [string, PropertyDescriptor])[]) =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      parts.map(([part, descriptor]) => [part, { ...descriptor, configurable: true, enumerable: true }]),
    ),
  ) as JournalState;

const parsed = (texts: Texts): unknown =>
  texts instanceof Map
    ? Object.fromEntries(Array.from(texts, ([key, text]) => [key, JSON.parse(text)]))
    : JSON.parse(texts);

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
