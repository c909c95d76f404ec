import type { CallId, VisitId } from './documented.ts';
import { routes, visits } from './routes.gen.ts';

export const callIds = Object.keys(routes) as CallId[];

/** The id of a call that may change something, by its method. */
export type ChangingId = { [Id in CallId]: (typeof routes)[Id]['method'] extends 'get' ? never : Id }[CallId];

export const isChanging = (id: CallId): id is ChangingId => routes[id].method !== 'get';

export const visitIds = Object.keys(visits) as VisitId[];

/** Returns the pattern of an operation for the mock worker, on any origin. */
export const patternOf = (id: CallId | VisitId): string =>
  `*${{ ...routes, ...visits }[id].path.replace(/\{(\w+)\}/g, ':$1')}`;

export const callAt = (method: string, path: string): CallId | undefined =>
  callIds.find((id) => routes[id].method === method.toLowerCase() && PATHS[id].test(path));

const PATHS = Object.fromEntries(
  callIds.map((id) => [id, new RegExp(`^${routes[id].path.replace(/\{\w+\}/g, '[^/]+')}$`)]),
) as Record<CallId, RegExp>;
