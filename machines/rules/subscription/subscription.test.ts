import { expect, test } from 'vitest';
import {
  categoryOf,
  defaultChoice,
  deliverableOf,
  issuesOf,
  LEVELS,
  MEDIA,
  SHIPCODES,
  TERMS,
  yearsOf,
} from './subscription.ts';

test('defaults to print-low for one year, shipped in the United States [SUBSCRIBE-9]', () => {
  expect(defaultChoice).toEqual({ level: 'low', medium: 'print', term: '1year', shipcode: 'ship-a' });
  expect(categoryOf(defaultChoice)).toBe('print-low');
});

test('has the journal’s four categories [SUBSCRIBE-8]', () => {
  const categories = MEDIA.flatMap((medium) => LEVELS.map((level) => categoryOf({ medium, level })));
  expect(categories).toEqual(['print-low', 'print-high', 'digital-low', 'digital-high']);
});

test('delivers print to the shipping category and digital to none', () => {
  const delivered = (medium: 'print' | 'digital') => SHIPCODES.map((shipcode) => deliverableOf({ medium, shipcode }));
  expect(delivered('print')).toEqual(['print-a', 'print-b', 'print-c']);
  expect(delivered('digital')).toEqual(['digital', 'digital', 'digital']);
});

test('counts issues as years times issues per year, except for a lifetime', () => {
  expect(TERMS.map((term) => [term, yearsOf(term)])).toEqual([
    ['1year', 1],
    ['2year', 2],
    ['3year', 3],
    ['lifetime', undefined],
  ]);
  expect(TERMS.map((term) => issuesOf(term, 4))).toEqual([4, 8, 12, undefined]);
  expect(issuesOf('3year', 6)).toBe(18);
});
