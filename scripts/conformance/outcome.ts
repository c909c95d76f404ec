import type { Complaint } from './exchange.ts';

/** Ends a step: what it expected did not come. */
export class StepFailed extends Error {
  complaint: Complaint;

  constructor(complaint: Complaint) {
    super(`${complaint.call}: expected ${complaint.expected}, got ${complaint.got}`);
    this.complaint = complaint;
  }
}

/** Ends a step that cannot be run, which is never green: what it lacks. */
export class NotRun extends Error {}

/** A value that a step cannot do without; `lacking` says what is missing where it is. */
export function needed<Value>(value: Value | undefined | null, lacking: string): Value {
  if (value === undefined || value === null) throw new NotRun(lacking);
  return value;
}

/** Ends a step that lacks something. */
export function lacking(what: string): never {
  throw new NotRun(what);
}
