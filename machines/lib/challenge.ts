import { type EventObject, fromCallback } from 'xstate';
import { generally, type Problem } from './problem.ts';
import type { World } from './world.ts';

/** What a machine that waits for a token hears of a challenge: the reader's time does not count as the service's. */
export type ChallengeEvent = { type: 'challenge.opened' } | { type: 'challenge.closed' };

/** How long the service may take without asking the reader, and how long the reader may take for a challenge; in ms. */
export const BOT_CHECK_DELAYS = { untilBotCheckGivenUp: 12_000, untilChallengeGivenUp: 300_000 };

/** Declares the work of listening for challenges, which the world supplies. */
export const challenges = fromCallback<EventObject>(() => undefined);

export const watchChallenge = ({ botCheck }: World) =>
  fromCallback(({ sendBack }) =>
    botCheck.watchChallenge((isOpen) => sendBack({ type: isOpen ? 'challenge.opened' : 'challenge.closed' })),
  );

/** Why there is no token. */
export const withoutToken = (error: unknown): Problem[] =>
  generally(error instanceof Error && error.name === 'AbortError' ? 'botCheckUnfinished' : 'botCheckUnavailable');
