import type { Requirement } from '../trace/ledger.ts';
import type { Contract, Json } from './document.ts';

/** One line for each call, route or row of the area API that no `x-requirement` of the contract names. */
export function requirementsWithoutPlace({ document }: Pick<Contract, 'document'>, ledger: Requirement[]): string[] {
  const placed = new Set(placesIn(document));
  return ledger
    .filter(({ id, kind }) => kind === 'call' || kind === 'route' || id.startsWith('API-'))
    .filter(({ id }) => !placed.has(id))
    .map(({ id, text }) => `${id} has no place in the contract: ${text}`);
}

function placesIn(node: Json): Json[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(placesIn);
  return Object.entries(node).flatMap(([key, value]) => (key === 'x-requirement' ? [value].flat() : placesIn(value)));
}
