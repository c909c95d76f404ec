import { type Contract, follow, type Schema } from '../contract/document.ts';
import { type Change, schemaChanges } from './schema-changes.ts';

/** A change that breaks something which held the contract as it was, in words. */
export interface Breach {
  /** Who must change: a server, a front, or a test that asks for an example by its name. */
  breaks: 'servers' | 'fronts' | 'tests';
  where: string;
  words: string;
}

type Direction = 'sent' | 'answered';

interface Body {
  content?: Record<string, { schema: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface OperationNode {
  parameters?: Parameter[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body>;
}

/** Every breaking change between two contracts, each component schema once. */
export function compareContracts(before: Contract, after: Contract): Breach[] {
  const met = new Map<string, Set<Direction>>();
  const queue: [string, Direction][] = [];
  const meet = (direction: Direction) => (name: string) => {
    const directions = met.get(name) ?? new Set();
    if (!directions.has(direction)) queue.push([name, direction]);
    met.set(name, directions.add(direction));
  };
  const compare = (was: Schema, is: Schema, direction: Direction, where: string): Breach[] =>
    schemaChanges(was, is, { before: before.schemas, after: after.schemas, meet: meet(direction) }).map((change) =>
      breachOf(change, direction, where),
    );
  const found = before.operations.flatMap((operation) => {
    const { method, path, operationId } = operation;
    const where = `${method.toUpperCase()} ${path}`;
    const other = after.operations.find((one) => one.method === method && one.path === path);
    if (!other) return [{ breaks: 'fronts' as const, where, words: 'was removed' }];
    const [was, is] = [nodeOf(before, method, path), nodeOf(after, method, path)];
    return [
      ...renamed(operationId, other.operationId, where),
      ...parameterBreaches(was, is, where, compare),
      ...bodyBreaches(was, is, where, compare),
      ...responseBreaches(was, is, where, compare),
      ...exampleBreaches(before, after, operationId, other.operationId, where),
    ];
  });
  // Comparing a component may meet others, which are then compared in their turn.
  for (const [name, direction] of queue) {
    const [was, is] = [before.schemas[name], after.schemas[name]];
    if (was && is)
      found.push(
        ...compare(was, is, direction, `${name}, ${direction === 'sent' ? 'as it is sent' : 'as it is answered'}`),
      );
  }
  return found;
}

type Compare = (was: Schema, is: Schema, direction: Direction, where: string) => Breach[];

/** What is sent may get wider for fronts and narrower for servers; what is answered the other way round. */
function breachOf({ kind, at, words }: Change, direction: Direction, where: string): Breach {
  const isStricter = kind === 'narrowed' || kind === 'required';
  const breaksFronts = direction === 'sent' ? isStricter || kind === 'removed' : !isStricter;
  return { breaks: breaksFronts ? 'fronts' : 'servers', where, words: at ? `${at} ${words}` : words };
}

const renamed = (was: string, is: string, where: string): Breach[] =>
  was === is ? [] : [{ breaks: 'tests', where, words: `is named ${is} and was ${was}` }];

function parameterBreaches(was: OperationNode, is: OperationNode, where: string, compare: Compare): Breach[] {
  const find = (node: OperationNode, { name, in: place }: Parameter) =>
    node.parameters?.find((one) => one.name === name && one.in === place);
  const breach = ({ name, in: place }: Parameter, words: string): Breach => ({
    breaks: 'fronts',
    where,
    words: `the ${place} parameter ${name} ${words}`,
  });
  const kept = (was.parameters ?? []).flatMap((parameter) => {
    const other = find(is, parameter);
    if (!other) return [breach(parameter, 'was removed')];
    return compare(parameter.schema, other.schema, 'sent', `${where}, parameter ${parameter.name}`);
  });
  const required = (is.parameters ?? []).filter((one) => one.required && !find(was, one)?.required);
  return [...kept, ...required.map((parameter) => breach(parameter, 'is required now'))];
}

function bodyBreaches(was: OperationNode, is: OperationNode, where: string, compare: Compare): Breach[] {
  const [one, other] = [jsonOf(was.requestBody), jsonOf(is.requestBody)];
  if (!one) return other && is.requestBody?.required ? [{ breaks: 'fronts', where, words: 'needs a body now' }] : [];
  if (!other) return [{ breaks: 'fronts', where, words: 'takes no body any more' }];
  return compare(one, other, 'sent', `${where}, body`);
}

function responseBreaches(was: OperationNode, is: OperationNode, where: string, compare: Compare): Breach[] {
  const added = Object.keys(is.responses).filter((status) => !was.responses[status]);
  const kept = Object.entries(was.responses).flatMap(([status, response]): Breach[] => {
    const other = is.responses[status];
    if (!other) return [{ breaks: 'servers', where, words: `the status ${status} was removed` }];
    const [one, two] = [jsonOf(response), jsonOf(other)];
    if (one && !two) return [{ breaks: 'fronts', where, words: `the ${status} has no body any more` }];
    return one && two ? compare(one, two, 'answered', `${where}, ${status}`) : [];
  });
  return [
    ...kept,
    ...added.map((status): Breach => ({ breaks: 'fronts', where, words: `the status ${status} is new` })),
  ];
}

function exampleBreaches(before: Contract, after: Contract, was: string, is: string, where: string): Breach[] {
  const names = (contract: Contract, id: string) =>
    new Set(
      contract.examples.filter(({ operationId }) => operationId === id).map(({ kind, name }) => `${kind} ${name}`),
    );
  const left = names(after, is);
  const gone = [...names(before, was)].filter((name) => !left.has(name));
  return gone.map((name) => ({ breaks: 'tests', where, words: `the example of a ${name} was removed` }));
}

const jsonOf = (body: Body | undefined): Schema | undefined => body?.content?.['application/json']?.schema;

/** An operation with its references followed, but for those of its schemas. */
function nodeOf({ document }: Contract, method: string, path: string): OperationNode {
  const item = Object(document).paths[path];
  const node: OperationNode = item[method];
  const parameters = [...(item.parameters ?? []), ...(node.parameters ?? [])];
  return {
    parameters: parameters.map((one: Parameter) => follow(document, one)),
    requestBody: node.requestBody && follow(document, node.requestBody),
    responses: Object.fromEntries(
      Object.entries(node.responses).map(([status, one]) => [status, follow(document, one)]),
    ),
  };
}
