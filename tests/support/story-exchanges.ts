import { afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { Exchange } from '#mocks/exchange.ts';
import { takeExchanges } from '#storybook/server.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the contract has against exchanges, asked of Node, where the contract is. */
    judgeAll: (exchanges: Exchange[]) => Promise<string[]>;
  }
}

afterEach(async () => {
  const exchanges = await takeExchanges();
  if (exchanges.length > 0) expect(await commands.judgeAll(exchanges)).toEqual([]);
});
