/**
 * A clock for a server in the same process. The second between two polls is short, since polls are counted. Every other
 * delay gives a call up, which a busy machine must not bring about, so it is sixty times as long.
 */
export const hurried = {
  setTimeout: (act: () => void, ms: number) => setTimeout(act, ms === 1_000 ? 1 : ms * 60),
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
