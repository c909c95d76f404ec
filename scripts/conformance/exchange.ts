import {
  type Objection,
  objectionsTo,
  objectionsToRequest,
  statusesOf,
  type WireAnswer,
} from '#mocks/contract/check.ts';
import type { CallId, VisitId } from '#mocks/documented.ts';
import { routes, visits } from '#mocks/routes.gen.ts';

/** A request and what came of it. */
export interface Exchange {
  /** The operation of the contract; none where its path is not one. */
  id: CallId | VisitId | undefined;
  method: string;
  url: URL;
  /** The body as it was sent; '' for none. */
  sent: string;
  /** Whether the body was sent as a form, which the contract lets a server read too (API-3). */
  isForm: boolean;
  /** Whether it is no request of the contract, and was sent to see it refused. */
  isStray: boolean;
  /** The answer, or why there is none; `cancelled` where the front gave it up itself. */
  answer: WireAnswer | { failure: string } | 'cancelled';
  ms: number;
}

/** A complaint: which call, what the contract states or a step expects, and what there was instead. */
export interface Complaint extends Objection {
  call: string;
}

/** What the contract has against an exchange: the operation, the request if the server took it, and the answer. */
export function complaintsOf({ id, method, url, sent, isForm, isStray, answer }: Exchange): Complaint[] {
  const call = id ?? `${method} ${url.pathname}`;
  const complain = (objections: Objection[]) => objections.map((objection) => ({ call, ...objection }));
  if (isStray) return typeof answer === 'object' && 'failure' in answer ? complain([noAnswer(answer.failure)]) : [];
  if (id === undefined) return complain([{ expected: 'a call of the contract', got: `${method} ${url.pathname}` }]);
  if (answer === 'cancelled') return [];
  if ('failure' in answer) return complain([noAnswer(answer.failure)]);
  // Such a redirect is a 401 in other words, so it may stand where a 401 may.
  if (isSentToLogin(answer) && statusesOf(id).includes(401)) return [];
  const ofRequest = isCall(id) && !isForm && answer.status < 400 ? objectionsToRequest(id, { url, text: sent }) : [];
  return complain([...ofRequest, ...objectionsTo(id, answer), ...cookieObjections(url, answer)]);
}

const noAnswer = (got: string): Objection => ({ expected: 'an answer', got });

/** Which operation of the contract a request is. */
export function operationOf(method: string, pathname: string): CallId | VisitId | undefined {
  const found = Object.entries({ ...routes, ...visits }).find(
    ([, route]) => route.method === method.toLowerCase() && patternOf(route.path).test(pathname),
  );
  return found && (found[0] as CallId | VisitId); // the keys of the two tables
}

/** A call is answered with a redirect only where its session has ended, to the login page. */
export const isSentToLogin = ({ status, headers }: WireAnswer): boolean =>
  [302, 303, 307].includes(status) && /^(?:https?:\/\/[^/]+)?\/login(?:[?#]|$)/.test(headers.get('Location') ?? '');

const isCall = (id: CallId | VisitId): id is CallId => Object.hasOwn(routes, id);

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** A session cookie is kept from scripts and from other sites; over http a server may leave `Secure` out. */
function cookieObjections(url: URL, { headers }: WireAnswer): Objection[] {
  const session = headers.getSetCookie().find((cookie) => /^session=/.test(cookie));
  if (session === undefined) return [];
  const has = new Set(session.split(';').map((part) => part.trim().toLowerCase()));
  const wanted = ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(url.protocol === 'https:' ? ['Secure'] : [])];
  return wanted
    .filter((attribute) => !has.has(attribute.toLowerCase()))
    .map((attribute) => ({
      expected: `a session cookie with ${attribute}`,
      got: session.replace(/^session=[^;]+/, 'session=…'),
    }));
}
