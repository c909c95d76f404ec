import { type EventObject, fromCallback } from 'xstate';
import { generally, type Problem } from './problem.ts';
import type { World } from './world.ts';

/**
 * Reports a challenge to a machine that waits for a token, so that the reader's time does not count against the
 * service.
 */
export type ChallengeEvent = { type: 'challenge.opened' } | { type: 'challenge.closed' };

/** Timeouts in ms: for the service to respond without a challenge, and for the reader to complete one. */
export const BOT_CHECK_DELAYS = { untilBotCheckGivenUp: 12_000, untilChallengeGivenUp: 300_000 };

/** Declares the listener for challenges, which the world provides. */
export const challenges = fromCallback<EventObject>(() => undefined);

/** Implements `challenges`: reports to the machine when a challenge opens or closes. */
export const watchChallenge = ({ botCheck }: World) =>
  fromCallback(({ sendBack }) =>
    botCheck.watchChallenge((isOpen) => sendBack({ type: isOpen ? 'challenge.opened' : 'challenge.closed' })),
  );

/** Returns the problem if no token was obtained: unfinished if the reader gave up, else unavailable. */
export const withoutToken = (error: unknown): Problem[] =>
  generally(error instanceof Error && error.name === 'AbortError' ? 'botCheckUnfinished' : 'botCheckUnavailable');
