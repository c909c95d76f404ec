import type { CallId } from '../documented.ts';
import type { Answer } from '../respond.ts';
import type { JournalState } from './state.ts';

/** The context of a play: the state, the time (ms), new ids and the caller's session. */
export interface Desk {
  state: JournalState;
  now: number;
  /** Returns a new id with this prefix, of letters and digits only. */
  newId: (prefix: string) => string;
  /** The session of the call's cookie, if cookies identify readers. */
  session?: string;
  hasBegun?: boolean;
  opened?: string | undefined;
  /** The account to log the caller in to, because this answer completes the order that opened it. */
  enters?: string | undefined;
  /** Whether cookies identify readers, as over HTTP. Without cookies there is one reader at a time. */
  keepsCookies: boolean;
}

/** Returns the caller's session. Over HTTP, starts one for a visitor without a session; the answer sets its cookie. */
export function visitOf(desk: Desk): string | undefined {
  if (desk.keepsCookies && desk.session === undefined) {
    desk.session = desk.newId('ses_');
    desk.hasBegun = true;
  }
  return desk.session;
}

/** A call to the journal. `key` is the idempotency key, `body` the parsed request body. */
export interface Call {
  body?: unknown;
  query?: URLSearchParams;
  params?: Readonly<Record<string, string>>;
  key?: string;
  session?: string;
  wantsPage?: boolean;
}

/** The implementation of every call, which answers in documented replies. */
export type Plays = { readonly [Id in CallId]: (desk: Desk, call: Call) => Answer<Id> };

/** Returns a 200 answer that must not be cached, because it is meant for one reader. */
export const forReader = <Body>(body: Body) =>
  ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body }) as const;
