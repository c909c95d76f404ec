import type { BotCheckFailure } from '#machines/lib/challenge.ts';
import type { BotCheck } from '#machines/lib/world.ts';

export interface Service {
  prepare: () => Promise<unknown>;
  /** Returns a new token. Everything it added to the page is gone once it settles. */
  token: (request: TokenRequest) => Promise<string>;
}

/** The provider's reply is checked by its caller. */
export type CreateService = (siteKey: string) => Pick<Service, 'prepare'> & {
  token: (request: TokenRequest) => Promise<unknown>;
};

export interface TokenRequest {
  action: Parameters<BotCheck['token']>[0];
  signal: AbortSignal;
  challenged: (isOpen: boolean) => void;
  words: ChallengeWords;
}

export type ChallengeWords = () => Promise<{ title: string; cancel: string; lang: string; dir: string }>;

/** The timeout for a script, in ms. Must be below the 12 seconds a reader waits. */
export const TIMEOUT_MS = 10_000;

const failure = (code: BotCheckFailure['code'], reason: unknown): BotCheckFailure =>
  Object.assign(new Error(String(reason)), { code });

export const unfinished = () => failure('botCheckUnfinished', 'The challenge was not completed.');

export const unavailable = (reason: unknown) => failure('botCheckUnavailable', reason);

/** Runs work of the provider, whose failures are the bot check's own. Rejects once the signal aborts. */
export const ofProvider = <Output>(signal: AbortSignal, work: () => Output | PromiseLike<Output>): Promise<Output> =>
  abortable(
    signal,
    (async () => work())().catch((reason: unknown) => {
      throw UNFINISHED.includes(reason) ? unfinished() : unavailable(reason);
    }),
  );

/** Calls the provider, whose failures are the bot check's own. */
export function atOnce<Output>(call: () => Output): Output {
  try {
    return call();
  } catch (reason) {
    throw unavailable(reason);
  }
}

/** What hCaptcha rejects with if the reader gives up. */
const UNFINISHED: unknown[] = ['challenge-closed', 'challenge-expired'];

/** A promise with the functions that settle it. */
export function deferred<Output>() {
  let resolve: (output: Output) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Output>((resolved, rejected) => {
    [resolve, reject] = [resolved, rejected];
  });
  return { promise, resolve, reject };
}

/** Settles with the work, or rejects once the signal aborts. */
export function abortable<Output>(signal: AbortSignal, work: PromiseLike<Output>): Promise<Output> {
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
