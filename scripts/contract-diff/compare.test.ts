import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Json, readContract } from '../contract/document.ts';
import { compareContracts } from './compare.ts';

type Tree = { [key: string]: Tree | Json };

test('a contract that only grew, or was only laid out differently, breaks nothing', () => {
  expect(changes(() => {})).toEqual([]);
  const grown = changes((contract) => {
    set(contract, 'components.schemas.Tote.properties.note', { type: 'string', maxLength: 9 });
    set(contract, 'paths./totes.get.parameters.1', { name: 'page', in: 'query', schema: { type: 'integer' } });
    set(contract, 'paths./bags', { get: { operationId: 'getBags', responses: {} } });
    set(contract, 'components.schemas.Size', at(contract, 'components.schemas.Tote.properties.size') ?? null);
    set(contract, 'components.schemas.Tote.properties.size', { $ref: '#/components/schemas/Size' });
  });
  expect(grown).toEqual([]);
});

test.each<[string, (contract: Tree) => void, string[]]>([
  [
    'an operation that was removed',
    (contract) => drop(contract, 'paths./totes.post'),
    ['fronts | POST /totes | was removed'],
  ],
  [
    'an operation of another name',
    (contract) => set(contract, 'paths./totes.get.operationId', 'listTotes'),
    ['tests | GET /totes | is named listTotes and was getTotes'],
  ],
  [
    'a parameter that was removed',
    (contract) => set(contract, 'paths./totes.get.parameters', []),
    ['fronts | GET /totes | the query parameter tag was removed'],
  ],
  [
    'a parameter that is required now',
    (contract) => set(contract, 'paths./totes.get.parameters.0.required', true),
    ['fronts | GET /totes | the query parameter tag is required now'],
  ],
  [
    'a parameter that takes less',
    (contract) => set(contract, 'paths./totes.get.parameters.0.schema.maxLength', 5),
    ['fronts | GET /totes, parameter tag | maxLength was 10 and is 5'],
  ],
  [
    'a status that was removed',
    (contract) => drop(contract, 'paths./totes.get.responses.404'),
    [
      'servers | GET /totes | the status 404 was removed',
      'tests | GET /totes | the example of a reply unknown was removed',
    ],
  ],
  [
    'a status that is new',
    (contract) =>
      set(
        contract,
        'paths./totes.get.responses.409',
        at(contract, 'paths./totes.get.responses.404') ?? null,
        'conflict',
      ),
    ['fronts | GET /totes | the status 409 is new'],
  ],
  [
    'an example that was removed',
    (contract) => drop(contract, 'paths./totes.get.responses.200.content.application/json.examples.none'),
    ['tests | GET /totes | the example of a reply none was removed'],
  ],
  [
    'a property that was removed',
    (contract) => drop(contract, 'components.schemas.Tote.properties.name'),
    ['fronts | Tote, as it is sent | name was removed', 'fronts | Tote, as it is answered | name was removed'],
  ],
  [
    'a property that is required now',
    (contract) => set(contract, 'components.schemas.Tote.required', ['name', 'size']),
    ['fronts | Tote, as it is sent | size is required now', 'servers | Tote, as it is answered | size is required now'],
  ],
  [
    'a property that may be missing now',
    (contract) => set(contract, 'components.schemas.Tote.required', []),
    [
      'servers | Tote, as it is sent | name may be missing now',
      'fronts | Tote, as it is answered | name may be missing now',
    ],
  ],
  [
    'a value that was removed and one that is new',
    (contract) => set(contract, 'components.schemas.Tote.properties.size.enum', ['small', 'huge']),
    [
      'fronts | Tote, as it is sent | size lost the value "large"',
      'servers | Tote, as it is sent | size gained the value "huge"',
      'servers | Tote, as it is answered | size lost the value "large"',
      'fronts | Tote, as it is answered | size gained the value "huge"',
    ],
  ],
  [
    'another pattern',
    (contract) => set(contract, 'components.schemas.Tote.properties.name.pattern', '^[a-z]{1,40}$'),
    [
      'fronts | Tote, as it is sent | name pattern was none and is ^[a-z]{1,40}$',
      'servers | Tote, as it is answered | name pattern was none and is ^[a-z]{1,40}$',
    ],
  ],
  [
    'another type',
    (contract) => set(contract, 'components.schemas.Tote.properties.name', { type: 'integer' }),
    [
      'fronts | Tote, as it is sent | name was string and is integer',
      'servers | Tote, as it is answered | name was string and is integer',
    ],
  ],
  [
    'a value that may be null now, in an answer alone',
    (contract) => set(contract, 'components.schemas.List.properties.first.oneOf.1', { type: 'null' }),
    ['fronts | List, as it is answered | first may be null now'],
  ],
  [
    'a body that is needed now',
    (contract) => set(contract, 'paths./totes.get.requestBody', at(contract, 'paths./totes.post.requestBody') ?? null),
    ['fronts | GET /totes | needs a body now'],
  ],
])('says of %s whom it breaks', (_, change, expected) => {
  expect(changes(change)).toEqual(expected);
});

/** The breaking changes of the sample when it is changed so. */
function changes(change: (contract: Tree) => void): string[] {
  const contract = structuredClone(sample);
  change(contract);
  const read = (tree: Tree) => readContract(stringify(tree, { aliasDuplicateObjects: false }));
  return compareContracts(read(sample), read(contract)).map(
    ({ breaks, where, words }) => `${breaks} | ${where} | ${words}`,
  );
}

function at(tree: Tree | Json, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((node, key) => Object(node)[key], structuredClone(tree) as Json);
}

function set(tree: Tree, path: string, value: Json, rename?: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent: Record<string, Json> = keys.reduce((node, key) => Object(node)[key], tree);
  // An operation has no two examples of one name.
  parent[last] = rename ? JSON.parse(JSON.stringify(value).replaceAll('unknown', rename)) : value;
}

function drop(tree: Tree, path: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent: Record<string, Json> = keys.reduce((node, key) => Object(node)[key], tree);
  delete parent[last];
}

const json = (name: string, examples: Record<string, Json>): Tree => ({
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${name}` },
      examples: Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, { summary: key, value }])),
    },
  },
});

const sample: Tree = {
  paths: {
    '/totes': {
      get: {
        operationId: 'getTotes',
        parameters: [{ name: 'tag', in: 'query', schema: { type: 'string', maxLength: 10 } }],
        responses: {
          200: json('List', { some: { first: { name: 'One' } }, none: {} }),
          404: json('Failure', { unknown: {} }),
        },
      },
      post: {
        operationId: 'addTote',
        requestBody: { required: true, ...json('Tote', { tote: { name: 'One' } }) },
        responses: { 200: json('Tote', { added: { name: 'One' } }) },
      },
    },
  },
  components: {
    schemas: {
      Tote: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 40 }, size: { type: 'string', enum: ['small', 'large'] } },
      },
      List: { type: 'object', properties: { first: { oneOf: [{ $ref: '#/components/schemas/Tote' }] } } },
      Failure: { type: 'object', properties: { errors: { type: 'string', maxLength: 200 } } },
    },
  },
};
