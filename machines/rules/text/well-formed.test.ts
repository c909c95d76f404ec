import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('half a character becomes a replacement', () => {
  expect(wellFormed('a\uD800b\uDC00 🎁')).toBe('a\uFFFDb\uFFFD 🎁');
});
