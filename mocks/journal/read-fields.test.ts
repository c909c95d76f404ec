import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { isEmail, isLongerThan, isRecord, textOf } from './read-fields.ts';

test.each<[unknown, boolean]>([
  [{}, true],
  [{ email: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
])('checks whether %j has fields', (value, has) => {
  expect(isRecord(value)).toBe(has);
});

test.each<[unknown, string]>([
  [{ email: ' a@b.c ' }, ' a@b.c '],
  [{ email: 7 }, ''],
  [{ email: null }, ''],
  [{}, ''],
  [undefined, ''],
  [null, ''],
  ['email', ''],
  [Object.assign(['x'], { email: 'a@b.c' }), ''],
  [Object.create({ email: 'a@b.c' }), ''],
])("reads the text of a field, or '' if it is missing (%#)", (body, text) => {
  expect(textOf(body, 'email')).toBe(text);
});

const local = (length: number) => 'a'.repeat(length);

const addresses = [
  ...['noor@reader.example', 'NOOR@Reader.Example', 'n@r.e', 'noor+tag@reader.example', "o'neil@reader.example"],
  ...['first.middle.last@reader.example', 'a.b@r.e', 'noor@a-b.example', 'noor@a--b.example', 'noor@a.b-c', '1@2.3'],
  ...['', 'noor', 'noor@', '@reader.example', 'noor@reader', 'noor@reader.', 'noor@.example', 'noor@@reader.example'],
  ...['.noor@reader.example', 'noor.@reader.example', 'no..or@reader.example', 'a.(b)@reader.example', 'n r@r.e'],
  ...[
    'noor@-reader.example',
    'noor@reader-.example',
    'noor@reader.-example',
    'noor@reader.example-',
    'noor@r_r.example',
  ],
  ...[
    'noor@reader.exa mple',
    'noor@reader.example x',
    'x noor@reader.example',
    'noor@a.b.c.example',
    'é@reader.example',
  ],
  ...['noor@aa.bbb.cc', 'noor@a1.b2', 'noor@reader.ex_ample', 'noor@a.b_', 'noor@re%ader.example', 'noor@b.a%b'],
];

test.each(addresses)('accepts %j as an email address exactly when the contract does [ENTRY-27]', (address) => {
  const ajv = new Ajv2020();
  ('default' in addFormats ? (addFormats.default as unknown as typeof addFormats) : addFormats)(ajv);
  const isStated = ajv.validate({ type: 'string', format: 'email' }, address);
  expect(isEmail(address)).toBe(isStated);
});

test('accepts an email address of at most 254 characters', () => {
  const domain = '@reader.example';
  expect([254, 255].map((length) => isEmail(local(length - domain.length) + domain))).toEqual([true, false]);
});

test('counts characters, not code units or bytes', () => {
  expect(['ab', 'abc', 'abcd', '𝕖𝕖𝕖', '𝕖𝕖𝕖𝕖'].map((text) => isLongerThan(3, text))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});
