import { readFileSync } from 'node:fs';
import { isCollection, isMap, type Node, parseDocument, visit, type YAMLMap } from 'yaml';
import type { GeneratedFile } from './generated.ts';

const NOTICE = ' Assembled from openapi/ by `npm run contract:generate`; a change by hand is lost.';
/** In characters: a line, and the JSON of a list or map that may stand on one line. */
const [LINE, ON_ONE_LINE] = [140, 100];

/**
 * Merges the sources in `openapi/` into the contract, as YAML for people and as JSON for programs, because YAML takes
 * fifty times as long to parse. Both have every example in full. Run it before the generators that read the JSON.
 */
export function assembledContract(): GeneratedFile[] {
  const document = readSource('contract');
  for (const subject of document.toJS()['x-subjects']) merge(document.contents, readSource(subject).contents, 2);
  visit(document.getIn(['components', 'examples']) as Node, {
    // The visitor continues inside the part, which may refer to others.
    Map: (_, { items: [pair] }) =>
      String(pair?.key) === '$ref' ? part(document.contents, String(pair?.value)) : undefined,
  });
  document.delete('x-parts');
  document.delete('x-subjects');
  visit(document.contents, {
    Collection(_, node) {
      if (JSON.stringify(node).length > ON_ONE_LINE) node.flow = false;
    },
  });
  document.commentBefore = NOTICE;
  return [
    { path: 'openapi.yaml', text: document.toString({ lineWidth: LINE }) },
    { path: 'openapi.json', text: `${entryPerLine(document.toJS(), 3)}\n` },
  ];
}

const readSource = (name: string) => parseDocument<YAMLMap, false>(readFileSync(`openapi/${name}.yaml`, 'utf8'));

/** Adds what `from` holds, also to sections that both have. Throws if both have the same entry of a section. */
function merge(into: YAMLMap, from: YAMLMap, depth: number): void {
  for (const pair of from.items) {
    const section = into.get(pair.key);
    if (depth > 0 && isMap(section) && isMap(pair.value)) merge(section, pair.value, depth - 1);
    else into.add(pair);
  }
}

function part(root: YAMLMap, reference: string): Node {
  const node = root.getIn(reference.slice('#/'.length).split('/'));
  if (!isCollection(node)) throw new Error(`${reference} is no part of an example.`);
  return node.clone() as Node;
}

/** Writes one named entry per line, so that Git merges changes of two entries. */
function entryPerLine(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${entryPerLine(entry, depth - 1)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}
