import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contractDocument } from '#mocks/contract/document.ts';
import { type Json, readContract } from '../contract/document.ts';
import type { Breach } from './breach.ts';
import { compareContracts, inShort } from './compare.ts';

type JsonMap = { [key: string]: Json };
type Access = Record<string, Json>;
type Sample = JsonMap & {
  security: Access[];
  paths: Record<string, Record<string, JsonMap & { security?: Access[] }>>;
  webhooks: JsonMap;
  components: Record<string, JsonMap>;
};

const load = (name: string) => parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const sample: Sample = load('sample.yaml');
const edits: { title: string; breaks: Breach['breaks'][]; edit: JsonMap }[] = load('edits.yaml').edits;
const found = await compareContracts(
  readContract(merged(edits.map(() => sample))),
  readContract(merged(edits.map(({ edit }) => patched(sample, edit)))),
);

function said(title: string): Breach[] {
  const tag = `e${edits.findIndex((edit) => edit.title === title)}e`;
  const untagged = (text: string) => text.replaceAll(`/${tag}`, '').replaceAll(tag, '');
  const mine = found.filter((breach) => `${breach.where} ${breach.words}`.includes(tag));
  return inShort(mine.map(({ breaks, where, words }) => ({ breaks, where: untagged(where), words: untagged(words) })));
}

test.each(edits)('$title breaks $breaks [BEYOND-127]', ({ title, breaks }) => {
  expect([...new Set(said(title).map((breach) => breach.breaks))].sort()).toEqual(breaks);
});

test('describes every change from the old contract to the new one', () => {
  expect(found.filter(({ words }) => words.startsWith('in reverse'))).toEqual([]);
});

test.each([
  ['a call added', ['servers | GET /bags | endpoint added']],
  ['a path removed', ['fronts | GET /totes and 1 more | api path removed']],
  ['a call renamed', ['tests | GET /totes | api operation id `getTotes` removed and replaced with `listTotes`']],
  [
    'a maxLength of a request removed',
    ["servers | POST /totes | the `name` request property's maxLength was increased from `40` to no limit"],
  ],
  [
    'a minimum of a reply raised',
    [
      "servers | GET /totes and 1 more | the `totes/items/price` response property's min was increased from `0.00` to `5.00` for the response status `200`",
    ],
  ],
  [
    'a header dropped',
    [
      'fronts | GET /totes | removed the required property `header cache-control` from the response with the `200` status',
    ],
  ],
  [
    'another way in',
    [
      'fronts | POST /totes | access with session is no longer granted',
      'servers | POST /totes | access with link is granted now',
    ],
  ],
  ['an example renamed', ['tests | GET /totes | the reply example `none` of status 200 was removed']],
])('describes %s', (title, lines) => {
  expect(said(title).map(({ breaks, where, words }) => `${breaks} | ${where} | ${words}`)).toEqual(lines);
});

test('finds a single edit in the whole contract', async () => {
  const edited = structuredClone(contractDocument);
  edited.paths['/api/donate'].post.operationId = 'give';
  expect(await compareContracts(readContract(), readContract(edited))).toEqual([
    {
      breaks: 'tests',
      where: 'POST /api/donate',
      words: 'api operation id `donate` removed and replaced with `give`',
    },
  ]);
});

test('ignores the order of keys', async () => {
  const reversed = (node: Json): Json =>
    isMap(node)
      ? Object.fromEntries(
          Object.entries(node)
            .map(([key, value]): [string, Json] => [key, reversed(value)])
            .reverse(),
        )
      : node;
  expect(await compareContracts(readContract(sample), readContract(reversed(sample)))).toEqual([]);
});

test('a moved server breaks both sides', async () => {
  const words = 'the address of the server changed from `/` to `/v2`';
  expect(
    await compareContracts(readContract(sample), readContract(patched(sample, { servers: [{ url: '/v2' }] }))),
  ).toEqual([
    { breaks: 'fronts', where: 'servers', words },
    { breaks: 'servers', where: 'servers', words },
  ]);
});

function isMap(node: Json | undefined): node is JsonMap {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Applies a JSON merge patch (RFC 7396). */
function patched(node: JsonMap, patch: JsonMap): JsonMap {
  const edits = Object.entries(patch).map(([key, value]): [string, Json] => {
    const was = node[key];
    return [key, isMap(value) ? patched(isMap(was) ? was : {}, value) : value];
  });
  return Object.fromEntries(
    Object.entries({ ...node, ...Object.fromEntries(edits) }).filter(([, value]) => value !== null),
  );
}

/**
 * Merges contracts into one, so that a single comparison covers all edits. Each contract's tag is a prefix of its paths
 * and names.
 */
function merged(trees: JsonMap[]): JsonMap {
  const tagged = trees.map((tree, at) => withTag(tree, `e${at}e`));
  const joined = (key: string) => Object.assign({}, ...tagged.map((tree) => tree[key]));
  const kinds = Object.keys(sample.components);
  const components = Object.fromEntries(
    kinds.map((kind) => [kind, Object.assign({}, ...tagged.map((tree) => tree.components[kind]))]),
  );
  return { ...sample, security: [], paths: joined('paths'), webhooks: joined('webhooks'), components };
}

function withTag(tree: JsonMap, tag: string): Sample {
  const text = JSON.stringify(tree)
    .replaceAll(/#\/components\/\w+\//g, `$&${tag}`)
    .replaceAll('"operationId":"', `$&${tag}`);
  const { paths, webhooks, security, components, ...rest }: Sample = JSON.parse(text);
  const renamed = <Value>(map: Record<string, Value>, prefix: string): Record<string, Value> =>
    Object.fromEntries(Object.entries(map).map(([key, value]) => [prefix + key, value]));
  for (const item of Object.values(paths))
    for (const call of Object.values(item).filter((one) => !Array.isArray(one)))
      call.security = (call.security ?? security).map((one) => renamed(one, tag));
  return {
    ...rest,
    security: [],
    paths: renamed(paths, `/${tag}`),
    webhooks: renamed(webhooks, tag),
    components: Object.fromEntries(Object.entries(components).map(([kind, all]) => [kind, renamed(all, tag)])),
  };
}
