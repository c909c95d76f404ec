import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import { searchOptions } from './option-search.ts';

const options = replies.getIdentityProviders.institutions.body.map(({ name }) => ({ label: name }));
const [blackwater, northShore, isles, library] = options.map(({ label }) => label);
const search = searchOptions(options);
const shownFor = (typed: string) => search.matching(typed, 50).shown.map(({ label }) => label);

test('finds by prefix, ignoring case, and everything for an empty query [SHELL-14]', () => {
  expect(['', 'b', 'BLACK', 'university', 'ollege'].map(shownFor)).toEqual([
    [blackwater, northShore, isles, library],
    [blackwater, library],
    [blackwater],
    [isles],
    [],
  ]);
});

test('ignores accents in the query and in names', () => {
  expect(['bibliotheque', 'bibliothèque DE', 'Bibliothe\u0300que'].map(shownFor)).toEqual([
    [library],
    [library],
    [library],
  ]);
});

test('finds a word-final letter before the word is complete', () => {
  const greek = searchOptions([{ label: 'ΑΣΣΟΣ' }]);
  expect(['ΑΣ', 'ας', 'ασ'].map((typed) => greek.matching(typed, 50).shown.length)).toEqual([1, 1, 1]);
});

test('matches only a whole name, ignoring case [SHELL-16]', () => {
  const namedBy = (typed: string) => search.named(typed)?.label;
  expect(
    ['NORTH shore University', ' north shore university ', 'north shore', 'Bibliotheque de la Ville-Haute', ''].map(
      namedBy,
    ),
  ).toEqual([northShore, northShore, undefined, undefined, undefined]);
});

test('limits the shown options and counts the rest', () => {
  const many = searchOptions(Array.from({ length: 10_000 }, (_, at) => ({ label: `College ${at}` })));
  expect(
    [many.matching('', 50), many.matching('college 99', 50)].map(({ shown, more }) => [shown.length, more]),
  ).toEqual([
    [50, 9_950],
    [50, 61],
  ]);
});

test('lists the exact match first', () => {
  const labels = ['North Shore University', 'North Shore', 'North'].map((label) => ({ label }));
  expect(
    searchOptions(labels)
      .matching('north shore', 50)
      .shown.map(({ label }) => label),
  ).toEqual(['North Shore', 'North Shore University']);
});

test('keeps the chosen one of two options with the same name', () => {
  const twins = [
    { label: 'Trinity', at: 1 },
    { label: 'trinity', at: 2 },
  ];
  expect(searchOptions(twins).named('TRINITY', twins[1])).toBe(twins[1]);
  expect(searchOptions(twins).named('TRINITY')).toBe(twins[0]);
});

const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
const labels = fc.array(
  label.map((text) => ({ label: text })),
  { maxLength: 30 },
);

test('finds every option by each prefix of its name, and by its whole name', () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 10 }), fc.nat(), fc.nat(), (texts, which, length) => {
      const all = texts.map((text) => ({ label: text }));
      const wanted = all[which % all.length] ?? { label: '' };
      const letters = [...wanted.label.normalize('NFC')];
      const start = letters.slice(0, 1 + (length % letters.length)).join('');
      expect(searchOptions(all).matching(start, 50).shown).toContain(wanted);
      expect(searchOptions(all).named(wanted.label, wanted)).toBe(wanted);
    }),
  );
});

test('shows and counts all matches, each once, and nothing else', () => {
  fc.assert(
    fc.property(labels, fc.string({ maxLength: 3 }), fc.nat({ max: 10 }), (all, typed, most) => {
      const found = searchOptions(all);
      const { shown, more } = found.matching(typed, most);
      const every = found.matching(typed, all.length).shown;
      expect([shown, shown.length + more, new Set(every).size]).toEqual([
        every.slice(0, most),
        every.length,
        every.length,
      ]);
      expect(found.matching('', all.length).shown).toEqual(all);
    }),
  );
});

test('matches nothing for text that is not a name', () => {
  fc.assert(
    fc.property(labels, fc.string({ maxLength: 6 }), (all, typed) => {
      const meant = searchOptions(all).named(typed);
      const names = all.map((option) => option.label.trim().normalize('NFC').toUpperCase());
      expect(meant !== undefined).toBe(names.includes(typed.trim().normalize('NFC').toUpperCase()));
    }),
  );
});
