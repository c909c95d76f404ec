import type { operations, paths } from '#machines/api/schema.ts';
import type { CallId } from './documented.ts';

/** The method and path of every call; one that the contract does not state for it does not compile. */
export const routes = {
  subscribe: { method: 'post', path: '/api/subscribe' },
  getFulfilment: { method: 'get', path: '/api/checkout/{intent_id}' },
  getShipping: { method: 'get', path: '/api/config/shipping' },
  getProducts: { method: 'get', path: '/api/store/products' },
} as const satisfies { [Id in CallId]: RouteOf<Id> };

/** The pattern that the worker matches a call by, on any origin. */
export const patternOf = (id: CallId): string => `*${routes[id].path.replace(/\{(\w+)\}/g, ':$1')}`;

type RouteOf<Id extends CallId> = {
  [Path in keyof paths]: {
    [Method in keyof paths[Path]]: paths[Path][Method] extends operations[Id]
      ? operations[Id] extends paths[Path][Method]
        ? { method: Method; path: Path }
        : never
      : never;
  }[keyof paths[Path]];
}[keyof paths];
