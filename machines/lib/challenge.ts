import { type EventObject, fromCallback } from 'xstate';
import { generalProblem, type Problem, type ProblemCode } from './problem.ts';
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

/** A failure of the bot check itself: the reader left its challenge, or its service is unavailable. */
export interface BotCheckFailure extends Error {
  code: 'botCheckUnfinished' | 'botCheckUnavailable';
}

/** Returns the problem if no token was obtained; `otherwise` if the bot check is not the reason. */
export const withoutToken = (error: unknown, otherwise: ProblemCode): Problem[] =>
  generalProblem(isBotCheckFailure(error) ? error.code : otherwise);

const isBotCheckFailure = (error: unknown): error is BotCheckFailure =>
  ['botCheckUnfinished', 'botCheckUnavailable'].includes(Object(error).code);
