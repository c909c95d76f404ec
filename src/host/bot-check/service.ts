import type { BotCheck } from '#machines/lib/world.ts';

/** A provider's service. Its module is loaded only on pages whose settings name it. */
export interface Service {
  /** Loads the provider's script. */
  prepare: () => Promise<unknown>;
  /** A fresh token. Whatever it put into the page is gone once it settles. */
  token: (request: TokenRequest) => Promise<unknown>;
}

export type CreateService = (siteKey: string) => Service;

export interface TokenRequest {
  action: Parameters<BotCheck['token']>[0];
  signal: AbortSignal;
  /** Hears that a challenge opened or closed. */
  challenged: (isOpen: boolean) => void;
  words: ChallengeWords;
}

/** The words around a challenge that the provider shows inside the page; loaded with the first one. */
export type ChallengeWords = () => Promise<{ title: string; cancel: string; lang: string; dir: string }>;

/** How long a script may take, in ms; the reader is made to wait for twelve seconds. */
export const PATIENCE = 10_000;

/** The rejection for a challenge that the reader closed, or did not complete in the provider's time. */
export const unfinished = (): DOMException => new DOMException('The challenge was not completed.', 'AbortError');

/** Settles as the work does, or rejects once the signal withdraws the request. */
export function unlessWithdrawn<Output>(signal: AbortSignal, work: PromiseLike<Output>): Promise<Output> {
  return new Promise((resolve, reject) => {
    const withdraw = () => reject(signal.reason);
    if (signal.aborted) withdraw();
    signal.addEventListener('abort', withdraw, { once: true });
    work.then(resolve, reject).then(() => signal.removeEventListener('abort', withdraw));
  });
}

/**
 * The provider's object at `window[name]`; undefined where there is none, where an element of the host bears the name, or
 * where it lacks one of the calls.
 */
export function globalOf<Api extends object>(name: string, ...calls: (keyof Api & string)[]): Api | undefined {
  const found: unknown = Reflect.get(window, name);
  const isThere = calls.every((call) => typeof Object(found)[call] === 'function');
  return isThere ? (found as Api) : undefined; // it has the calls that are made
}
