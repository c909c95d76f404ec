import postcss, { type Container, type Document, type Node } from 'postcss';
import { days, type Finding, LOOKS, newerThan } from './floor.ts';

/** Functions and units by name, wherever the compatibility data lists them. */
const types: ReadonlyMap<string, string[]> = byName('css.types.');

function byName(prefix: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of days.keys()) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    if (key.startsWith(prefix)) found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
}

/** Finds the features in a style sheet that are newer than the floor and have no `@supports` and no fallback above them. */
export function featuresOfStyles(name: string, css: string): Finding[] {
  const found: Finding[] = [];
  const note = (node: Node, feature: string | undefined) => {
    if (feature && !isSupported(node, feature)) found.push({ feature, place: `${name}: ${textOf(node)}` });
  };
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    note(rule, newerThan(LOOKS, [`css.at-rules.${rule.name}`]));
    if (rule.name !== 'media' && rule.name !== 'container') return;
    for (const [, feature = ''] of rule.params.matchAll(/\(\s*([\w-]+)/g))
      note(rule, newerThan(LOOKS, [`css.at-rules.${rule.name}.${feature}`]));
  });
  root.walkRules((rule) => {
    for (const [, pseudo = ''] of rule.selector.matchAll(/:([\w-]+)/g))
      note(rule, newerThan(LOOKS, [`css.selectors.${pseudo}`]));
    if (rule.parent?.type === 'rule') note(rule, newerThan(LOOKS, ['css.selectors.nesting']));
  });
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const features = [newerThan(LOOKS, [`css.properties.${prop}`]), ...valueFeatures(prop, value)];
    const isFallenBack = parent?.nodes.some(
      (other) => other.type === 'decl' && other.prop === prop && parent.index(other) < parent.index(declaration),
    );
    if (!isFallenBack) for (const feature of features) note(declaration, feature);
  });
  return found;
}

function valueFeatures(prop: string, value: string): (string | undefined)[] {
  const plain = value.replace(/url\([^)]*\)|(["']).*?\1/g, '');
  const words = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)(\()?/gi)].map(([, word = '', isCall]) =>
    isCall ? newerThan(LOOKS, oldest(types.get(word) ?? [])) : newerThan(LOOKS, [`css.properties.${prop}.${word}`]),
  );
  const units = [...plain.matchAll(/\d([a-z]+)/gi)].map(([, unit = '']) => newerThan(LOOKS, unitKeys(unit)));
  return [
    ...words,
    ...units,
    /\(\s*from\s/.test(plain) ? newerThan(LOOKS, ['css.types.color.rgb.relative_syntax']) : undefined,
  ];
}

const oldest = (keys: readonly string[]): string[] =>
  [...keys].sort((one, other) => (days.get(one) ?? '').localeCompare(days.get(other) ?? ''));

function unitKeys(unit: string): string[] {
  if (/^[sld]v/.test(unit)) return ['css.types.length.viewport_percentage_units_dynamic'];
  if (/^cq/.test(unit)) return ['css.types.length.container_query_length_units'];
  return [`css.types.length.${unit}`];
}

function isSupported(node: Node, feature: string): boolean {
  const name = feature.slice(feature.lastIndexOf('.') + 1);
  const property = /^css\.properties\.([\w-]+)/.exec(feature)?.[1] ?? name;
  for (let at: Container | Document | undefined = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports' && 'params' in at) {
      const params = String(at.params);
      if (params.includes(name) || params.includes(property)) return true;
    }
  return false;
}

const textOf = (node: Node): string => node.toString().replace(/\s+/g, ' ').slice(0, 80);
