/**
 * A clock for a server in the same process. The second between two polls is short, since polls are counted. All other
 * delays are time limits, sixty times as long so that a busy machine never reaches one.
 */
export const hurried = {
  setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 1_000 ? 1 : ms * 60),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
