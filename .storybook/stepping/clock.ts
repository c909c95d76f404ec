/** A clock that the workbench can stop or advance to the next timer. */
export interface SteppingClock {
  /** In ms since the story began. */
  now: () => number;
  setTimeout: (elapsed: (...passed: unknown[]) => void, ms: number) => number;
  clearTimeout: (id: number) => void;
  /** When the next timer fires and its length, in ms; undefined without a timer. */
  next: () => { due: number; length: number } | undefined;
  /** Called with the length of each timer in ms, just before it fires. */
  listen: (ended: (length: number) => void) => void;
  /** Advances to the next timer and fires it, which shortens all other timers. */
  skip: () => boolean;
  /** Advances the time, at most up to the next timer, without firing it. */
  moveTo: (ms: number) => void;
  /** Stops or resumes time. */
  stand: (isStill: boolean) => void;
  isStill: () => boolean;
  /** Begins at 0 without timers. */
  reset: (isStill: boolean) => void;
}

interface Wait {
  due: number;
  length: number;
  elapsed: () => void;
  native?: ReturnType<typeof setTimeout>;
}

export function createSteppingClock(read: () => number = () => performance.now()): SteppingClock {
  const waits = new Map<number, Wait>();
  let passed = 0;
  let since: number | undefined = read();
  let ids = 0;
  let heard: (length: number) => void = () => undefined;

  const now = () => passed + (since === undefined ? 0 : read() - since);

  function end(id: number): void {
    const wait = waits.get(id);
    waits.delete(id);
    clearTimeout(wait?.native);
    if (!wait) return;
    heard(wait.length);
    wait.elapsed();
  }

  function arm(id: number, wait: Wait): void {
    clearTimeout(wait.native);
    if (since !== undefined) wait.native = setTimeout(() => end(id), Math.max(0, wait.due - now()));
  }

  function set(time: number, isStill: boolean): void {
    passed = time;
    since = isStill ? undefined : read();
    for (const [id, wait] of waits) arm(id, wait);
  }

  const first = () => [...waits].toSorted(([, one], [, other]) => one.due - other.due)[0];

  return {
    now,
    setTimeout(elapsed, ms) {
      ids += 1;
      const wait: Wait = { due: now() + ms, length: ms, elapsed };
      waits.set(ids, wait);
      arm(ids, wait);
      return ids;
    },
    clearTimeout(id) {
      clearTimeout(waits.get(id)?.native);
      waits.delete(id);
    },
    next: () => first()?.[1],
    listen: (ended) => {
      heard = ended;
    },
    skip() {
      const next = first();
      if (!next) return false;
      const [id, wait] = next;
      set(Math.max(now(), wait.due), since === undefined);
      end(id);
      return true;
    },
    moveTo: (ms) => set(Math.max(now(), Math.min(ms, first()?.[1].due ?? ms)), since === undefined),
    stand: (isStill) => set(now(), isStill),
    isStill: () => since === undefined,
    reset(isStill) {
      for (const { native } of waits.values()) clearTimeout(native);
      waits.clear();
      set(0, isStill);
    },
  };
}

export const steppingClock = createSteppingClock();
