interface Turn {
  takeTurn: () => Promise<boolean>;
  endTurn: () => void;
}

const held = new Set<() => void>();

/** Creates a turn by name. One widget of one tab holds it at a time, until it ends it or its page is left. */
export function createTurn(name: string): Turn {
  let asked: Promise<boolean> | undefined;
  let release: (() => void) | undefined;
  const endTurn = () => {
    release?.();
    release = undefined;
    asked = undefined;
    held.delete(endTurn);
  };
  const hold = (end: () => void) => {
    // The turn may have been ended before it was granted.
    if (!asked) return end();
    release = end;
    // A page that holds a lock cannot enter the bfcache.
    if (held.size === 0) window.addEventListener('pagehide', endAll, { once: true });
    held.add(endTurn);
  };
  const ask = async () => {
    const isMine = await requestLock(name, hold);
    if (!isMine) asked = undefined;
    return isMine;
  };
  return {
    endTurn,
    takeTurn: () => {
      // Concurrent calls come from the same widget.
      asked ??= ask();
      return asked;
    },
  };
}

function endAll(): void {
  for (const end of [...held]) end();
}

/** Without locks a browser cannot coordinate tabs, so every tab gets the turn. */
const requestLock = (name: string, hold: (end: () => void) => void): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true);
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>(hold);
      })
      .catch(() => resolve(true));
  });
