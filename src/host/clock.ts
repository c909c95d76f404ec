/** The current time in ms since 1970. */
export const readNow = (): number => Date.now();

export function readToday(): string {
  const now = readNow();
  return new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
