import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst } from 'vite';
import { days, type Finding, FORMS, LOOKS, NEVER, newerThan } from './floor.ts';

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
  scheduler: ['api.Scheduler.'],
};

/** Members that objects of the page lack without a secure context, which TypeScript's types note. */
const insecure: ReadonlySet<string> = new Set(
  [
    ...readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'), 'utf8').matchAll(
      /Available only in secure contexts\.(?:(?!\*\/)[\s\S])*\*\/\s*(?:interface Navigator\w+ \{[^}]*\s)?(?:readonly )?(\w+)[:(]/g,
    ),
  ].map(([, name = '']) => name),
);

/** Objects that pages get from the language and of their own document. */
const OWNERS =
  /^(?:javascript\.builtins\.(?!Iterator|\w*Stack|Temporal|Intl|Atomics|Math|WebAssembly)\w+|api\.(?:\w*Element|Node|\w*Event\w*|Document|ShadowRoot|Range|Selection|Response|Request|Blob|FormData|URLSearchParams|AbortSignal|Animation))\.(\w+)$/;

/** Methods by name, if no object had one of that name in the oldest browsers. */
const methods: ReadonlyMap<string, string> = newMethods();
/** Methods that arrays had long before iterators. */
const ON_ITERATORS = /^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;
const ITERATORS = /^(?:values|keys|entries|matchAll)$/;

