/** What is going on between the kit and a server, so that a flow in which nothing happens any more is not waited for. */
export interface Activity {
  /** Notes that something is done until its promise settles. */
  during: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Notes that something has happened. */
  note: () => void;
  /** For how long nothing has happened and nothing is under way, in ms. */
  quiet: () => number;
}

export function createActivity(): Activity {
  let underWay = 0;
  let latest = performance.now();
  const note = () => {
    latest = performance.now();
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
    quiet: () => (underWay > 0 ? 0 : performance.now() - latest),
  };
}
