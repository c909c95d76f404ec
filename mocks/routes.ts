import type { CallId, VisitId } from './documented.ts';
import { routes, visits } from './routes.gen.ts';

/** The name of every call of the contract. */
export const callIds = Object.keys(routes) as CallId[]; // its type says that these are its keys

/** A call that may change something, by its method. */
export type ChangingId = { [Id in CallId]: (typeof routes)[Id]['method'] extends 'get' ? never : Id }[CallId];

/** Whether a call may change something. */
export const isChanging = (id: CallId): id is ChangingId => routes[id].method !== 'get';

/** The name of every page and link of the contract. */
export const visitIds = Object.keys(visits) as VisitId[]; // as above

/** The pattern that the worker matches an operation by, on any origin. */
export const patternOf = (id: CallId | VisitId): string =>
  `*${{ ...routes, ...visits }[id].path.replace(/\{(\w+)\}/g, ':$1')}`;

/** The call that a request makes, by its method and path; none where the contract has no such call. */
export const callAt = (method: string, path: string): CallId | undefined =>
  callIds.find((id) => routes[id].method === method.toLowerCase() && PATHS[id].test(path));

const PATHS = Object.fromEntries(
  callIds.map((id) => [id, new RegExp(`^${routes[id].path.replace(/\{\w+\}/g, '[^/]+')}$`)]),
) as Record<CallId, RegExp>; // one for each call
