import type { ChangingId } from '../../mocks/routes.ts';
import type { ValidRequest } from '../requests/valid-requests.ts';
import type { Given } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';

/** What calls refuse alike: how a valid request must be changed for it, and the answer. */
export interface Refusal {
  calls: readonly ChangingId[];
  /** What is refused, as the name of a step says it. */
  what: string;
  status: number;
  field?: string;
  reason?: string;
  /** The outcome that the refusal must report, of an order that was paid already. */
  paid?: string;
  /** The wrong parts of the request; a list is tried one by one. Another tab is a reader for whom it is wrong. */
  wrong: (valid: ValidRequest) => Wrong | readonly Wrong[] | Promise<Wrong | readonly Wrong[]>;
}

export interface Wrong extends Given {
  tab?: Tab;
}

export const outdated = { status: 409, reason: 'outdated' };

/** `answer`: the status, or the field at which status 400 names an error. */
export const refusal = (
  calls: ChangingId | readonly ChangingId[],
  what: string,
  answer: number | string | Pick<Refusal, 'status' | 'field' | 'reason' | 'paid'>,
  wrong: Refusal['wrong'],
): Refusal => {
  const at = typeof answer === 'string' ? { status: 400, field: answer } : answer;
  return { calls: [calls].flat(), what, ...(typeof at === 'number' ? { status: at } : at), wrong };
};
