import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, Schema } from '../../scripts/contract/document.ts';
import { changed } from './mutation.ts';

type Path = (string | number)[];

/** Returns a body without what the contract forgives; undefined if it is still invalid. */
export function forgiven(
  schemas: Record<string, Schema>,
  schema: Schema,
  check: ValidateFunction,
  body: Json,
): Json | undefined {
  if (check(body)) return body;
  // Deepest first, to drop as little as possible.
  const repairs = (check.errors ?? [])
    .map(({ instancePath, propertyName }) => [
      ...pathOf(instancePath),
      ...(propertyName === undefined ? [] : [propertyName]),
    ])
    .map((path) => repair(schemas, schema, body, path))
    .filter((each) => each !== undefined)
    .toSorted((one, other) => other.path.length - one.path.length);
  const [first] = repairs;
  return first && forgiven(schemas, schema, check, changedOrCut(body, first));
}

/** The forgiving properties of schemas and everything they reference, as `Component.property`, sorted. */
export function sparedIn(schemas: Record<string, Schema>, roots: readonly Schema[]): string[] {
  const parts = new Map<string, { node: Schema; at: string }>();
  const visit = (schema: Schema, place: string): void => {
    const name = schema.$ref?.split('/').at(-1);
    const node = name === undefined ? schema : { ...schemas[name], ...marked(schema) };
    const at = name ?? place;
    const id = `${at} ${node['x-forgiving']}`;
    if (name !== undefined && parts.has(id)) return;
    parts.set(id, { node, at });
    for (const [key, property] of Object.entries(node.properties ?? {})) visit(property, `${at}.${key}`);
    for (const inner of [...(node.oneOf ?? []), node.items, node.additionalProperties]) if (inner) visit(inner, at);
  };
  for (const root of roots) visit(root, '');
  return [...parts.values()].flatMap(({ node, at }) => sparedOf(node).map((key) => `${at}.${key}`)).toSorted();
}

const sparedOf = ({ properties = {}, required = [], 'x-forgiving': isForgiving }: Schema): string[] =>
  Object.keys(isForgiving ? properties : {}).filter(
    (key) => !required.includes(key) && properties[key]?.['x-forgiving'] !== false,
  );

/** A reference's mark also applies to the referenced schema. */
const marked = ({ 'x-forgiving': isForgiving }: Schema): Schema => (isForgiving ? { 'x-forgiving': true } : {});

interface Repair {
  path: Path;
  value: Json | undefined;
}

/** The innermost change that forgives the problem at a path. */
function repair(schemas: Record<string, Schema>, schema: Schema, body: Json, path: Path): Repair | undefined {
  let found: Repair | undefined;
  let nodes = optionsOf(schemas, schema, false);
  let at: Json | undefined = body;
  for (const [depth, key] of path.entries()) {
    const here = path.slice(0, depth + 1);
    const next: Forgiving[] = [];
    for (const { node, isForgiving } of nodes) {
      const inner = innerOf(node, key);
      if (inner === undefined) continue;
      const isSpared = isForgiving && !node.required?.includes(String(key)) && inner['x-forgiving'] !== false;
      if (isSpared) found = { path: here, value: inner['x-fallback'] };
      next.push(...optionsOf(schemas, inner, false));
    }
    nodes = next;
    at = stepped(at, key);
  }
  const most = nodes.find(({ node, isForgiving }) => isForgiving && node.type === 'array')?.node.maxItems;
  if (Array.isArray(at) && most !== undefined && at.length > most) return { path, value: at.slice(0, most) };
  return found;
}

interface Forgiving {
  node: Schema;
  isForgiving: boolean;
}

/** The schemas behind a reference or a union, without null. */
function optionsOf(schemas: Record<string, Schema>, schema: Schema, isForgiving: boolean): Forgiving[] {
  const marked = isForgiving || schema['x-forgiving'] === true;
  if (schema.$ref) return optionsOf(schemas, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, marked);
  if (schema.oneOf) return schema.oneOf.flatMap((option) => optionsOf(schemas, option, false));
  return [{ node: schema, isForgiving: marked }];
}

const innerOf = ({ items, properties, additionalProperties }: Schema, key: string | number): Schema | undefined =>
  typeof key === 'number' ? items : (properties?.[key] ?? additionalProperties);

const stepped = (at: Json | undefined, key: string | number): Json | undefined =>
  // Ajv's paths exist in the body.
  (at as Record<string | number, Json> | undefined)?.[key];

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Like `changed`, but removes list items for good. */
function changedOrCut(body: Json, { path, value }: Repair): Json {
  const last = path.at(-1);
  const holder = path.slice(0, -1);
  const list = holder.reduce<Json | undefined>(stepped, body);
  if (Array.isArray(list) && value === undefined) return changed(body, holder, list.toSpliced(Number(last), 1));
  return changed(body, path, value);
}
