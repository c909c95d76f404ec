import {
  contractViolations,
  requestViolations,
  statusesOf,
  type Violation,
  type WireAnswer,
} from '../../mocks/contract/check.ts';
import { routes, visits } from '../../mocks/routes.gen.ts';
import type { Profile } from '../profile.ts';
import { isCall, type OperationId } from './contract.ts';

export interface Exchange {
  /** The operation of the contract; undefined if the path matches none. */
  id: OperationId | undefined;
  method: string;
  url: URL;
  /** The request's headers, with its cookies. */
  headers: Headers;
  /** The request body; '' if absent. */
  sent: string;
  /** Whether the body was form-encoded, which the contract allows too (API-3). */
  isForm: boolean;
  /** Whether the request violates the contract on purpose, to see it refused. */
  isStray: boolean;
  /** The response, or the reason for its absence; neither if the front end aborted the request. */
  answer?: WireAnswer | undefined;
  failure?: string | undefined;
  ms: number;
  /** Why the answer shows that the server does not offer the operation. */
  lack?: Lack | undefined;
}

/** An operation that the server does not offer, and the status it answers with. */
export interface Lack {
  call: OperationId;
  status: number;
  reason: string;
}

/** A finding: the call, the expectation and the actual result. */
export interface Complaint extends Violation {
  call: string;
}

/** A run, as checks see it: the same object for all its exchanges, so a check can keep its own state by it. */
export interface CheckedRun {
  server: URL;
  profile: Profile;
}

/** A check over every exchange of a run, in order, also of those that break the contract on purpose (`isStray`). */
export type ExchangeCheck = (exchange: Exchange, run: CheckedRun) => Complaint[];

export const callOf = ({ id, method }: Pick<Exchange, 'id' | 'method'>): string => id ?? method;

/** Checks an exchange against the contract: the operation, the request if the server accepted it, and the response. */
export function complaintsOf({ id, method, url, sent, isForm, isStray, answer, failure }: Exchange): Complaint[] {
  const call = id ?? `${method} ${url.pathname}`;
  const complain = (violations: Violation[]) => violations.map((violation) => ({ call, ...violation }));
  if (failure !== undefined) return complain([{ expected: 'an answer', got: failure }]);
  if (isStray || !answer) return [];
  if (id === undefined) return complain([{ expected: 'a call of the contract', got: `${method} ${url.pathname}` }]);
  // A redirect to the login stands for a 401, so it is allowed wherever a 401 is.
  if (isSentToLogin(answer) && statusesOf(id).includes(401)) return [];
  const ofRequest = isCall(id) && !isForm && answer.status < 400 ? requestViolations(id, { url, text: sent }) : [];
  return complain([...ofRequest, ...contractViolations(id, answer), ...cookieObjections(url, answer)]);
}

export function operationOf(method: string, pathname: string): OperationId | undefined {
  const found = Object.entries({ ...routes, ...visits }).find(
    ([, route]) => route.method === method.toLowerCase() && patternOf(route.path).test(pathname),
  );
  return found && (found[0] as OperationId); // keys of the two tables
}

/** A call redirects only to the login page, after its session has ended. */
export const isSentToLogin = ({ status, headers }: WireAnswer): boolean =>
  [302, 303, 307].includes(status) && /^(?:https?:\/\/[^/]+)?\/login(?:[?#]|$)/.test(headers.get('Location') ?? '');

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** A session cookie must be hidden from scripts and other sites. Over http, `Secure` is optional. */
function cookieObjections(url: URL, { headers }: WireAnswer): Violation[] {
  const session = headers.getSetCookie().find((cookie) => /^session=/.test(cookie));
  if (session === undefined) return [];
  const stated = session.split(';').map((part) => part.trim().toLowerCase());
  const wanted = ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(url.protocol === 'https:' ? ['Secure'] : [])];
  const got = session.replace(/^session=[^;]+/, 'session=…');
  return wanted
    .filter((attribute) => !stated.includes(attribute.toLowerCase()))
    .map((attribute) => ({ expected: `a session cookie with ${attribute}`, got }));
}
