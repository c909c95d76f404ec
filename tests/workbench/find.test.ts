import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findables, finderOf, search } from '../../.storybook/find/find.ts';
import { storiesIn } from '../../.storybook/find/known.ts';
import { matchOf, patternOf, wordsIn } from '../../.storybook/find/match.ts';
import { findData } from '../../scripts/workbench/find-data.ts';
import { LANGUAGES } from '../../src/messages/load-locale.ts';

const data = await findData();
const all = findables(data);
const find = (query: string) => search(wordsIn(query), all).map(({ item }) => item);
const namesOf = (query: string) => find(query).map(({ names }) => names[0]);

test('ignores case, accents, quotes, line breaks and punctuation [BEYOND-111]', () => {
  expect(wordsIn('Don’t\n“Étienne” — PAY.')).toEqual(['dont', 'etienne', 'pay']);
  expect(wordsIn('verifyCode.tooManyAttempts')).toEqual(['verify', 'code', 'too', 'many', 'attempts']);
  expect(wordsIn('CHECK-46')).toEqual(['check', '46']);
});

test.each([
  ['the whole text', 'Please try again', 'Please try again.'],
  ['a part, cut within words', 'ease try ag', 'Please try again.'],
  ['one cut word', 'leas', 'Please try again.'],
  ['values filled in', 'Pay $12.50 by 3 May now', 'Pay {amount} by {date} now'],
  ['a part that begins and ends in values', 'Okafor owes the shop nine', '{name} owes the shop {amount} for {item}'],
  ['a longer paragraph', 'Your order. Please try again. Thank you', 'Please try again.'],
  ['a paragraph that begins in it', 'contact the readers’ desk Next', 'Please contact the readers’ desk'],
])('matches %s [BEYOND-111]', (_, query, text) => {
  expect(matchOf(wordsIn(query), patternOf(text))).toBeDefined();
});

test.each([
  ['other words', 'Please wait', 'Please try again.'],
  ['words in another order', 'again try please', 'Please try again.'],
  ['a part within a longer text that is not in it', 'so please try it all again', 'Please try again.'],
])('does not match %s [BEYOND-111]', (_, query, text) => {
  expect(matchOf(wordsIn(query), patternOf(text))).toBeUndefined();
});

test.each([
  ['verifyCode tooManyAttempts', 'Reply', 'verifyCode.tooManyAttempts'],
  ['verify code too many attempts', 'Reply', 'verifyCode.tooManyAttempts'],
  ['checkout.unsettled', 'State', 'checkout.unsettled'],
  ['check-46', 'Requirement', 'CHECK-46'],
  ['flow: sign in code', 'Flow', 'Flow: sign in code'],
  ['problem.unexpected', 'Text', 'problem.unexpected'],
])('finds by name: %s [BEYOND-111]', (query, kind, name) => {
  expect(find(query)[0]).toMatchObject({ kind, names: expect.arrayContaining([name]) });
});

test('finds each text of a pasted paragraph, and nothing within them [BEYOND-111]', () => {
  const [first, second] = data.texts.flatMap(({ wordings: { en = [] } }) =>
    en.filter((text) => /^[^{]{50,}$/.test(text)),
  );
  expect(find(`${first} ${second}`).map(({ words }) => words)).toEqual(expect.arrayContaining([first, second]));
  expect(namesOf('We could not tell that you are a person. Please try again.')).toHaveLength(1);
});

test('finds words of a server and of page data [BEYOND-111]', () => {
  expect(find('please use at least 8 characters')[0]).toMatchObject({ words: 'Please use at least 8 characters.' });
  expect(find('29 marine parade')[0]?.names).toEqual(expect.arrayContaining([expect.stringMatching(/^show/)]));
});

test('finds nothing for words that nothing shows [BEYOND-111]', () => {
  expect(find('zebra crossings on the moon')).toEqual([]);
  expect(find('')).toEqual([]);
});

const texts = data.texts.flatMap(({ name, wordings }) =>
  Object.entries(wordings).flatMap(([language, forms]) => forms.map((text) => ({ name, language, text }))),
);
/** The fewest letters that tell a text from most others. */
const PART = 15;

test('any part of a text in any language, with values filled in, finds it among the first ten [BEYOND-111]', () => {
  expect([...new Set(texts.map(({ language }) => language))]).toEqual(['en', ...LANGUAGES]);
  const long = texts.filter(({ text }) => text.replace(/\{\w+\}/g, '').length >= PART * 2);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.constantFrom('12', 'Ada Okafor', '$1,299.00', '3 May 2027', 'readers@emberdays.example'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      ({ name, text, language }, value, begin, size) => {
        const filled = text.replace(/\{\w+\}/g, value);
        const length = Math.round(PART * 2 + (filled.length - PART * 2) * size);
        const start = Math.round((filled.length - length) * begin);
        const part = filled.slice(start, start + length);
        fc.pre(wordsIn(part.replaceAll(value, '')).join('').length >= PART);
        const found = find(part).slice(0, 10);
        const isIt = found.some(({ names, language: other }) => other === language && names.includes(name));
        const letters = wordsIn(part).join('');
        const areAllAsGood = found.every(({ words = '' }) => wordsIn(words).join('').includes(letters));
        expect(isIt || (found.length === 10 && areAllAsGood), part).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

const entry = {
  id: 'a--b',
  title: 'A',
  name: 'B [CHECK-46]',
  tags: [],
  importPath: './src/a.stories.tsx',
  exportName: 'B',
};
const page = { ...entry, id: 'a--page', tags: ['page'] };
const deeds = { rests: ['checkout.unsettled'], receives: ['verifyCode.tooManyAttempts'], shows: ['a.b'] };
const stories = storiesIn([page, entry], { 'src/a.stories.tsx': { B: deeds } });

test.each(['checkout.unsettled', 'verifyCode.tooManyAttempts', 'CHECK-46', 'Once upon a time', 'A: B'])(
  'lists the stories of %s with the states they rest in, without pages about stories [BEYOND-111]',
  (query) => {
    const finder = finderOf({ ...data, texts: [{ name: 'a.b', wordings: { en: ['Once upon a time'] } }] }, stories);
    expect(finder(query)[0]?.stories).toMatchObject([{ id: 'a--b', rests: ['checkout.unsettled'] }]);
  },
);
