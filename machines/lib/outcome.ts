import type { Result } from '#machines/api/reply.ts';
import type { Problem } from './problem.ts';

/** What a reader can ask for that is told of afterwards. */
export const ACTS = [
  'autorenewOn',
  'autorenewOff',
  'cardDeletion',
  'bankDeletion',
  'addressDeletion',
  'addressChange',
  'nameChange',
  'emailChange',
  'emailConfirmation',
  'paymentUpdate',
  'donationCardUpdate',
  'donationRestart',
  'renewalRetry',
  'subscriptionChange',
  'giftRedemption',
  'giftResend',
  'order',
] as const;

export type Act = (typeof ACTS)[number];

/**
 * What came of an act. `already`: it was so before, and nothing was changed. `contradicted`: the server says something
 * else than what was asked for. `unsure`: no answer tells whether the server acted.
 */
export const ENDS = ['done', 'already', 'refused', 'contradicted', 'unsure'] as const;

export type OutcomeEnd = (typeof ENDS)[number];

/** Names that an outcome is told with: of a card, a shipping category, an address of mail. */
export type Facts = Readonly<Record<string, string>>;

/** What a reader asked for, and what came of it. */
export interface Outcome {
  act: Act;
  end: OutcomeEnd;
  /** Why it was refused, in the server's words where it sent any (ACCT-29). */
  problems?: Problem[];
  facts?: Facts;
}

/** What the result of a call says of an act. */
export function outcomeOf(act: Act, result: Result<unknown>, facts?: Facts): Outcome {
  const named = { act, ...(facts && { facts }) };
  switch (result.kind) {
    case 'ok':
      return { ...named, end: 'done' };
    case 'refused':
      return { ...named, end: 'refused', problems: result.refusal.problems };
    case 'unreadable':
    case 'unanswered':
      return { ...named, end: 'unsure' };
  }
}

/**
 * The outcome in the light of what the server says now: whether things are as the reader asked. Undefined where that
 * cannot be told, which leaves the outcome as it was.
 */
export function settled<Told extends Outcome>(outcome: Told, isSo: boolean | undefined): Told {
  if (isSo === undefined) return outcome;
  return { ...outcome, end: isSo ? CONFIRMED[outcome.end] : DENIED[outcome.end] };
}

const CONFIRMED: Record<OutcomeEnd, OutcomeEnd> = {
  done: 'done',
  already: 'already',
  // Somebody else did it.
  refused: 'already',
  contradicted: 'done',
  unsure: 'done',
};

const DENIED: Record<OutcomeEnd, OutcomeEnd> = {
  done: 'contradicted',
  already: 'contradicted',
  refused: 'refused',
  contradicted: 'contradicted',
  // It may still happen.
  unsure: 'unsure',
};

/** Reads an outcome that was kept for the next page; undefined for anything else. */
export function readOutcome(value: unknown): Outcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { act, end, problems, facts } = value as Record<string, unknown>; // an object: each field is checked below
  if (!isOneOf(ACTS, act) || !isOneOf(ENDS, end)) return undefined;
  return { act, end, problems: readProblems(problems), facts: readFacts(facts) };
}

const isOneOf = <Known extends string>(known: readonly Known[], value: unknown): value is Known =>
  known.some((each) => each === value);

/** Problems whose words need nothing but what is kept of them. */
const TOLD = ['server', 'signedOut', 'viewOnly', 'tooManyRequests'] as const;

function readProblems(value: unknown): Problem[] {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, MOST) : [];
  return given.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const { code, words } = each as Record<string, unknown>; // an object: each field is checked
    if (!isOneOf(TOLD, code) || (code === 'server' && typeof words !== 'string')) return [];
    return [{ field: 'general', code, ...(typeof words === 'string' && { words }) }];
  });
}

function readFacts(value: unknown): Facts {
  const given = typeof value === 'object' && value !== null ? Object.entries(value).slice(0, MOST) : [];
  return Object.fromEntries(given.filter((fact): fact is [string, string] => typeof fact[1] === 'string'));
}

/** More than any outcome has of problems or facts. */
const MOST = 10;
