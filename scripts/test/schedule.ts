/** Work that can start once what it comes after has ended. */
interface Task {
  name: string;
  cores: number;
  after?: string;
}

interface Options<Work extends Task, Result> {
  cores: number;
  run: (work: Work) => Promise<Result>;
  ended: (result: Result) => void;
  /** Whether to start no more work after this result. */
  isLast?: (result: Result) => boolean;
}

/**
 * Runs tasks in their order, several at a time as long as there are cores for them. A task that needs more cores than
 * there are runs alone.
 */
export async function runAll<Work extends Task, Result>(
  tasks: readonly Work[],
  { cores, run, ended, isLast = () => false }: Options<Work, Result>,
): Promise<void> {
  let waiting = [...tasks];
  let free = cores;
  const running = new Map<string, Promise<void>>();
  const blocked = ({ after }: Task) =>
    after !== undefined && (running.has(after) || waiting.some(({ name }) => name === after));
  const start = (task: Work) => {
    const needed = Math.min(task.cores, cores);
    waiting = waiting.filter((each) => each !== task);
    free -= needed;
    const work = run(task).then((result) => {
      free += needed;
      running.delete(task.name);
      if (isLast(result)) waiting = [];
      ended(result);
    });
    running.set(task.name, work);
  };
  while (waiting.length > 0 || running.size > 0) {
    // A task waits for its cores rather than being overtaken for ever by smaller ones behind it.
    for (let next = waiting.find((task) => !blocked(task)); next && Math.min(next.cores, cores) <= free; ) {
      start(next);
      next = waiting.find((task) => !blocked(task));
    }
    await Promise.race(running.values());
  }
}
