import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '#styles/contrast.ts';
import { cover, palettes } from './cover.ts';
import { findAll } from './tree.ts';

const numbers = fc.integer({ min: 1, max: 10_000 });
const picture = (number: number) =>
  cover(number).children.filter((child) => typeof child !== 'string' && child.tag === 'g');

test('renders the same cover for the same issue, and thirty different pictures in a row', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 29 }), (number, later) => {
      expect(cover(number)).toEqual(cover(number));
      expect(picture(number + later)).not.toEqual(picture(number));
    }),
  );
});

test('renders only valid numbers, and names the issue for screen readers', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const drawn = cover(number);
      expect(drawn.attributes['aria-label']).toMatch(
        new RegExp(`^Ember Days ${number}, (Spring|Summer|Autumn|Winter) \\d{4}: \\S`),
      );
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(findAll(drawn, 'text')).toHaveLength(4);
    }),
  );
});

test('has a text contrast of at least 4.5 in every palette', () => {
  const covers = Array.from({ length: 30 }, (_, at) => {
    const drawn = cover(at + 1);
    const [ground] = findAll(drawn, 'rect').map(({ attributes }) => String(attributes.fill));
    return { ground: ground ?? '', inks: findAll(drawn, 'text').map(({ attributes }) => String(attributes.fill)) };
  });
  expect(new Set(covers.map(({ ground }) => ground))).toEqual(new Set(palettes.map(({ paper }) => paper)));
  expect(covers.flatMap(({ ground, inks }) => inks.filter((ink) => !(contrast(ground, ink) >= 4.5)))).toEqual([]);
});
