/** A value kept for this tab or browser, or only while the page is open if storage is unavailable. */
export interface Slot {
  read: () => unknown;
  /** Returns whether the value outlives the page. */
  write: (value: unknown) => boolean;
  clear: () => void;
}

/** A value that could not be stored, and the older one that could not be removed. */
type Unstored = Map<string, { text: string; stale: string | null }>;

const unstoredHere: Unstored = new Map();
const unstoredInTab: Unstored = new Map();

export const sessionSlot = (key: string): Slot => slotIn(() => window.sessionStorage, key, unstoredInTab);

/** Where other tabs read, an older value says more than none, so it stays if a newer one cannot be stored. */
export const localSlot = (key: string): Slot => slotIn(() => window.localStorage, key, unstoredHere, true);

export const localNames = (start: string): string[] => namesIn(() => window.localStorage, start);

export const sessionNames = (start: string): string[] => namesIn(() => window.sessionStorage, start);

const namesIn = (storage: () => Storage, start: string): string[] =>
  (attempt(() => Object.keys(storage())) ?? []).filter((name) => name.startsWith(start));

function slotIn(storage: () => Storage, key: string, unstored: Unstored, keepsOlder = false): Slot {
  const stored = () => attempt(() => storage().getItem(key));
  const remove = () => attempt(() => storage().removeItem(key));
  const put = (text: string) => attempt(() => storage().setItem(key, text)) !== null;
  return {
    read: () => {
      const text = stored();
      const own = unstored.get(key);
      return parse(own && (text === null || text === own.stale) ? own.text : text);
    },
    write: (value) => {
      const text = JSON.stringify(value);
      const older = stored();
      let isKept = put(text);
      if (!isKept) {
        // Makes room.
        remove();
        isKept = put(text);
        if (!isKept && keepsOlder && older !== null) put(older);
      }
      if (isKept) unstored.delete(key);
      else unstored.set(key, { text, stale: stored() });
      return isKept;
    },
    clear: () => {
      unstored.delete(key);
      remove();
    },
  };
}

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const parse = (text: string | null): unknown => (text === null ? undefined : attempt(() => JSON.parse(text)));
