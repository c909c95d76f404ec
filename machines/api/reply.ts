import { serverWords } from '#machines/rules/text/safe-text.ts';
import { wordsKey } from '#machines/rules/text/words-key.ts';
import { generalProblem, type Problem } from '../lib/problem.ts';
import type { Failure, Settled } from './contract.ts';
import { documentedWords } from './documented-words.gen.ts';
import { CheckoutErrors, Reason } from './schemas/shared/Failure.ts';
import { Settled as SettledSchema } from './schemas/shared/Settled.ts';
import type { Schema } from './shapes.ts';
import { Unsent } from './unsent.ts';

/**
 * The result of a call: the documented success, a refusal (or our own on a view-only page), a reply that is not the
 * contract's, or no reply. Without a reply of the contract, the server may still have acted.
 */
export type Result<Output> =
  | { kind: 'ok'; output: Output }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unreadable' }
  | { kind: 'unanswered' };

/** A refusal for the reader. `problems` is empty if the server sent no displayable message. */
export interface Refusal {
  /** The status documented for what the refusal says, whatever status it came with. */
  status: number;
  /** The status it came with, if another one is documented for it. */
  cameWith?: number;
  /** A login page came in place of an answer. */
  isLoginPage?: true;
  problems: Problem[];
  checkout?: NonNullable<Failure['checkout_errors']>;
  reason?: NonNullable<Failure['reason']>;
  /** Seconds until a retry makes sense; only some calls report it. */
  retryAfter?: number | undefined;
  /** The result of an order that was already paid. */
  paid?: Settled;
}

/**
 * Whether the server certainly did not act, so the next try is a new one. If a retry gets a 401, a 403 or a refused
 * idempotency key, the first try may still have succeeded.
 */
export const isDefinite = ({ status, reason, isLoginPage }: Refusal, isRetry = false): boolean =>
  status < 500 &&
  status !== 429 &&
  !isLoginPage &&
  !(isRetry && (status === 401 || status === 403)) &&
  !isKeyRefused(reason);

/** Whether the idempotency key was refused. Its order may still have been placed. */
export const isKeyRefused = (reason: Refusal['reason']): boolean =>
  reason === 'key-reused' || reason === 'key-foreign' || reason === 'key-in-use';

/** The client's reply. Success depends on the status alone, never on `error`. */
export interface Answer<Output> {
  data?: Output;
  error?: unknown;
  response: { status: number };
}

/** Reads any reply, whatever its status, body and content type, into a `Result`. Never throws (API-1). */
export async function read<Output>(call: Promise<Answer<Output>>, schema: Schema<Output>): Promise<Result<Output>> {
  try {
    const { data, error, response } = await call;
    if (response.status >= 400) return readFailure(response.status, error);
    const output = isFailure(data) ? undefined : schema(data);
    return output === undefined ? { kind: 'unreadable' } : { kind: 'ok', output };
  } catch (reason) {
    // Status 403 says nothing about an earlier try.
    if (reason instanceof Unsent) {
      const { status, problem } = reason;
      const isLoginPage = status === 401 && { isLoginPage: true as const };
      return { kind: 'refused', refusal: { status, problems: generalProblem(problem), ...isLoginPage } };
    }
    return { kind: reason instanceof SyntaxError ? 'unreadable' : 'unanswered' };
  }
}

/** Whether a success says that it is a failure, in the contract's words or in those that servers and proxies use. */
const isFailure = (data: unknown): boolean =>
  readErrors(own(data, 'errors')).length > 0 || Boolean(own(data, 'error')) || own(data, 'success') === false;

/** Returns a successful result with another output; failures pass through. */
export const withOutput = <Output>(result: Result<unknown>, output: Output): Result<Output> =>
  result.kind === 'ok' ? { kind: 'ok', output } : result;

/** A body that is not an object comes from a proxy, which does not know whether the server acted. */
function readFailure(status: number, body: unknown): Result<never> {
  const isOwn = typeof body === 'object' && body !== null;
  return isOwn || BY_STATUS.includes(status)
    ? { kind: 'refused', refusal: readRefusal(status, body) }
    : { kind: 'unreadable' };
}

/** A session that has ended, a limit, and requests that are too large mean the same from a proxy. */
const BY_STATUS = [401, 413, 414, 429, 431];

function readRefusal(status: number, body: unknown): Refusal {
  const checkout = CheckoutErrors(own(body, 'checkout_errors'));
  const reason = Reason(own(body, 'reason'));
  const paid = SettledSchema(own(body, 'paid'));
  const said = [...readErrors(own(body, 'errors')), ...readTyped(body)];
  const documented = documentedStatus(body, said, reason);
  const meant = status < 500 ? (documented ?? status) : status;
  const code = meant === 401 ? 'signedOut' : meant === 429 ? 'tooManyRequests' : undefined;
  const [general] = documented === undefined ? said : [];
  return {
    status: meant,
    ...(meant !== status && { cameWith: status }),
    problems: code ? [{ field: 'general', code, ...(general && { words: general.words }) }] : said,
    ...(reason && { reason }),
    ...(paid && { paid }),
    ...(checkout && { checkout: { ...checkout, message: serverWords(checkout.message) } }),
  };
}

/** The status documented for what a refusal says; undefined for a message that is not documented. */
function documentedStatus(body: unknown, said: readonly Problem[], reason: Refusal['reason']): number | undefined {
  if (reason) return STATUS_OF[reason] ?? 409;
  if (own(body, 'checkout_errors') !== undefined) return 402;
  if (own(body, 'type') !== undefined && said.length > 0) return 422;
  const fields = said.filter(({ field }) => field !== 'general');
  if (fields.length > 0) return fields.some(({ field }) => field === 'qty' || field === 'cart.items') ? 409 : 400;
  const key = said[0]?.words && wordsKey(said[0].words);
  for (const status in documentedWords)
    if (key && documentedWords[status]?.match(/.{3}/g)?.includes(key)) return Number(status);
  return undefined;
}

/** The statuses of reasons other than a conflict. */
const STATUS_OF: Partial<Record<NonNullable<Refusal['reason']>, number>> = { 'key-reused': 422, 'key-foreign': 403 };

function readErrors(errors: unknown, path: readonly string[] = []): Problem[] {
  const plain = problem(fieldOf(path), errors);
  if (plain.length || path.length === DEEPEST) return plain;
  return entries(errors).flatMap(([name, value]) => readErrors(value, [...path, name]));
}

const fieldOf = ([first = 'general', ...inner]: readonly string[]): string =>
  first === 'general' ? first : [first, ...inner].join('.');

/** Deeper than the fields of any request. */
const DEEPEST = 4;

function readTyped(body: unknown): Problem[] {
  const type = own(body, 'type');
  if (typeof type !== 'string') return [];
  const said = problem('general', own(body, 'message'));
  return said.length === 0 && type === 'upgrade-failed' ? [{ field: 'general', code: 'upgradeUnavailable' }] : said;
}

function problem(field: string, value: unknown): Problem[] {
  const said = (Array.isArray(value) ? value : [value]).map(serverWords).filter((words) => words !== undefined);
  const words = serverWords(said.join(' '));
  return words ? [{ field, code: 'server', words }] : [];
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
