import { globSync, readFileSync } from 'node:fs';
import type { CallId } from '#mocks/documented.ts';
import { routes } from '#mocks/routes.gen.ts';
import { callIds } from '#mocks/routes.ts';

/** The calls that a flow makes, read from its ports, so that a new flow asks for its stories and its server by itself. */
export function callsOfFlows(): CallId[] {
  const made = new Set(globSync('machines/**/*.ports.ts').flatMap((file) => callsIn(readFileSync(file, 'utf8'))));
  return callIds.filter((id) => made.has(`${routes[id].method} ${routes[id].path}`));
}

function callsIn(text: string): string[] {
  return Array.from(
    text.matchAll(/\bapi\.([A-Z]+)\(\s*'([^']+)'/g),
    ([, method = '', path]) => `${method.toLowerCase()} ${path}`,
  );
}
