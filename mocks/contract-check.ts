import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { CallId } from './documented.ts';
import { routes } from './routes.gen.ts';

const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'), { maxAliasCount: -1 });
const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its function is its default, or the default of that, as the loader has it.
('default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats)(ajv);
ajv.addSchema(contract, 'contract');

/** What the contract has against an answer of a call; nothing when it states it. */
export async function objections(id: CallId, response: Response): Promise<string[]> {
  const { method, path } = routes[id];
  const at = ['paths', path, method, 'responses', String(response.status)];
  const stated = resolve(at);
  if (!stated) return [`${id} has no status ${response.status}`];
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => 'no JSON');
  const schema = pointer([...stated, 'content', 'application/json', 'schema']);
  const validate = ajv.getSchema(`contract${schema}`) ?? ajv.compile({ $ref: `contract${schema}` });
  const missing = Object.keys(valueAt([...stated, 'headers']) ?? {}).filter((name) => !response.headers.has(name));
  const wrong = validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  return [...missing.map((name) => `${id} answers without ${name}`), ...wrong];
}

function resolve(at: string[]): string[] | undefined {
  const value = valueAt(at);
  if (!value) return undefined;
  const reference = value.$ref;
  return typeof reference === 'string' ? reference.slice(2).split('/') : at;
}

// The contract is a tree of records as far as it is looked into here.
const valueAt = (at: string[]): Record<string, unknown> | undefined =>
  at.reduce((value, key) => value?.[key], contract);

const pointer = (at: string[]): string =>
  `#/${at.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
