import { globSync, readFileSync } from 'node:fs';
import type { CallId } from '#mocks/documented.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callIds } from '#mocks/routes.ts';

/** The calls that a flow makes, read from its ports, so that a new flow asks for its stories and its server by itself. */
export const callsOfFlows = (): CallId[] =>
  callsIn(
    globSync('machines/**/*.ports.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

/** The calls that the code of ports makes. */
export function callsIn(text: string): CallId[] {
  const made = new Set(
    Array.from(
      text.matchAll(/\bapi\.([A-Z]+)\(\s*'([^']+)'/g),
      ([, method = '', path]) => `${method.toLowerCase()} ${path}`,
    ),
  );
  return callIds.filter((id) => made.has(`${routes[id].method} ${routes[id].path}`));
}
