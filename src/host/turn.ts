interface Turn {
  takeTurn: () => Promise<boolean>;
  endTurn: () => void;
}

/** Ends the turns that this page has. */
const held = new Set<() => void>();

/** The turn at what goes by a name: one widget of one tab has it at a time, until it ends it or its page is left. */
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
    // It may have been ended before it came.
    if (!asked) return end();
    release = end;
    // A page that holds a lock is kept out of the back/forward cache.
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
      // Whoever asks while the lock is on its way is the same widget.
      asked ??= ask();
      return asked;
    },
  };
}

function endAll(): void {
  for (const end of [...held]) end();
}

/** Without locks a browser cannot tell its tabs apart, so it is always this one's turn. */
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
