import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT } from '#mocks/contract/document.ts';
import { type Contract, readContract } from './document.ts';
import { writeSchemas } from './schemas.ts';

const contract = readFileSync(CONTRACT, 'utf8');

test('a JSON body without a named example stops the generator, with its place', () => {
  const source = without(contract, '/api/checkout/{intent_id}', / {14}examples:\n {16}unknownIntent:\n(?: {18}.*\n)+/);
  expect(() => readContract(source)).toThrow(
    '#/paths/~1api~1checkout~1{intent_id}/get/responses/404/content/application~1json has no named example.',
  );
});

test('a name that stands twice in an operation stops the generator', () => {
  const source = contract.replace('                unknownIntent:', '                completed:');
  expect(() => readContract(source)).toThrow('getFulfilment has another example named completed.');
});

test('an example without a summary stops the generator', () => {
  const source = without(contract, '/api/store/products', / {18}summary: Nothing has this tag\n/);
  expect(() => readContract(source)).toThrow('/examples/noProducts has no summary.');
});

test('a keyword that the generated schemas could not honour stops the generator', () => {
  const source = contract.replace('maximum: 1000000', 'exclusiveMaximum: 1000000');
  expect(() => writeSchemas(readContract(source))).toThrow('The keyword exclusiveMaximum has no counterpart');
});

test('a property that every object has stops the generator', () => {
  const source = contract.replace('        bank_name:', '        toString:');
  expect(() => writeSchemas(readContract(source))).toThrow('Every object has a toString already.');
});

test('only what a reply or a page carries has a generated schema', () => {
  const names = [...writeSchemas(readContract(contract)).keys()];
  expect(names).toContain('Fulfilment');
  expect(names).not.toContain('SubscribeRequest');
  expect(names).not.toContain('PasswordPair');
});

test('a module has one schema, and imports those that it names', () => {
  const schemas = {
    Page: { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' }, isNew: { type: 'boolean' } } },
    Name: { type: 'string', pattern: '^[A-Z] Other$', maxLength: 9 },
  } as const;
  const examples = [{ kind: 'reply', schema: { $ref: '#/components/schemas/Page' } }];
  // The writer reads nothing else of a contract.
  const modules = writeSchemas({ examples, schemas } as unknown as Contract);
  expect([...modules].map(([name, text]) => [name, text.split('\n')])).toEqual([
    [
      'Name',
      [
        "import { text } from '../shapes.ts';",
        '',
        'export const Name = /*#__PURE__*/ text(0, 9, /^[A-Z] Other$/u);',
        '',
      ],
    ],
    [
      'Page',
      [
        "import { Name } from './Name.ts';",
        "import { flag, object } from '../shapes.ts';",
        '',
        'export const Page = /*#__PURE__*/ object({  }, { "name": Name, "isNew": flag });',
        '',
      ],
    ],
  ]);
});

function without(source: string, path: string, part: RegExp): string {
  const at = source.indexOf(`  ${path}:`);
  return source.slice(0, at) + source.slice(at).replace(part, '');
}
