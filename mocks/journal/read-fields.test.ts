import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { isEmail, isLongerThan } from './read-fields.ts';

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

test('counts characters, not code units or bytes', () => {
  expect(['ab', 'abc', 'abcd', '𝕖𝕖𝕖', '𝕖𝕖𝕖𝕖'].map((text) => isLongerThan(3, text))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
});
