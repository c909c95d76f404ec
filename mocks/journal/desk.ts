import type { CallId } from '../documented.ts';
import type { Answer } from '../respond.ts';
import type { JournalState } from './state.ts';

/** What a part of the journal works with: its state, the time (ms), fresh ids, and the session of whoever asks. */
export interface Desk {
  state: JournalState;
  now: number;
  /** A fresh id with this prefix, of letters and digits only. */
  newId: (prefix: string) => string;
  /** The session whose cookie the call brought, where readers are told apart by cookies. */
  session?: string;
  /** Whether that session begins with this call, so that its cookie is handed over. */
  hasBegun?: boolean;
  /** The account that was opened last at this desk. */
  opened?: string | undefined;
  /** The account that whoever asks is logged in to, since this answer says that the order that opened it is completed. */
  enters?: string | undefined;
  /** Whether readers are told apart by cookies, as over HTTP; in a page there is one reader at a time. */
  keepsCookies: boolean;
}

/** The session of whoever asks; a visitor who had none over HTTP is given one, and its cookie is handed over. */
export function visitOf(desk: Desk): string | undefined {
  if (desk.keepsCookies && desk.session === undefined) {
    desk.session = desk.newId('ses_');
    desk.hasBegun = true;
  }
  return desk.session;
}

/** What the journal is given of a call; `key` is the attempt key, `body` what was sent as JSON, if it was. */
export interface Call {
  body?: unknown;
  query?: URLSearchParams;
  params?: Readonly<Record<string, string>>;
  key?: string;
  session?: string;
  /** Whether a page is preferred to JSON, as by a form that is posted without a script. */
  wantsPage?: boolean;
}

/** How the journal answers calls, each by the rules of the contract and in its documented replies. */
export type Plays = { readonly [Id in CallId]: (desk: Desk, call: Call) => Answer<Id> };

/** An answer of 200 that is for this reader alone, so that nothing on its way keeps it. */
export const forReader = <Body>(body: Body) =>
  ({ status: 200, headers: { 'Cache-Control': 'no-store' }, body }) as const;
