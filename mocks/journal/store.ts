import { type JournalState, STATE_VERSION, seed } from './state.ts';

/** Storage for the state of a journal. */
export interface Store {
  read: () => JournalState;
  /** Changes the state in one transaction: if `act` throws, nothing changes. */
  change: <Result>(act: (state: JournalState) => Result) => Result;
  reset: () => void;
}

export type StorageSlot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a store in the browser's storage, which survives a reload and is shared between tabs. In memory without a
 * shelf.
 */
export const createStore = (slot?: StorageSlot): Store => (slot ? onShelf(slot) : inMemory());

function onShelf(slot: StorageSlot): Store {
  const read = () => parse(slot.getItem(KEY)) ?? seed();
  return {
    read,
    change(act) {
      const state = read();
      const result = act(state);
      slot.setItem(KEY, JSON.stringify(state));
      return result;
    },
    reset: () => slot.removeItem(KEY),
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
 * of orders do not slow down the next one.
 */
function inMemory(): Store {
  let kept = textsOf(seed());
  return {
    read: () =>
      Object.fromEntries(Array.from(kept, ([part, texts]) => [part, parsed(texts)])) as unknown as JournalState, // its parts are its keys
    change(act) {
      const drafts = new Map<string, Draft>();
      const replaced = new Map<string, unknown>();
      const get = (part: string, texts: Texts) => {
        if (replaced.has(part)) return replaced.get(part);
        if (!drafts.has(part)) drafts.set(part, draftOf(texts));
        return drafts.get(part)?.value;
      };
      const parts = Array.from(kept, ([part, texts]) => {
        const set = (value: unknown) => replaced.set(part, value);
        return [part, { get: () => get(part, texts), set, configurable: true, enumerable: true }] as const;
      });
      // The state's parts are parsed when accessed.
      const result = act(Object.defineProperties({}, Object.fromEntries(parts)) as JournalState);
      for (const [part, { keep }] of drafts) if (!replaced.has(part)) kept.set(part, keep());
      for (const [part, value] of replaced) kept.set(part, textOf(value));
      return result;
    },
    reset() {
      kept = textsOf(seed());
    },
  };
}

/** A part of the state as text: one per entry for a record, otherwise a single one. */
type Texts = string | Map<string, string>;

const textsOf = (state: JournalState): Map<string, Texts> =>
  new Map(Object.entries(state).map(([name, part]) => [name, textOf(part)]));

function textOf(part: unknown): Texts {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return JSON.stringify(part);
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return new Map(entries.map(([key, value]) => [key, JSON.stringify(value)]));
}

const parsed = (texts: Texts): unknown =>
  texts instanceof Map
    ? Object.fromEntries(Array.from(texts, ([key, text]) => [key, JSON.parse(text)]))
    : JSON.parse(texts);

/** The value of a part while it changes. `keep` returns its new text. */
interface Draft {
  value: unknown;
  keep: () => Texts;
}

function draftOf(texts: Texts): Draft {
  if (texts instanceof Map) return draftOfRecord(texts);
  const value: unknown = JSON.parse(texts);
  return { value, keep: () => JSON.stringify(value) };
}

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
  const keep = () => {
    for (const [key, entry] of used)
      if (entry === undefined) texts.delete(key);
      else texts.set(key, JSON.stringify(entry));
    return texts;
  };
  return { value, keep };
}
