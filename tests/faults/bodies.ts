import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { json } from '#fixtures/world/network.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { readContract } from '../../scripts/contract/document.ts';
import { validation } from '../../scripts/contract/validation.ts';
import type { Cell } from './faults.ts';

/** The cells of one place in a body, created lazily: there are tens of thousands. */
export type Place = (() => Cell)[];

const checkOf = validation(readContract());
const hostile = Object.entries(hostileGroups).flatMap(([group, values]) =>
  values.map((value, at) => ({ value, what: `${group} ${at}` })),
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
