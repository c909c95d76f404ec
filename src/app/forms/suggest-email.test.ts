import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@hotmail.co', 'ada@hotmail.com'],
  ['ada@yahoo.con', 'ada@yahoo.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@wanado.fr', 'ada@wanadoo.fr'],
  ['ada@protonmial.com', 'ada@protonmail.com'],
  [' Ada.Okafor+news@GMIAL.com ', 'Ada.Okafor+news@gmail.com'],
])('suggests for %s the address %s [BEYOND-215]', (typed, meant) => {
  expect(suggestEmail(typed, false)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@gmx.net',
  'ada@gmx.de',
  'ada@email.com',
  'ada@mail.com',
  'ada@mac.com',
  'ada@ms.com',
  'ada@att.com',
  'ada@libero.it',
  'ada@hotmail.ch',
  'ada@fastmail.fm',
  'ada@reader.example',
  'ada@school.ac.uk',
  'ada@gmail.',
  '@gmial.com',
  'gmial.com',
  'ada',
  '',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed, false)).toBeUndefined();
});

test('suggests nothing while a known domain is being typed', () => {
  const typed = (email: string) => Array.from(email, (_, at) => suggestEmail(email.slice(0, at + 1), true));
  for (const email of ['ada@gmail.com', 'ada@yahoo.co.uk', 'ada@hotmail.fr', 'ada@googlemail.com', 'ada@live.com.au'])
    expect(typed(email).filter(Boolean)).toEqual([]);
  expect(typed('ada@gmial.com').at(-1)).toBe('ada@gmail.com');
});
