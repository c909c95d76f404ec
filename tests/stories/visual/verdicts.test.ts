import { expect, test } from 'vitest';
import { hashOf, parseVerdicts, type Verdict, verdictOn } from './verdicts.ts';

const verdict: Verdict = {
  story: 'parts-button--disabled',
  width: 320,
  colours: 'dark',
  picture: hashOf('a picture'),
  verdict: 'rejected',
  note: 'Too pale',
};
const parse = (...list: unknown[]) => parseVerdicts(JSON.stringify(list));

test('reads verdicts with and without a note [BEYOND-198]', () => {
  const { note: _, ...short } = verdict;
  expect(parse(verdict, { ...short, width: 1280 })).toEqual([verdict, { ...short, width: 1280 }]);
});

test.each([
  ['a field is missing', { ...verdict, width: undefined }, 'verdict 1: "width" must be a whole number'],
  ['a colour scheme is unknown', { ...verdict, colours: 'sepia' }, 'verdict 1: "colours" must be "light" or "dark"'],
  ['a hash is cut', { ...verdict, picture: 'a1' }, 'verdict 1: "picture" must be a SHA-256 in hexadecimal'],
  ['a verdict is unknown', { ...verdict, verdict: 'open' }, 'verdict 1: "verdict" must be "approved" or "rejected"'],
  ['a note is not text', { ...verdict, note: 1 }, 'verdict 1: "note" must be text'],
  ['a field is unknown', { ...verdict, notes: '' }, 'verdict 1: unknown field "notes"'],
  ['an entry is null', null, 'verdict 1: "story" must be the ID of a story'],
])('rejects a file in which %s [BEYOND-198]', (_, entry, message) => {
  expect(() => parse(entry)).toThrow(message);
});

test('rejects two verdicts on the same story, width and colours [BEYOND-198]', () => {
  expect(() => parse(verdict, { ...verdict, verdict: 'approved' })).toThrow(
    'verdict 2: parts-button--disabled-320-dark again',
  );
});

test('rejects a file that is not a list [BEYOND-198]', () => {
  expect(() => parseVerdicts('{}')).toThrow('must be a list of verdicts');
  expect(() => parseVerdicts('[')).toThrow(SyntaxError);
});

test('a verdict holds for its own picture only [BEYOND-198]', () => {
  expect(verdictOn([verdict], verdict, verdict.picture)).toEqual(verdict);
  expect(verdictOn([verdict], verdict, hashOf('another picture'))).toBeUndefined();
  expect(verdictOn([verdict], { ...verdict, colours: 'light' }, verdict.picture)).toBeUndefined();
});
