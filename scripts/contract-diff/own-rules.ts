import { type Contract, type Operation, parametersOf } from '../contract/document.ts';
import type { Breach } from './breach.ts';

/**
 * Finds breaking changes that oasdiff does not judge: server addresses, access, serialization of parameters, and names
 * of examples.
 */
export function ownBreaches(before: Contract, after: Contract): Breach[] {
  return [
    ...serverBreaches(before, after),
    ...before.operations.flatMap((was) => {
      const is = after.operations.find(({ method, path }) => method === was.method && path === was.path);
      return is ? RULES.flatMap((rule) => rule(before, after, was, is)) : [];
    }),
  ];
}

function serverBreaches(before: Contract, after: Contract): Breach[] {
  const urls = ({ document }: Contract): string =>
    (Object(document).servers ?? []).map(({ url }: { url: string }) => url).join(', ') || '/';
  const words = `the address of the server changed from \`${urls(before)}\` to \`${urls(after)}\``;
  if (urls(before) === urls(after)) return [];
  return (['fronts', 'servers'] as const).map((breaks) => ({ breaks, where: 'servers', words }));
}

type Access = Map<string, string>;

function accessBreaches(before: Contract, after: Contract, was: Operation, is: Operation): Breach[] {
  const [were, are] = [accesses(before, was), accesses(after, is)];
  const tell = (breaks: Breach['breaks'], access: Access, words: string): Breach => ({
    breaks,
    where: whereOf(was),
    words: `access ${access.size === 0 ? 'without credentials' : `with ${[...access.values()].join(' and ')}`} ${words}`,
  });
  return [
    ...were.filter(isNotAmong(are)).map((access) => tell('fronts', access, 'is no longer granted')),
    ...are.filter(isNotAmong(were)).map((access) => tell('servers', access, 'is granted now')),
  ];
}

function accesses({ document }: Contract, { path, method }: Operation): Access[] {
  const { paths, security, components } = Object(document);
  const ways: Record<string, string[]>[] = paths[path][method].security ?? security ?? [];
  return (ways.length === 0 ? [{}] : ways).map((way) => {
    const parts = Object.entries(way).map(([name, scopes]): [string, string] => {
      const { description: _, ...scheme } = Object(components?.securitySchemes?.[name]);
      return [JSON.stringify([Object.entries(scheme).sort(), scopes]), name];
    });
    return new Map(parts);
  });
}

/** Extra credentials do not prevent access. */
const isNotAmong =
  (accesses: Access[]) =>
  (access: Access): boolean =>
    !accesses.some((other) => [...other.keys()].every((part) => access.has(part)));

/** `style` and `explode` decide whether a parameter with several values is sent as `a,b` or repeated. */
function serializationBreaches(before: Contract, after: Contract, was: Operation, is: Operation): Breach[] {
  const serializations = (contract: Contract, operation: Operation) =>
    parametersOf(contract, operation).map(
      ({ in: place, name, style = /query|cookie/.test(place) ? 'form' : 'simple', explode = style === 'form' }) =>
        [`${place} parameter \`${name}\``, `${style}, ${explode ? 'exploded' : 'not exploded'}`] as const,
    );
  const are = new Map(serializations(after, is));
  return serializations(before, was).flatMap(([name, serialization]) => {
    const now = are.get(name) ?? serialization;
    const words = `the ${name} is serialized as ${now}, and was ${serialization}`;
    return now === serialization
      ? []
      : (['fronts', 'servers'] as const).map((breaks) => ({ breaks, where: whereOf(was), words }));
  });
}

function exampleBreaches(before: Contract, after: Contract, was: Operation, is: Operation): Breach[] {
  const names = ({ examples }: Contract, { operationId }: Operation) =>
    examples
      .filter((example) => example.operationId === operationId)
      .map(({ kind, name, status }) => `the ${kind} example \`${name}\`${status ? ` of status ${status}` : ''}`);
  const left = new Set(names(after, is));
  return names(before, was)
    .filter((name) => !left.has(name))
    .map((name) => ({ breaks: 'tests', where: whereOf(was), words: `${name} was removed` }));
}

const RULES = [accessBreaches, serializationBreaches, exampleBreaches];

const whereOf = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;
