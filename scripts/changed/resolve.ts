import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** The path from the root that a relative specifier or a door of package.json leads to; undefined for a package. */
export function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const door = Object.entries(manifest.imports).find(([name]) => specifier.startsWith(name.replace('*', '')));
  return door && posix.join(door[1].replace('*', specifier.slice(door[0].length - 1)));
}
