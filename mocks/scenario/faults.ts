import type { CallId } from '../documented.ts';
import { replies } from '../replies.ts';
import type { ReplyName } from '../respond.ts';

/** What happens to a call instead of, or beside, the journal's own answer. */
export type Fault<Id extends CallId = CallId> = Hindrance & (Id extends CallId ? { reply?: ReplyName<Id> } : never);

/** What can happen to any call. */
export type AnyFault = Hindrance & { reply?: CommonReply };

interface Hindrance {
  /** How many calls it happens to; all of them when left out. */
  times?: number;
  /** How long every answer takes, in ms. */
  late?: number;
  /** Cuts the connection before the journal acts, or after it did. */
  cut?: 'before' | 'after';
  /** A page of HTML with status 200, as a broken proxy sends it. */
  malformed?: boolean;
}

/** A reply that most calls document; a call that does not is left alone. */
type CommonReply = 'unavailable' | 'tooManyRequests' | 'signedOut' | 'botCheckRefused';

/** What becomes of calls on their way to the journal and back. */
export const NETWORK = {
  normal: {},
  slow: { late: 3_000 },
  offline: { cut: 'before' },
  flaky: { cut: 'before', times: 1 },
  lost: { cut: 'after' },
  unavailable: { reply: 'unavailable' },
  busy: { reply: 'tooManyRequests' },
  html: { malformed: true },
  'signed-out': { reply: 'signedOut' },
} as const satisfies Record<string, AnyFault>;

export type NetworkState = keyof typeof NETWORK;

/** The faults that happen to a call of this number, counted from 1; of two that exclude each other the later one holds. */
export function faultOf(id: CallId, call: number, faults: readonly (Fault | AnyFault)[]): Fault {
  const struck = faults.filter(({ times, reply }) => call <= (times ?? Number.POSITIVE_INFINITY) && answers(id, reply));
  // Every reply that is left is one of this call.
  return Object.assign({}, ...struck) as Fault;
}

/** Whether the call documents this reply; true for no reply. */
export const answers = (id: CallId, reply: string | undefined): boolean =>
  reply === undefined || Object.hasOwn(replies[id], reply);
