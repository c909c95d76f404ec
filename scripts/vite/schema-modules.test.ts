import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as schemas from '#machines/api/schemas.gen.ts';
import { importsOf, schemaAlone } from './schema-modules.ts';

const FILE = 'machines/api/schemas.gen.ts';
const code = readFileSync(FILE, 'utf8');

test('a module has one schema, and imports those that it names', () => {
  const generated = [
    "import { list, matching, object } from './shapes.ts';",
    '',
    'export const Name = /*#__PURE__*/ matching(/^[A-Z] Other$/u);',
    'export const Other = /*#__PURE__*/ object({ "Name": Name });',
    'export const Page = /*#__PURE__*/ object({ "name": Name, "others": /*#__PURE__*/ list(Other, 0, 9) });',
  ].join('\n');
  expect(schemaAlone(generated, 'Page').split('\n').slice(3)).toEqual([
    "import { Name } from './schemas.gen.ts?Name';",
    "import { Other } from './schemas.gen.ts?Other';",
    'export const Page = /*#__PURE__*/ object({ "name": Name, "others": /*#__PURE__*/ list(Other, 0, 9) });',
  ]);
  expect(() => schemaAlone(generated, 'Missing')).toThrow('no Missing');
});

test('an import of several is one of each', () => {
  expect(importsOf(' Done, ReaderPage as Page ', './schemas.gen.ts')).toBe(
    "import { Done } from './schemas.gen.ts?Done'; import { ReaderPage as Page } from './schemas.gen.ts?ReaderPage';",
  );
});

test('every schema can stand alone', () => {
  const alone = Object.keys(schemas).map((name) => schemaAlone(code, name));
  expect(alone.map((each) => each.match(/^export const/gm)?.length)).toEqual(alone.map(() => 1));
});
