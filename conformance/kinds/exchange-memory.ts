import { pageDataIn } from '../../mocks/contract/check.ts';
import type { CheckedRun } from '../runner/exchange.ts';

/** Returns a function that gives a run the memory of a check, which begins with `start`. */
export function memoryOf<Memory>(start: (run: CheckedRun) => Memory): (run: CheckedRun) => Memory {
  const runs = new WeakMap<CheckedRun, Memory>();
  return (run) => {
    const memory = runs.get(run) ?? start(run);
    runs.set(run, memory);
    return memory;
  };
}

/** The session in the cookies of a request, or in a cookie that a reply sets. */
export const sessionIn = (cookies: string | null = ''): string =>
  /(?:^|;\s*)session=([^;]+)/.exec(cookies ?? '')?.[1] ?? '';

/** The sessions that a reply sets. */
export const sessionsSet = (headers: Headers): string[] => headers.getSetCookie().map(sessionIn).filter(Boolean);

/** The JSON of a text or page; an empty object for anything else. */
// biome-ignore lint/suspicious/noExplicitAny: every exchange is checked against the contract, whose types differ by call.
export function dataIn(text: string): any {
  try {
    return Object(JSON.parse(/^\s*</.test(text) ? (pageDataIn(text) ?? '{}') : text));
  } catch {
    return {};
  }
}
