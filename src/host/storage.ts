/** One value kept for this tab: over reloads where the browser allows it, else for as long as the page is open. */
export interface Slot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** What was written on this page, for a browser that keeps nothing. */
const kept = new Map<string, string>();

/** A slot of the tab's session storage; storage that throws or is switched off is done without. */
export function sessionSlot(key: string): Slot {
  return {
    read: () => parse(attempt(() => window.sessionStorage.getItem(key)) ?? kept.get(key) ?? null),
    write: (value) => {
      const text = JSON.stringify(value);
      kept.set(key, text);
      attempt(() => window.sessionStorage.setItem(key, text));
    },
    clear: () => {
      kept.delete(key);
      attempt(() => window.sessionStorage.removeItem(key));
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
