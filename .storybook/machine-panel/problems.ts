import { Ajv2020, type ErrorObject, type SchemaObject } from 'ajv/dist/2020.js';
import { type MeantSchema, meantSchema } from '#mocks/contract/meant-schema.ts';
import { maskedJson } from './calls/mask.ts';
import type { Problem } from './protocol.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });

/** Returns the problems of an event against its machine's schema; empty if it matches. */
export function problemsOf(schema: SchemaObject | undefined, event: object): Problem[] {
  if (schema === undefined) return [];
  const validate = ajv.compile(schema);
  if (validate(event)) return [];
  // Reports the problems of the intended event only, not of every other event in the union.
  const follow = (reference: string): MeantSchema => schema.$defs[reference.replace('#/$defs/', '')];
  const meant = ajv.compile(meantSchema(schema, event, follow));
  const errors = (meant(event) ? validate.errors : meant.errors) ?? [];
  return errors.map(problemOf);
}

function problemOf({ instancePath, keyword, params, message = '', data }: ErrorObject): Problem {
  const at = instancePath.split('/').slice(1);
  const problem = (expected: string, key?: string, found: unknown = data): Problem => ({
    path: [...at, key].filter(Boolean).join('.'),
    expected,
    found: maskedJson(key ?? at.at(-1) ?? '', found, 0),
  });
  switch (keyword) {
    case 'required':
      return { ...problem('a value', params.missingProperty), found: 'nothing' };
    case 'unevaluatedProperties':
      return problem('no such property', params.unevaluatedProperty, Object(data)[params.unevaluatedProperty]);
    case 'type':
      return problem([params.type].flat().join(' or '));
    case 'enum':
      return problem(params.allowedValues.map((one: unknown) => JSON.stringify(one)).join(' or '));
    case 'const':
      return problem(JSON.stringify(params.allowedValue));
    default:
      return problem(message.replace(/^must /, ''));
  }
}
