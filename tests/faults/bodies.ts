import { readFileSync } from 'node:fs';
import type { Problem } from '#machines/lib/problem.ts';
import { serverWords } from '#machines/rules/safe-text.ts';
import type { CallId } from '#mocks/documented.ts';
import { type Example, type Json, readContract, type Schema } from '../../scripts/contract/document.ts';
import { validation } from '../../scripts/contract/validation.ts';
import { mutants, requiredFields } from '../support/mutation.ts';
import { json } from '../support/network.ts';
import type { Cell } from './faults.ts';

type Strings = Record<string, unknown[]>;

const contract = readContract();
const checkOf = validation(contract);
const file = new URL('../data/hostile-strings.json', import.meta.url);
const { keys = [], typeConfusion = [], ...texts }: Strings = JSON.parse(readFileSync(file, 'utf8'));

/** F16: every documented success of a call with a required field left out, null or of another type; without one, the whole body. */
export const schemaBreaking = (id: CallId): Cell[] =>
  successesOf(id).flatMap(({ name, schema, body }) =>
    brokenBodies(schema, body).map(({ what, body: broken }) => ({
      name: `${name}, ${what}`,
      means: 'unreadable' as const,
      answer: () => json(200, broken),
    })),
  );

/** F27: every text of a documented success replaced by hostile ones, a cell for each group; either it is taken or it cannot be read. */
export const hostileSuccesses = (id: CallId): Cell[][] =>
  successesOf(id).flatMap(({ name, schema, body }) =>
    firstOfEach(placesOfTexts(body), (path) => path).flatMap((path) =>
      Object.entries({ ...texts, keys, typeConfusion }).map(([group, values]) =>
        values.map((value): Cell => {
          const hostile = withValue(body, path, value);
          const means = checkOf(schema)(hostile) ? 'taken' : 'unreadable';
          return { name: `${name}, ${path.join('.')}, ${group}`, means, answer: () => json(200, hostile) };
        }),
      ),
    ),
  );

/** F27: every place of a refusal where the server has words, said by hostile ones; a cell for each group. Those of a checkout are for an order alone. */
export const hostileRefusals = (isOrder: boolean): Cell[][] =>
  Object.entries(PLACES).flatMap(([place, { field, body }]) =>
    Object.entries({ ...texts, keys, typeConfusion }).map(([group, values]) =>
      values.map((value): Cell => {
        const words = isOrder || !place.startsWith('checkout_errors') ? wordsIn(value, place) : undefined;
        const problems: Problem[] = words === undefined ? [] : [{ field, code: 'server', words }];
        return { name: `${place}, ${group}`, means: { status: 422, problems }, answer: () => json(422, body(value)) };
      }),
    ),
  );

/** F27: refusals whose fields have names that every object knows. */
export const hostileFields = (): Cell[] =>
  keys.map((key) => ({
    name: `field ${String(key)}`,
    means: { status: 400, problems: [{ field: String(key), code: 'server', words: 'No.' }] },
    answer: () => new Response(`{"errors":{${JSON.stringify(String(key))}:"No."}}`, { status: 400 }),
  }));

const PLACES: Record<string, { field: string; body: (value: unknown) => unknown }> = {
  errors: { field: 'general', body: (value) => ({ errors: value }) },
  'errors.email': { field: 'email', body: (value) => ({ errors: { email: value } }) },
  'errors.address.line1': { field: 'address.line1', body: (value) => ({ errors: { address: { line1: value } } }) },
  message: { field: 'general', body: (value) => ({ type: 'updated-failed', message: value }) },
  'checkout_errors.message': { field: 'general', body: (value) => ({ checkout_errors: { message: value } }) },
};

/** The words that a hostile value leaves; `checkout_errors` are read only as the contract has them. */
function wordsIn(value: unknown, place: string): string | undefined {
  if (place.startsWith('checkout_errors'))
    return checkOf({ $ref: '#/components/schemas/Words' })(value) ? serverWords(value) : undefined;
  const all = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  return serverWords(all.join(' '));
}

function brokenBodies(schema: Schema, body: Json): { what: string; body: Json }[] {
  const fields = firstOfEach(requiredFields(contract.schemas, schema, body), ({ path }) => path);
  if (fields.length > 0) return fields.flatMap((field) => mutants(body, field));
  return [null, true, 7, 'seven', [], {}]
    .filter((whole) => !checkOf(schema)(whole))
    .map((whole) => ({ what: JSON.stringify(whole), body: whole }));
}

function successesOf(id: CallId): Example[] {
  return contract.examples.filter(
    ({ kind, operationId, status }) => kind === 'reply' && operationId === id && status === 200,
  );
}

type Path = (string | number)[];

/** Of the places that differ only in the number of a list's item, the first. */
function firstOfEach<Place>(places: Place[], pathOf: (place: Place) => Path): Place[] {
  const known = new Set<string>();
  return places.filter((place) => {
    const path = pathOf(place).map((key) => (typeof key === 'number' ? '*' : key));
    return known.size < known.add(path.join('.')).size;
  });
}

function placesOfTexts(body: Json, path: Path = []): Path[] {
  if (typeof body === 'string') return [path];
  if (typeof body !== 'object' || body === null) return [];
  return Array.isArray(body)
    ? body.flatMap((item, at) => placesOfTexts(item, [...path, at]))
    : Object.entries(body).flatMap(([key, value]) => placesOfTexts(value, [...path, key]));
}

function withValue(body: Json, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string | number, unknown> = Object(structuredClone(body));
  copy[key] = withValue(copy[key] as Json, rest, value); // a part of a body is one
  return copy;
}
