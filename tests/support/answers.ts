import { expect } from 'vitest';
import { createApi } from '#machines/api/client.ts';
import { read } from '#machines/api/reply.ts';
import { Fulfilment } from '#machines/api/schemas/checkout/Fulfilment.ts';
import { type Network, wrongly } from './network.ts';

/** The client that the answers are read through. */
export const api = createApi('http://journal.test');

/** What fills the path of the call that the answers are given to. */
export const params = { path: { intent_id: 'pi_3Pq81x' } };

/** What is read of an answer, through the real client. */
export async function readOf(network: Network, response: () => Response | Promise<Response>) {
  network.answer('getFulfilment', wrongly(response));
  return read(api.GET('/api/checkout/{intent_id}', { params }), Fulfilment);
}

/** A problem in the server's own words. */
export const server = (field: string, words: string) => ({ field, code: 'server', words });

/** A refusal as it is read. */
export const refused = (status: number, ...problems: unknown[]) => ({ kind: 'refused', refusal: { status, problems } });

/** Fails a test after which the prototype of every object is another than before all tests. */
export function leavesPrototypesAlone(): void {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(untouched);
  expect(Object.hasOwn({}, 'polluted')).toBe(false);
}

const untouched = Object.getOwnPropertyNames(Object.prototype).toSorted();
