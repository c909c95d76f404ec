import { globSync, readFileSync } from 'node:fs';
import type { CallId } from '#mocks/documented.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callIds } from '#mocks/routes.ts';

/**
 * The calls that flows make, read from their ports, so that a new flow requires its stories and replies automatically.
 */
export const callsOfFlows = (): CallId[] =>
  callsIn(
    globSync('machines/**/*.ports.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

export function callsIn(text: string): CallId[] {
  const made = new Set(
    Array.from(
      text.matchAll(/\bapi\.([A-Z]+)\(\s*'([^']+)'/g),
      ([, method = '', path]) => `${method.toLowerCase()} ${path}`,
    ),
  );
  return callIds.filter((id) => made.has(`${routes[id].method} ${routes[id].path}`));
}
