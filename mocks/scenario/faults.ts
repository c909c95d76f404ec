import type { CallId } from '../documented.ts';
import { replies } from '../replies.ts';
import type { ReplyName } from '../respond.ts';

/** An effect on a call, instead of or in addition to the journal's answer. */
export type Fault<Id extends CallId = CallId> = Hindrance & (Id extends CallId ? { reply?: ReplyName<Id> } : never);

export type AnyFault = Hindrance & { reply?: CommonReply };

interface Hindrance {
  /** How many calls it affects; all by default. */
  times?: number;
  /** The delay of every answer, in ms. */
  late?: number;
  /** Cuts the connection before or after the journal acts. */
  cut?: 'before' | 'after';
  /** Answers with HTML and status 200, like a broken proxy. */
  malformed?: boolean;
}

/** A reply that most calls document. Calls without it are not affected. */
type CommonReply = 'unavailable' | 'tooManyRequests' | 'signedOut' | 'botCheckRefused';

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

/** Returns the combined fault of a call by its number, counted from 1. Later faults override earlier ones. */
export function faultOf(id: CallId, call: number, faults: readonly (Fault | AnyFault)[]): Fault {
  const struck = faults.filter(({ times, reply }) => call <= (times ?? Number.POSITIVE_INFINITY) && answers(id, reply));
  // The remaining replies are all replies of this call.
  return Object.assign({}, ...struck) as Fault;
}

/** Whether the call documents this reply; true for undefined. */
export const answers = (id: CallId, reply: string | undefined): boolean =>
  reply === undefined || Object.hasOwn(replies[id], reply);
