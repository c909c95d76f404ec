/**
 * A fast clock for a server in the same process. Only the second between two polls is shortened, because polls are
 * counted. All other delays are timeouts, made sixty times longer so that a busy machine never reaches one.
 */
export const fastClock = {
  setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 1_000 ? 1 : ms * 60),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
