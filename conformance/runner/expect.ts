import { isDeepStrictEqual } from 'node:util';
import type { Settings } from '../../machines/api/contract.ts';
import type { Refusal, Result } from '../../machines/api/reply.ts';
import { excerpt } from '../../mocks/contract/check.ts';
import type { OperationId } from './contract.ts';
import type { Complaint } from './exchange.ts';

export class StepFailed extends Error {
  complaint: Complaint;

  constructor(complaint: Complaint) {
    super(`${complaint.call}: expected ${complaint.expected}, got ${complaint.got}`);
    this.complaint = complaint;
  }
}

/** Ends a step that cannot be run and so never passes; the message says what is missing. */
export class NotRun extends Error {}

/** Returns the value, or ends the step as not run; `skip` says what is missing. */
export function needed<Value>(value: Value | undefined | null, skip: string): Value {
  if (value === undefined || value === null) throw new NotRun(skip);
  return value;
}

export function skip(what: string): never {
  throw new NotRun(what);
}

export function offered({ settings }: { settings: Settings }, page: PageOfFeatures, feature: keyof Features): void {
  if (settings.features?.[page]?.[feature] !== true) skip(`the page of ${page} does not offer ${feature}`);
}

type PageOfFeatures = keyof NonNullable<Settings['features']>;
type Features = NonNullable<NonNullable<Settings['features']>[PageOfFeatures]>;

export type Blamed = OperationId;

/** Fails the step unless two values are equal, and reports the first difference. */
export function same(call: Blamed, what: string, got: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(got, wanted)) return;
  const differing = difference(got, wanted);
  const place = differing.path === '' ? '' : ` at ${differing.path}`;
  throw new StepFailed({
    call,
    expected: `${what}${place}: ${excerpt(differing.wanted)}`,
    got: excerpt(differing.got),
  });
}

function difference(got: unknown, wanted: unknown, path = ''): { path: string; got: unknown; wanted: unknown } {
  if (!isTree(got) || !isTree(wanted) || Array.isArray(got) !== Array.isArray(wanted)) return { path, got, wanted };
  const keys = [...new Set([...Object.keys(wanted), ...Object.keys(got)])];
  const key = keys.find((each) => !isDeepStrictEqual(got[each], wanted[each])) ?? '';
  return difference(got[key], wanted[key], `${path}/${key}`);
}

/** Whether a value is an object or a list. */
export const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function holds(call: Blamed, what: string, condition: boolean, got: unknown): asserts condition {
  if (!condition) throw new StepFailed({ call, expected: what, got: excerpt(got) });
}

/** Returns the output of a successful call. Fails the step if the call failed. */
export function accepted<Output>(call: Blamed, result: Result<Output>): Output {
  if (result.kind === 'ok') return result.output;
  throw new StepFailed({ call, expected: 'a success', got: kindOf(result) });
}

/** Returns the refusal of a call. Fails the step if the call succeeded, or if the field or status differs. */
export function refused<Output>(
  call: Blamed,
  result: Result<Output>,
  { status, field }: { status: number; field?: string },
): Refusal {
  const expected = `a refusal with status ${status}${field === undefined ? '' : ` at ${field}`}`;
  if (result.kind !== 'refused') throw new StepFailed({ call, expected, got: kindOf(result) });
  const { refusal } = result;
  const fields = refusal.problems.map((problem) => problem.field);
  // An object's error may be reported at its fields.
  const isAtField = field === undefined || fields.some((each) => each === field || each.startsWith(`${field}.`));
  if (statusOf(refusal) !== status || !isAtField) throw new StepFailed({ call, expected, got: kindOf(result) });
  return refusal;
}

/** The status a server answered with. Readers are told the same whatever it is. */
export const statusOf = ({ status, cameWith = status }: Refusal): number => cameWith;

export function kindOf<Output>(result: Result<Output>): string {
  if (result.kind === 'ok') return `a success: ${excerpt(result.output)}`;
  if (result.kind !== 'refused') return result.kind === 'unanswered' ? 'no answer' : 'an answer that cannot be read';
  const fields = result.refusal.problems.map(({ field }) => field).join(', ');
  return `a refusal with status ${statusOf(result.refusal)}${fields && ` at ${fields}`}`;
}
