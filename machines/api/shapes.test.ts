import * as v from 'valibot';
import { expect, test } from 'vitest';
import { day, keyed, list, matching, text, whole } from '#machines/api/shapes.ts';

const taken = (schema: v.GenericSchema, values: unknown[]) =>
  values.filter((value) => v.safeParse(schema, value).success);

test('a text is counted in code points, both bounds included', () => {
  expect(taken(text(1, 3), ['', 'a', 'abc', 'abcd', '😀😀😀', '😀😀😀😀', 7, null, ['a']])).toEqual([
    'a',
    'abc',
    '😀😀😀',
  ]);
});

test('a text may have a pattern beside its length', () => {
  expect(taken(text(0, 4, /@/u), ['a@b', 'ab', 'a@bcd'])).toEqual(['a@b']);
  expect(taken(matching(/^\d{4}$/u), ['4242', '424', '4242\n', 4242])).toEqual(['4242']);
});

test('a day is one that the calendar has', () => {
  const leap = ['1600-02-29', '2000-02-29', '2024-02-29'];
  const real = ['2026-01-31', '2026-02-28', '2026-04-30', '2026-06-30', '2026-09-30', '2026-11-30', '2026-12-31'];
  const none = ['1900-02-29', '2023-02-29', '2026-02-30', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31'];
  const malformed = [
    '2026-00-10',
    '2026-13-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '2026-01-01T00:00Z',
    '',
    20260101,
  ];
  expect(taken(day(), [...leap, ...real, ...none, ...malformed])).toEqual([...leap, ...real]);
});

test('a whole number is exact and within its bounds', () => {
  const unsafe = Number.MAX_SAFE_INTEGER + 1;
  expect(taken(whole(0, unsafe), [-1, 0, 1.5, 12, unsafe - 1, unsafe, Number.NaN, '1', null])).toEqual([
    0,
    12,
    unsafe - 1,
  ]);
  expect(taken(whole(1, 12), [0, 1, 12, 13])).toEqual([1, 12]);
});

test('a list has as many items as it may', () => {
  expect(taken(list(v.boolean(), 1, 2), [[], [true], [true, false], [true, true, true], ['x'], { length: 1 }])).toEqual(
    [[true], [true, false]],
  );
});

test('an object is told from a list, and has as many keys as it must', () => {
  const some = keyed(v.object({ a: v.optional(v.string()) }), 1);
  expect(taken(some, [{}, { a: 'x' }, { b: 1 }, { a: 1 }, [], ['x'], null, 'a'])).toEqual([{ a: 'x' }, { b: 1 }]);
  expect(taken(keyed(v.record(v.string(), v.string())), [{}, []])).toEqual([{}]);
});
