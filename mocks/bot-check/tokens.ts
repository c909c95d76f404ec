import { randomId } from '../random-id.ts';
import type { BotCheckState } from '../scenario/switches.ts';

export type TokenCheck = 'pass' | 'challenge' | 'fail';

export interface Tokens {
  /** Resolves after three seconds if the provider is slow, never if it is silent. */
  decide: () => Promise<TokenCheck>;
  fresh: () => string;
  asked: () => number;
}

/** `botCheck` is read on every request. */
export function createTokens(botCheck: () => BotCheckState): Tokens {
  let asked = 0;
  return {
    decide: async () => {
      asked += 1;
      switch (botCheck()) {
        case 'silent':
          return new Promise(() => undefined);
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
    fresh: () => randomId('token_'),
    asked: () => asked,
  };
}
