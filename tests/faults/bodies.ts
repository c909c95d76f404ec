import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { changed, firstOfEach, mutants, placesOfTexts, requiredFields } from '#fixtures/data/mutation.ts';
import { forgiven } from '#fixtures/world/forgiveness.ts';
import { json } from '#fixtures/world/network.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import type { CallId } from '#mocks/documented.ts';
import { type Example, type Json, readContract, type Schema } from '../../scripts/contract/document.ts';
import { validation } from '../../scripts/contract/validation.ts';
import type { Cell } from './faults.ts';

/** The cells of one place in a body, created lazily: there are tens of thousands. */
export type Place = (() => Cell)[];

const contract = readContract();
const checkOf = validation(contract);
const hostile = Object.entries(hostileGroups).flatMap(([group, values]) =>
  values.map((value, at) => ({ value, what: `${group} ${at}` })),
);

/**
 * F16: a documented success with a required field missing, null or of another type (or the whole body, if no field is
 * required). It stays a success only if the contract forgives it.
 */
export const schemaBreaking = (id: CallId): Place[] =>
  successesOf(id).flatMap(({ name, schema, body }) =>
    brokenBodies(schema, body).map((ways) =>
      ways.map(({ what, body: broken }) => () => ({
        name: `${name}, ${what}`,
        means: meaningOf(schema, broken),
        answer: () => json(200, broken),
      })),
    ),
  );

/** F27: a documented success with a hostile value in one text. The reply must be accepted or reported as unreadable. */
export const hostileSuccesses = (id: CallId): Place[] =>
  successesOf(id).flatMap(({ name, schema, body }) =>
    placesOfTexts(body).map((path) =>
      hostile.map(({ value, what }) => () => {
        const struck = changed(body, path, value);
        const means = meaningOf(schema, struck);
        return { name: `${name}, ${path.join('.')}, ${what}`, means, answer: () => json(200, struck) };
      }),
    ),
  );

/** F27: a refusal with a hostile value in place of the server's words. `checkout_errors` are for orders only. */
export const hostileRefusals = (isOrder: boolean): Place[] =>
  Object.entries(PLACES).map(([place, { field, body }]) =>
    hostile.map(({ value, what }) => () => {
      const words = isOrder || !place.startsWith('checkout_errors') ? wordsIn(value, place) : undefined;
      const problems: Problem[] = words === undefined ? [] : [{ field, code: 'server', words }];
      return { name: `${place}, ${what}`, means: { status: 422, problems }, answer: () => json(422, body(value)) };
    }),
  );

/** F27: refusals with field names that every object inherits. */
export const hostileFields = (): Cell[] =>
  (hostileGroups.keys ?? []).map((key) => ({
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

/** The text that survives from a hostile value. `checkout_errors` are only read in the documented form. */
function wordsIn(value: unknown, place: string): string | undefined {
  if (place.startsWith('checkout_errors'))
    return checkOf({ $ref: '#/components/schemas/Words' })(value) ? serverWords(value) : undefined;
  const all = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  return serverWords(all.join(' '));
}

const meaningOf = (schema: Schema, body: Json) =>
  forgiven(contract.schemas, schema, checkOf(schema), body) === undefined ? 'unreadable' : 'taken';

function brokenBodies(schema: Schema, body: Json): ReturnType<typeof mutants>[] {
  const fields = firstOfEach(requiredFields(contract.schemas, schema, body), ({ path }) => path);
  if (fields.length > 0) return fields.map((field) => mutants(body, field));
  return [null, true, 7, 'seven', [], {}]
    .filter((whole) => !checkOf(schema)(whole))
    .map((whole) => [{ what: JSON.stringify(whole), body: whole }]);
}

function successesOf(id: CallId): Example[] {
  return contract.examples.filter(
    ({ kind, operationId, status }) => kind === 'reply' && operationId === id && status === 200,
  );
}
