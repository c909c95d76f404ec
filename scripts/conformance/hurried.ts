/** A clock whose second between two polls is short, for a server in the same process: it counts polls, not seconds. */
export const hurried = {
  setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 1_000 ? 1 : ms),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
