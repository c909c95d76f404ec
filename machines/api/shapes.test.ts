import { expect, test } from 'vitest';
import {
  choice,
  day,
  defaulted,
  list,
  matching,
  nullable,
  object,
  parse,
  record,
  type Schema,
  text,
  union,
  whole,
} from '#machines/api/shapes.ts';

const taken = (schema: Schema<unknown>, values: unknown[]) => values.filter((value) => schema(value) !== undefined);
const any = matching(/(?:)/u);

test('counts text in code points, both bounds included', () => {
  expect(taken(text(1, 3), ['', 'a', 'abc', 'abcd', '😀😀😀', '😀😀😀😀', 7, null, ['a']])).toEqual([
    'a',
    'abc',
    '😀😀😀',
  ]);
});

test('checks a text’s pattern and length', () => {
  expect(taken(text(0, 4, /@/u), ['a@b', 'ab', 'a@bcd'])).toEqual(['a@b']);
  expect(taken(matching(/^\d{4}$/u), ['4242', '424', '4242\n', 4242])).toEqual(['4242']);
});

test('accepts only days that exist', () => {
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

test('accepts only exact whole numbers within bounds', () => {
  const unsafe = Number.MAX_SAFE_INTEGER + 1;
  expect(taken(whole(0, unsafe), [-1, 0, 1.5, 12, unsafe - 1, unsafe, Number.NaN, '1', null])).toEqual([
    0,
    12,
    unsafe - 1,
  ]);
  expect(taken(whole(1, 12), [0, 1, 12, 13])).toEqual([1, 12]);
});

test('accepts only a listed value of the same type', () => {
  expect(taken(choice('a', 'b'), ['a', 'b', 'c', '', ['a'], null, 0])).toEqual(['a', 'b']);
  expect(taken(choice(true, false), [true, false, 0, 'true', null])).toEqual([true, false]);
});

test('accepts null only if nullable', () => {
  expect(taken(nullable(any), [null, '', undefined, 0])).toEqual([null, '']);
  expect(taken(any, [null, ''])).toEqual(['']);
});

test('a union returns the output of the option that accepts the value', () => {
  const either = union(object({ a: any }), object({ b: any }), choice(false));
  expect([{ a: 'x', b: 1 }, { a: 1, b: 'y' }, false, { a: 1 }].map((value) => either(value))).toEqual([
    { a: 'x' },
    { b: 'y' },
    false,
    undefined,
  ]);
});

test('a list checks its length and returns the output of each item', () => {
  const flags = list(choice(true, false), 1, 2);
  expect(taken(flags, [[], [true], [true, false], [true, true, true], ['x'], [true, 'x'], { length: 1 }])).toEqual([
    [true],
    [true, false],
  ]);
  expect(list(object({ a: any }), 0, 1)([{ a: 'x', b: 1 }])).toEqual([{ a: 'x' }]);
});

test('an object keeps known fields, fills in defaults and requires the rest', () => {
  const some = object({ a: any }, { b: any, c: defaulted(any, 'd') });
  expect(some({ a: '', b: 'y', z: 1 })).toEqual({ a: '', b: 'y', c: 'd' });
  expect(some({ a: 'x', c: '' })).toEqual({ a: 'x', c: '' });
  expect(taken(some, [{}, { a: 1 }, { a: 'x', b: null }, { a: 'x', c: 1 }, Object.create({ a: 'x' })])).toEqual([]);
});

test('an object rejects lists and counts unknown keys, too', () => {
  const some = object({}, { a: any }, 1);
  expect(taken(some, [{}, { a: 'x' }, { b: 1 }, { a: 1 }, [], ['x'], null, 'a'])).toEqual([{ a: 'x' }, { b: 1 }]);
  expect(taken(object({}, { length: whole(0, 9) }), [{}, []])).toEqual([{}]);
});

test('a record checks its keys, its values and their number', () => {
  const some = record(text(0, 2), any, 1);
  expect(taken(some, [{}, { '': '' }, { ab: 'x' }, { abc: 'x' }, { ab: 1 }, [], ['x'], null])).toEqual([
    { '': '' },
    { ab: 'x' },
  ]);
});

test('a record drops keys of Object.prototype, but still checks their values', () => {
  const hostile = JSON.parse('{"__proto__": "x", "constructor": "y", "name": "z"}');
  const read = record(any, any)(hostile);
  expect(Object.entries(read ?? {})).toEqual([['name', 'z']]);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(record(any, any)(JSON.parse('{"__proto__": {"polluted": 1}, "name": "z"}'))).toBeUndefined();
});

test('parse throws if the value is invalid', () => {
  expect(parse(nullable(any), null)).toBeNull();
  expect(() => parse(any, 1)).toThrow(TypeError);
});