function newMethods(): Map<string, string> {
  const byName = new Map<string, string[]>();
  for (const key of days.keys()) {
    const [, name] = OWNERS.exec(key) ?? [];
    if (name) byName.set(name, [...(byName.get(name) ?? []), key]);
  }
  const isNew = (key: string) => newerThan(FORMS, [key]) !== undefined && days.get(key) !== NEVER;
  return new Map([...byName].flatMap(([name, keys]) => (keys.every(isNew) ? [[name, keys[0] ?? ''] as const] : [])));
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Finds the features in a built script that are newer than the floor, or need a secure context, and are not guarded. */
export function featuresOfScript(name: string, code: string): Finding[] {
  const found: Finding[] = [];
  const visit = (node: Node, parents: readonly Node[]): void => {
    for (const feature of featuresOf(node, parents.at(-1), code.slice(node.end, functionAround(node, parents).end)))
      if (!isGuarded(node, parents, code, /(\w+?)(?:_static)?(?: .*)?$/.exec(feature)?.[1] ?? ''))
        found.push({ feature, place: `${name}: …${code.slice(Math.max(0, node.start - 30), node.end + 20)}…` });
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, [...parents, node]);
  };
  visit(parseAst(code) as unknown as Node, []); // the same tree, seen without its types
  return found;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameOf = (value: unknown): string => String(Object(value).name ?? Object(value).value);

function featuresOf(node: Node, parent: Node | undefined, after: string): string[] {
  const isCalled = parent?.callee === node;
  const global = [`api.${node.name}`, `api.Window.${node.name}`, `javascript.builtins.${node.name}`];
  const features = {
    StaticBlock: () => [newerThan(FORMS, ['javascript.classes.static.initialization_blocks'])],
    Literal: () => [node.regex ? regexFeature(String(node.raw)) : undefined],
    Identifier: () => [isCalled ? newerThan(FORMS, global) : undefined],
    MemberExpression: () => [node.computed ? undefined : memberFeature(node, parent, isCalled)],
    VariableDeclarator: () =>
      nodesOf(Object(node.id).properties)
        .filter(({ value }) => !new RegExp(`\\b${nameOf(value)}\\b(?:\\?|&&)`).test(after))
        .map(({ key }) => featureOn(nameOf(node.init), nameOf(key))),
    CallExpression: () => [...attributeFeatures(nodesOf(node.arguments)), ...selectorFeatures(node)],
  }[node.type];
  return (features?.() ?? []).filter((feature) => feature !== undefined);
}

/** Bundlers do not rewrite patterns. */
function regexFeature(literal: string): string | undefined {
  if (/\(\?<[=!]/.test(literal)) return newerThan(FORMS, ['javascript.regular_expressions.lookbehind_assertion']);
  if (/\(\?-?[ims]+(?:-[ims]+)?:/.test(literal)) return newerThan(FORMS, ['javascript.regular_expressions.modifier']);
  return /\/[a-z]*v[a-z]*$/.test(literal) ? newerThan(FORMS, ['javascript.builtins.RegExp.unicodeSets']) : undefined;
}

function memberFeature(node: Node, parent: Node | undefined, isCalled: boolean): string | undefined {
  const owner = nameOf(node.object);
  const name = nameOf(node.property);
  // Without the feature it is undefined, so only its use throws.
  if (isCalled || parent?.object === node) {
    const feature = featureOn(owner, name);
    if (feature || Object.hasOwn(OBJECTS, owner)) return feature;
  }
  if (!isCalled) return undefined;
  const ofGlobal = newerThan(FORMS, [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`]);
  const isGlobal = days.has(`api.${owner}`) || days.has(`javascript.builtins.${owner}`);
  const maker = Object(Object(node.object).callee);
  if (ITERATORS.test(nameOf(maker.property)) && nameOf(maker.object) !== 'Object' && ON_ITERATORS.test(name))
    return newerThan(FORMS, [`javascript.builtins.Iterator.${name}`]);
  return ofGlobal ?? (isGlobal ? undefined : methods.get(name));
}

function featureOn(owner: string, name: string): string | undefined {
  const prefixes = Object.hasOwn(OBJECTS, owner) ? (OBJECTS[owner] ?? []) : [];
  const keys = prefixes.map((prefix) => `${prefix}${name}`);
  const secured = keys.length > 0 && insecure.has(name) ? `${keys[0]} (secure context)` : undefined;
  return newerThan(FORMS, keys) ?? secured;
}

/** The attributes of an element, as React's `jsx` gets them. */
function attributeFeatures([tag, props]: Node[]): (string | undefined)[] {
  if (tag?.type !== 'Literal' && tag?.type !== 'TemplateLiteral') return [];
  const element = tag.value ?? Object(nodesOf(tag.quasis)[0]?.value).cooked;
  return nodesOf(props?.properties).map(({ key }) => {
    const name = nameOf(key).toLowerCase();
    return newerThan(LOOKS, [`html.elements.${element}.${name}`, `html.global_attributes.${name}`]);
  });
}

/** An unknown selector throws, except in a forgiving list. */
function selectorFeatures({ callee, arguments: given }: Node): (string | undefined)[] {
  if (!/^(?:querySelector(?:All)?|matches|closest)$/.test(nameOf(Object(callee).property))) return [];
  const [selector] = nodesOf(given);
  const texts = [selector?.value ?? '', ...nodesOf(selector?.quasis).map(({ value }) => Object(value).cooked)];
  const strict = texts.join('').replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...strict.matchAll(/:([\w-]+)/g)].map(([, name]) => newerThan(FORMS, [`css.selectors.${name}`]));
}

/** Whether the function around the node tests for the feature, or catches its absence. */
function isGuarded(node: Node, parents: readonly Node[], code: string, name: string): boolean {
  if (parents.at(-1)?.optional) return true;
  if (parents.some(({ type, handler, block }) => type === 'TryStatement' && handler && isWithin(node, block)))
    return true;
  const before = code.slice(functionAround(node, parents).start, node.start);
  return new RegExp(
    `typeof [\\w$.]*\\b${name}\\b|['"\`]${name}['"\`] ?in |\\b${name}(?:&&|\\?|===void 0|==null)|\\b${name}\\)`,
  ).test(before);
}

const functionAround = (node: Node, parents: readonly Node[]): Node =>
  parents.findLast(({ type }) => /Function/.test(type)) ?? parents[0] ?? node;

const isWithin = (node: Node, block: unknown): boolean =>
  isNode(block) && block.start <= node.start && node.end <= block.end;
