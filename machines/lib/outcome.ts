import type { Result } from '#machines/api/reply.ts';
import type { Problem } from './problem.ts';

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
  'cancellation',
  'order',
  'withdrawal',
] as const;

export type Act = (typeof ACTS)[number];

/**
 * How an act ended. `already`: it was done before, and nothing changed. `contradicted`: the server's current data says
 * otherwise. `unsure`: the server may or may not have acted.
 */
export const ENDS = ['done', 'already', 'refused', 'contradicted', 'unsure'] as const;

export type OutcomeEnd = (typeof ENDS)[number];

/** What an act was about, such as a shipping category or a card's digits, to compare with the server's current data. */
export type Facts = Readonly<Record<string, string>>;

/** The result of a reader's action. `problems` are the server's reasons for refusing it. */
export interface Outcome {
  act: Act;
  end: OutcomeEnd;
  problems?: Problem[];
  facts?: Facts;
}

/** Returns the outcome of a call. Without a readable reply it is `unsure`. */
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
 * Corrects an outcome after a refetch. `hasTakenEffect`: whether the act took effect; undefined if unknown, which changes
 * nothing.
 */
export function settled<Told extends Outcome>(outcome: Told, hasTakenEffect: boolean | undefined): Told {
  if (hasTakenEffect === undefined) return outcome;
  return { ...outcome, end: hasTakenEffect ? CONFIRMED[outcome.end] : DENIED[outcome.end] };
}

const CONFIRMED: Record<OutcomeEnd, OutcomeEnd> = {
  done: 'done',
  already: 'already',
  // Someone else did it.
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

/** Parses an outcome stored for the next page; undefined for anything else. */
export function readOutcome(value: unknown): Outcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { act, end, problems, facts } = value as Record<string, unknown>;
  if (!isOneOf(ACTS, act) || !isOneOf(ENDS, end)) return undefined;
  return { act, end, problems: readProblems(problems), facts: readFacts(facts) };
}

const isOneOf = <Known extends string>(known: readonly Known[], value: unknown): value is Known =>
  known.some((each) => each === value);

const TOLD = ['server', 'signedOut', 'viewOnly', 'tooManyRequests'] as const;

function readProblems(value: unknown): Problem[] {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ITEMS) : [];
  return given.flatMap((each) => {
    if (typeof each !== 'object' || each === null) return [];
    const { field, code, words } = each as Record<string, unknown>;
    if (!isOneOf(TOLD, code) || (code === 'server' && typeof words !== 'string')) return [];
    return [
      { field: typeof field === 'string' ? field : 'general', code, ...(typeof words === 'string' && { words }) },
    ];
  });
}

function readFacts(value: unknown): Facts {
  const given = typeof value === 'object' && value !== null ? Object.entries(value).slice(0, MAX_ITEMS) : [];
  return Object.fromEntries(given.filter((fact): fact is [string, string] => typeof fact[1] === 'string'));
}

/** More than any outcome has problems or facts. */
const MAX_ITEMS = 10;
