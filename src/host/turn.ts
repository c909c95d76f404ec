interface Turn {
  takeTurn: () => Promise<boolean>;
  endTurn: () => void;
}

const turns = new Map<string, Turn>();

/** The turn of this tab at what goes by a name: only one tab of the browser has it at a time, until it ends it or is left. */
export function turnAt(name: string): Turn {
  const turn = turns.get(name) ?? createTurn(name);
  turns.set(name, turn);
  return turn;
}

function createTurn(name: string): Turn {
  let end: (() => void) | undefined;
  const endTurn = () => {
    end?.();
    end = undefined;
  };
  // A page that holds a lock is kept out of the back/forward cache.
  window.addEventListener('pagehide', endTurn);
  return { endTurn, takeTurn: async () => end !== undefined || requestLock(name, (release) => (end = release)) };
}

/** Without locks a browser cannot tell its tabs apart, so it is always this one's turn. */
const requestLock = (name: string, held: (release: () => void) => void): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true);
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>(held);
      })
      .catch(() => resolve(true));
  });
