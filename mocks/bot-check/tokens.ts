import type { BotCheckState } from '../scenario/switches.ts';

/** What a provider decides to do about a token that was asked of it. */
export type Decision = 'pass' | 'challenge' | 'fail';

export interface Tokens {
  /** Waits as long as the provider takes: three seconds where it is slow, for ever where it is silent. */
  decide: () => Promise<Decision>;
  fresh: () => string;
  /** The number of tokens that were asked for. */
  asked: () => number;
}

/** `botCheck` says what the provider does, each time it is asked. */
export function createTokens(botCheck: () => BotCheckState): Tokens {
  let asked = 0;
  return {
    decide: async () => {
      asked += 1;
      switch (botCheck()) {
        case 'silent':
          return Promise.withResolvers<Decision>().promise;
        case 'slow':
          await new Promise((resolve) => setTimeout(resolve, 3_000));
          return 'pass';
        case 'fails':
          return 'fail';
        case 'challenge':
          return 'challenge';
        default:
          return 'pass';
      }
    },
    fresh: () => `token_${crypto.randomUUID()}`,
    asked: () => asked,
  };
}
