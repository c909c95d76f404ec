import type { BotCheck } from '#machines/lib/world.ts';

export interface Service {
  prepare: () => Promise<unknown>;
  /** Returns a new token. Everything it added to the page is gone once it settles. */
  token: (request: TokenRequest) => Promise<unknown>;
}

export type CreateService = (siteKey: string) => Service;

export interface TokenRequest {
  action: Parameters<BotCheck['token']>[0];
  signal: AbortSignal;
  challenged: (isOpen: boolean) => void;
  words: ChallengeWords;
}

export type ChallengeWords = () => Promise<{ title: string; cancel: string; lang: string; dir: string }>;

/** The timeout for a script, in ms. Must be below the 12 seconds a reader waits. */
export const PATIENCE = 10_000;

export const unfinished = (): DOMException => new DOMException('The challenge was not completed.', 'AbortError');

/** Settles with the work, or rejects once the signal aborts. */
export function unlessWithdrawn<Output>(signal: AbortSignal, work: PromiseLike<Output>): Promise<Output> {
  return new Promise((resolve, reject) => {
    const withdraw = () => reject(signal.reason);
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw, { once: true });
    work.then(resolve, reject).then(() => signal.removeEventListener('abort', withdraw));
  });
}

/**
 * Returns the provider's object at `window[name]`; undefined if it is missing, lacks one of the calls, or is an element
 * of the host with that name.
 */
export function globalOf<Api extends object>(name: string, ...calls: (keyof Api & string)[]): Api | undefined {
  const found: unknown = Reflect.get(window, name);
  const isThere = calls.every((call) => typeof Object(found)[call] === 'function');
  return isThere ? (found as Api) : undefined;
}
