import { problemsIn } from '#machines/api/page-data-problems.ts';
import type { Schema } from '#machines/api/shapes.ts';

export interface Unread {
  /** The names of the parts around it. */
  path: string[];
  name: string;
  /** The names that the contract has in this place. */
  known: string[];
}

interface Looked {
  known: Set<string>;
  /** A map, whose names are data. */
  isOpen: boolean;
  listing: number;
  listed: PropertyKey | undefined;
}

/** Returns the names in page data that the schemas do not look for, by watching them read it. */
export function unreadNames(schemas: readonly Schema<unknown>[], data: unknown): Unread[] {
  const looked = new WeakMap<object, Looked>();
  const watched = createWatch(looked);
  for (const schema of schemas) problemsIn(schema, watched(data));
  return unreadIn(data, looked, []);
}

function createWatch(looked: WeakMap<object, Looked>): (value: unknown) => unknown {
  const proxies = new WeakMap<object, object>();
  const watched = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const proxy = proxies.get(value) ?? new Proxy(value, handlerFor(value, looked, watched));
    proxies.set(value, proxy);
    return proxy;
  };
  return watched;
}

/** Listing all names reads each descriptor; `Object.hasOwn` reads one; listing entries reads each value as well. */
function handlerFor(
  value: object,
  looks: WeakMap<object, Looked>,
  watched: (value: unknown) => unknown,
): ProxyHandler<object> {
  const looked: Looked = { known: new Set(), isOpen: false, listing: 0, listed: undefined };
  looks.set(value, looked);
  return {
    ownKeys: (target) => {
      const keys = Reflect.ownKeys(target);
      looked.listing = keys.length;
      return keys;
    },
    getOwnPropertyDescriptor: (target, key) => {
      const isListing = looked.listing > 0;
      looked.listed = isListing ? key : undefined;
      if (isListing) looked.listing -= 1;
      else if (typeof key === 'string') looked.known.add(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    get: (target, key) => {
      if (key === looked.listed) looked.isOpen = true;
      return watched(Reflect.get(target, key));
    },
  };
}

function unreadIn(value: unknown, looks: WeakMap<object, Looked>, path: string[]): Unread[] {
  if (typeof value !== 'object' || value === null) return [];
  const looked = looks.get(value);
  if (!looked) return [];
  const isOpen = Array.isArray(value) || looked.isOpen || looked.known.size === 0;
  return Object.entries(value).flatMap(([name, inner]) =>
    isOpen || looked.known.has(name)
      ? unreadIn(inner, looks, [...path, name])
      : [{ path, name, known: [...looked.known] }],
  );
}
