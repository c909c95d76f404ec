import { expect, test } from 'vitest';
import { plainDigits } from './digits.ts';

test.each([
  ['full-width', '０１２３４５６７８９'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
  ['plain', '0123456789'],
])('reads %s digits', (_name, typed) => {
  expect(plainDigits(typed)).toBe('0123456789');
});

test('leaves all other characters unchanged, including numerals no keyboard types', () => {
  const others = 'a-1.5,²½Ⅷ①／：\u065f\u066a\u06ef\u06fa';
  expect(plainDigits(others)).toBe(others);
});
