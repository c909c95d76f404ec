import { parseAst } from 'vite';
import { days, type Finding, FORMS, newerThan } from './floor.ts';
import { regexFeature } from './scripts.ts';

/** What names of the page refer to in the compatibility data. */
const OBJECTS: Record<string, string[]> = {
  window: ['api.Window.', 'api.', 'javascript.builtins.'],
  self: ['api.Window.', 'api.', 'javascript.builtins.'],
  globalThis: ['api.Window.', 'api.', 'javascript.builtins.'],
  navigator: ['api.Navigator.'],
  document: ['api.Document.'],
  crypto: ['api.Crypto.'],
  performance: ['api.Performance.'],
  screen: ['api.Screen.'],
};

/** Methods that only newer objects of the language have, by name. Iterators share theirs with arrays. */
const methods: ReadonlyMap<string, string> = newMethods();

function newMethods(): Map<string, string> {
  const byName = new Map<string, string[]>();
  for (const key of days.keys()) {
    const [, owner = '', name] = /^javascript\.builtins\.(\w+)\.(\w+)$/.exec(key) ?? [];
    if (name && !/^(?:Iterator|\w*Stack|Temporal|Intl|Atomics|Math|WebAssembly)$/.test(owner))
      byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  const isNew = (key: string) => newerThan(FORMS, [key]) !== undefined && days.get(key) !== '9999-12-31';
  const found = [...byName].flatMap(([name, keys]) => (keys.every(isNew) ? [[name, keys[0] ?? ''] as const] : []));
  return new Map(found);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * Finds the features in a built file that are newer than the floor and not guarded. Knows no types: of methods, it sees
 * those whose name is new.
 */
export function featuresOfBundle(name: string, code: string): Finding[] {
  const found: Finding[] = [];
  const visit = (node: Node, parents: readonly Node[]): void => {
    const feature = featureOf(node, parents.at(-1));
    if (feature && !isGuarded(node, parents, code, feature.split('.').at(-1)?.replace('_static', '') ?? ''))
      found.push({ feature, place: `${name}: …${code.slice(Math.max(0, node.start - 30), node.end + 20)}…` });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, [...parents, node]);
  };
  visit(parseAst(code) as unknown as Node, []); // the same tree, seen without its types
  return found;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';

function featureOf(node: Node, parent: Node | undefined): string | undefined {
  const isCalled = parent?.callee === node;
  if (node.type === 'StaticBlock') return newerThan(FORMS, ['javascript.classes.static.initialization_blocks']);
  if (node.type === 'Literal' && node.regex) return regexFeature(String(node.raw));
  if (node.type === 'Identifier' && isCalled)
    return newerThan(FORMS, [`api.${node.name}`, `api.Window.${node.name}`, `javascript.builtins.${node.name}`]);
  return node.type === 'MemberExpression' && !node.computed ? memberFeature(node, parent, isCalled) : undefined;
}

function memberFeature(node: Node, parent: Node | undefined, isCalled: boolean): string | undefined {
  const owner = String(Object(node.object).name);
  const { name } = Object(node.property);
  // Without the feature it is undefined, so only its use throws.
  const isUsed = isCalled || parent?.object === node;
  if (Object.hasOwn(OBJECTS, owner) && isUsed)
    return newerThan(
      FORMS,
      (OBJECTS[owner] ?? []).map((prefix) => `${prefix}${name}`),
    );
  if (!isCalled) return undefined;
  const ofGlobal = newerThan(FORMS, [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`]);
  const isGlobal = days.has(`api.${owner}`) || days.has(`javascript.builtins.${owner}`);
  return ofGlobal ?? (isGlobal ? undefined : methods.get(name));
}

/** Whether the function around the node tests for the feature, or catches its absence. */
function isGuarded(node: Node, parents: readonly Node[], code: string, name: string): boolean {
  if (parents.at(-1)?.optional) return true;
  if (parents.some(({ type, handler, block }) => type === 'TryStatement' && handler && isWithin(node, block)))
    return true;
  const around = parents.findLast(({ type }) => /Function/.test(type)) ?? parents[0] ?? node;
  const before = code.slice(around.start, node.start);
  return new RegExp(
    `typeof [\\w$.]*\\b${name}\\b|['"\`]${name}['"\`] ?in |\\b${name}(?:&&|\\?|===void 0|==null)|\\b${name}\\)`,
  ).test(before);
}

const isWithin = (node: Node, block: unknown): boolean =>
  isNode(block) && block.start <= node.start && node.end <= block.end;
