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

export const localSlot = (key: string): Slot => slotIn(() => window.localStorage, key, unstoredHere);

export const localNames = (start: string): string[] => namesIn(() => window.localStorage, start);

export const sessionNames = (start: string): string[] => namesIn(() => window.sessionStorage, start);

const namesIn = (storage: () => Storage, start: string): string[] =>
  (attempt(() => Object.keys(storage())) ?? []).filter((name) => name.startsWith(start));

function slotIn(storage: () => Storage, key: string, unstored: Unstored): Slot {
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
      let isKept = put(text);
      if (!isKept) {
        // An older value is never believed later, and makes room.
        remove();
        isKept = put(text);
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
