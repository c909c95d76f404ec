import type { CallId } from '#mocks/documented.ts';
import type { AnswerTo } from '#mocks/respond.ts';
import type { JournalState } from './state.ts';

/** What a handler works with: the state, the time (ms), new ids and the caller's session. */
export interface Context {
  state: JournalState;
  now: number;
  /** Returns a new id with this prefix, of letters and digits only. */
  newId: (prefix: string) => string;
  /** The session of the call's cookie, if cookies identify readers and the journal opened it. */
  session?: string;
  hasBegun?: boolean;
  opened?: string | undefined;
  /** The account to log the caller in to, because this answer completes the order that opened it. */
  enters?: string | undefined;
  /** Whether cookies identify readers, as over HTTP. Without cookies there is one reader at a time. */
  keepsCookies: boolean;
}

/** Returns the caller's session. Over HTTP, starts one for a visitor without a session; the answer sets its cookie. */
export function visitOf(context: Context): string | undefined {
  if (context.keepsCookies && context.session === undefined) {
    context.session = context.newId('ses_');
    context.state.sessions[context.session] = null;
    context.hasBegun = true;
  }
  return context.session;
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
export type Handlers = { readonly [Id in CallId]: (context: Context, call: Call) => AnswerTo<Id> };

/** Returns a 200 answer that must not be cached, because it is meant for one reader. */
export const privateReply = <Body>(body: Body) =>
  ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body }) as const;
