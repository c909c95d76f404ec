import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Schema } from './document.ts';

/** Answers the check of a schema of the contract, as JSON Schema has it; `formats` take the place of known ones. */
export function validation(
  { schemas }: Pick<Contract, 'schemas'>,
  formats: Record<string, RegExp> = {},
): (schema: Schema) => ValidateFunction {
  // Not strict: `discriminator` and `x-…` belong to OpenAPI, and say nothing that `oneOf` does not.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({ components: { schemas } }, 'contract');
  const checks = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    // A reference is followed within the contract, whose schemas are compiled once and not for each that is asked for.
    const whole = schema.$ref ? { $ref: `contract${schema.$ref}` } : { ...schema, components: { schemas } };
    const check = checks.get(key) ?? ajv.compile(whole);
    checks.set(key, check);
    return check;
  };
}

/** One line for each example that its schema refuses, with its place. */
export function refusedExamples(contract: Contract): string[] {
  const checkOf = validation(contract);
  return contract.examples.flatMap(({ place, schema, body }) => {
    const check = checkOf(schema);
    check(body);
    return (check.errors ?? []).map(({ instancePath, message }) => `${place}/value${instancePath} ${message}.`);
  });
}
