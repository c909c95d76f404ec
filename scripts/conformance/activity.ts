/** What is going on between the kit and a server, so that a flow in which nothing happens any more is not waited for. */
export interface Activity {
  /** Notes that something is done until its promise settles. */
  during: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Notes that something has happened. */
  note: () => void;
  /** Whether nothing is under way, and nothing has happened since this was asked last. */
  isQuiet: () => boolean;
}

export function createActivity(): Activity {
  let underWay = 0;
  let hasHappened = false;
  const note = () => {
    hasHappened = true;
  };
  return {
    note,
    during: async (work) => {
      underWay += 1;
      try {
        return await work;
      } finally {
        underWay -= 1;
        note();
      }
    },
    isQuiet: () => {
      const isQuiet = underWay === 0 && !hasHappened;
      hasHappened = false;
      return isQuiet;
    },
  };
}
