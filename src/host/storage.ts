/** A value kept for this tab or browser, or only while the page is open if storage is unavailable. */
export interface Slot {
  read: () => unknown;
  /** Returns whether the value outlives the page. */
  write: (value: unknown) => boolean;
  clear: () => void;
}

const kept = new Map<string, string>();

export const sessionSlot = (key: string): Slot => slotIn(() => window.sessionStorage, key);

export const localSlot = (key: string): Slot => slotIn(() => window.localStorage, key);

export const localNames = (start: string): string[] => namesIn(() => window.localStorage, start);

export const sessionNames = (start: string): string[] => namesIn(() => window.sessionStorage, start);

const namesIn = (storage: () => Storage, start: string): string[] =>
  (attempt(() => Object.keys(storage())) ?? []).filter((name) => name.startsWith(start));

function slotIn(storage: () => Storage, key: string): Slot {
  return {
    read: () => parse(attempt(() => storage().getItem(key)) ?? kept.get(key) ?? null),
    write: (value) => {
      const text = JSON.stringify(value);
      kept.set(key, text);
      const keep = () => {
        storage().setItem(key, text);
        return true;
      };
      return attempt(keep) ?? false;
    },
    clear: () => {
      kept.delete(key);
      attempt(() => storage().removeItem(key));
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
