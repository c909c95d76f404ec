import { expect, test } from 'vitest';
import { contractDocument } from '#mocks/contract/document.ts';
import { type Contract, readContract, type Schema } from './document.ts';
import { type SchemaModule, writeSchemas } from './schemas.ts';

/** The contract after an edit. */
function edited(edit: (document: typeof contractDocument) => void): typeof contractDocument {
  const document = structuredClone(contractDocument);
  edit(document);
  return document;
}

const responsesOf = (document: typeof contractDocument) => document.paths['/api/checkout/{intent_id}'].get.responses;

test('rejects a JSON body without a named example, with its place', () => {
  const contract = edited((document) => {
    responsesOf(document)['404'].content['application/json'].examples = {};
  });
  expect(() => readContract(contract)).toThrow(
    '#/paths/~1api~1checkout~1{intent_id}/get/responses/404/content/application~1json has no named example.',
  );
});

test('rejects a duplicate name in an operation', () => {
  const contract = edited((document) => {
    const { examples } = responsesOf(document)['404'].content['application/json'];
    examples.completed = examples.unknownIntent;
  });
  expect(() => readContract(contract)).toThrow('getFulfilment has another example named completed.');
});

test('rejects a keyword that the generated schemas do not support', () => {
  const contract = edited(({ components }) => {
    components.schemas.Stock.exclusiveMaximum = 1_000_000;
  });
  expect(() => writeSchemas(readContract(contract))).toThrow('The keyword exclusiveMaximum has no counterpart');
});

test('rejects a property name that every object inherits', () => {
  const contract = edited(({ components }) => {
    components.schemas.BankAccount.properties.toString = { type: 'string' };
  });
  expect(() => writeSchemas(readContract(contract))).toThrow('Every object has a toString already.');
});

test('generates schemas only for replies and pages', () => {
  const names = writeSchemas(readContract()).flatMap((module) => module.names);
  expect(names).toContain('Fulfilment');
  expect(names).not.toContain('SubscribeRequest');
  expect(names).not.toContain('PasswordPair');
});

test('keeps a schema with those only it uses in one module, and imports the others', () => {
  const modules = modulesOf(
    [
      ['getPage', 'Page'],
      ['getOther', 'Other'],
    ],
    {
      Page: { type: 'object', properties: { name: ref('Name'), tag: ref('Tag'), isNew: { type: 'boolean' } } },
      Other: { type: 'array', maxItems: 2, items: ref('Name') },
      Name: { type: 'string', pattern: '^[A-Z] Other$', maxLength: 9 },
      Tag: { type: 'string', maxLength: 3 },
    },
  );
  expect(modules.map(({ path, text }) => [path, text.split('\n')])).toEqual([
    [
      'values/Name.ts',
      [
        "import { text } from '../../shapes.ts';",
        '',
        'export const Name = /*#__PURE__*/ text(0, 9, /^[A-Z] Other$/u);',
        '',
      ],
    ],
    [
      'pages/Page.ts',
      [
        "import { Name } from '../values/Name.ts';",
        "import { flag, object, text } from '../../shapes.ts';",
        '',
        'export const Tag = /*#__PURE__*/ text(0, 3);',
        '',
        'export const Page = /*#__PURE__*/ object({  }, { "name": Name, "tag": Tag, "isNew": flag });',
        '',
      ],
    ],
    [
      'mailing-list/Other.ts',
      [
        "import { Name } from '../values/Name.ts';",
        "import { list } from '../../shapes.ts';",
        '',
        'export const Other = /*#__PURE__*/ list(Name, 0, 2);',
        '',
      ],
    ],
  ]);
});

test('puts a schema into the folder of the only tag whose calls need it, regardless of pages', () => {
  const holding = (...names: string[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, ref(name)])),
  });
  const modules = modulesOf(
    [
      ['getPage', 'Page'],
      ['getPage', 'Second'],
      ['getOther', 'Other'],
      ['putOther', 'Answer'],
      ['getCart', 'Cart'],
    ],
    {
      Page: holding('OfPages', 'OfTag'),
      Second: holding('OfPages'),
      Other: holding('OfTag', 'OfTags'),
      Answer: holding('OfTag'),
      Cart: holding('OfTags'),
      OfPages: holding(),
      OfTag: holding(),
      OfTags: holding(),
    },
  );
  expect(modules.map(({ path }) => path)).toEqual([
    'pages/OfPages.ts',
    'mailing-list/OfTag.ts',
    'pages/Page.ts',
    'pages/Second.ts',
    'shared/OfTags.ts',
    'mailing-list/Other.ts',
    'mailing-list/Answer.ts',
    'cart/Cart.ts',
  ]);
});

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function modulesOf(answers: [operationId: string, schema: string][], schemas: Record<string, Schema>): SchemaModule[] {
  const operations = [
    { operationId: 'getPage', kind: 'page', tag: 'Pages' },
    { operationId: 'getOther', kind: 'call', tag: 'Mailing list' },
    { operationId: 'putOther', kind: 'call', tag: 'Mailing list' },
    { operationId: 'getCart', kind: 'call', tag: 'Cart' },
  ];
  const examples = answers.map(([operationId, name]) => ({ operationId, kind: 'reply', schema: ref(name) }));
  // The writer uses nothing else of a contract.
  return writeSchemas({ operations, examples, schemas } as unknown as Contract);
}
