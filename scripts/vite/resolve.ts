import { posix } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** Resolves a relative specifier or an `imports` entry of package.json to a path from the root; undefined for a package. */
export function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const door = Object.entries(manifest.imports).find(([name]) => specifier.startsWith(name.replace('*', '')));
  return door && posix.join(door[1].replace('*', specifier.slice(door[0].length - 1)));
}
