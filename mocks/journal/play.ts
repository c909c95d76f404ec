import type { CallId } from '../documented.ts';
import type { Answer } from '../respond.ts';
import type { Desk } from './desk.ts';

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
