import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_NESTED, readPageJson } from './page-json.ts';

test('reads any JSON, with byte order marks and white space around it', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 5 }),
      fc.constantFrom('', '\uFEFF', '\n\uFEFF ', '\uFEFF\uFEFF'),
      (data, mark) => {
        expect(readPageJson(mark + JSON.stringify(data) + mark)).toEqual({ data: JSON.parse(JSON.stringify(data)) });
      },
    ),
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', '1', ':') })),
      (text) => {
        readPageJson(text);
      },
    ),
  );
});

test('refuses deep nesting, but not brackets in texts', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(readPageJson(nested(MOST_NESTED))).toHaveProperty('data');
  expect(readPageJson(nested(MOST_NESTED + 1))).toEqual({ refused: 'deep' });
  expect(readPageJson('['.repeat(2_000_000))).toEqual({ refused: 'deep' });
  expect(readPageJson(JSON.stringify({ a: `\\"${nested(500)}` }))).toHaveProperty('data');
});
