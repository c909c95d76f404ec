import { expect } from 'vitest';
import { createApi } from '#machines/api/client.ts';
import { type Result, read } from '#machines/api/reply.ts';
import { Fulfilment } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { type Network, wrongly } from './network.ts';

export const api = createApi('http://journal.test');

export const params = { path: { intent_id: 'pi_3Pq81x' } };

/** Returns what the real client reads from an answer. */
export async function readOf(network: Network, response: () => Response | Promise<Response>) {
  network.answer('getFulfilment', wrongly(response));
  return read(api.GET('/api/checkout/{intent_id}', { params }), Fulfilment);
}

export const server = (field: string, words: string) => ({ field, code: 'server', words });

/** A result as readers meet it, whatever the status of a refusal was. */
export function meant<Output>(result: Result<Output>): Result<Output> {
  if (result.kind !== 'refused') return result;
  const { cameWith: _, ...refusal } = result.refusal;
  return { kind: 'refused', refusal };
}

export const refused = (status: number, ...problems: unknown[]) => ({ kind: 'refused', refusal: { status, problems } });

export function leavesPrototypesAlone(): void {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(untouched);
  expect(Object.hasOwn({}, 'polluted')).toBe(false);
}

const untouched = Object.getOwnPropertyNames(Object.prototype).toSorted();
