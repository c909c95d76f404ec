/** One value kept for this tab or this browser, where that is allowed; else for as long as the page is open. */
export interface Slot {
  read: () => unknown;
  /** Returns whether the browser keeps it longer than the page. */
  write: (value: unknown) => boolean;
  clear: () => void;
}

/** What was written on this page, for a browser that keeps nothing. */
const kept = new Map<string, string>();

/** A slot of the tab's session storage. */
export const sessionSlot = (key: string): Slot => slotIn(() => window.sessionStorage, key);

/** A slot of the browser's storage, which every tab reads. */
export const localSlot = (key: string): Slot => slotIn(() => window.localStorage, key);

/** The names of what the browser keeps that begin so. */
export const localNames = (start: string): string[] => namesIn(() => window.localStorage, start);

/** The names of what the tab keeps that begin so. */
export const sessionNames = (start: string): string[] => namesIn(() => window.sessionStorage, start);

const namesIn = (storage: () => Storage, start: string): string[] =>
  (attempt(() => Object.keys(storage())) ?? []).filter((name) => name.startsWith(start));

/** Storage that throws or is switched off is done without. */
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
