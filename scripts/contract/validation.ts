import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Schema } from './document.ts';

/** Returns a JSON Schema validator for schemas of the contract. `formats` override the standard ones. */
export function validation(
  { schemas }: Pick<Contract, 'schemas'>,
  formats: Record<string, RegExp> = {},
): (schema: Schema) => ValidateFunction {
  // Not strict: `discriminator` and `x-…` are OpenAPI keywords that add nothing to `oneOf`.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addSchema({ components: { schemas } }, 'contract');
  const checks = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    // References resolve within the contract, whose schemas are then compiled only once.
    const whole = schema.$ref ? { $ref: `contract${schema.$ref}` } : { ...schema, components: { schemas } };
    const check = checks.get(key) ?? ajv.compile(whole);
    checks.set(key, check);
    return check;
  };
}

/** Returns a line, with its place, for each example that does not match its schema. */
export function refusedExamples(contract: Contract): string[] {
  const checkOf = validation(contract);
  return contract.examples.flatMap(({ place, schema, body }) => {
    const check = checkOf(schema);
    check(body);
    return (check.errors ?? []).map(({ instancePath, message }) => `${place}/value${instancePath} ${message}.`);
  });
}
