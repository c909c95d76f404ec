import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLinkedCode } from './coupon-code.ts';
import { readSubscribeLink, subscribePath } from './subscribe-link.ts';
import { defaultChoice, LEVELS, MEDIA, SHIPCODES, TERMS } from './subscription.ts';

const read = (query: string) => readSubscribeLink(new URLSearchParams(query));
const byDefault = { choice: defaultChoice, purpose: 'personal' };

test('returns the defaults for an empty query [SUBSCRIBE-4, SUBSCRIBE-9]', () => {
  expect(read('')).toEqual(byDefault);
});

test.each(['level=medium', 'level=HIGH', 'level=%20high', 'shipping=us', 'shipping=ship-d', 'shipping=', 'type=Gift'])(
  'returns the defaults for %s [SUBSCRIBE-4]',
  (query) => {
    expect(read(query)).toEqual(byDefault);
  },
);

test('uses the first of repeated values, or the default if that is unknown [SUBSCRIBE-4]', () => {
  expect(read('level=high&level=low&code=A&code=B')).toEqual({
    ...byDefault,
    choice: { ...defaultChoice, level: 'high' },
    code: 'A',
  });
  expect(read('level=x&level=high').choice.level).toBe('low');
});

test('returns a valid choice for any query [SUBSCRIBE-2, SUBSCRIBE-4]', () => {
  const known = fc.constantFrom('gift', 'low', 'high', 'lifetime', '2years', '3years', 'ship-b', '__proto__', '');
  const terms = new Map([
    ['lifetime', 'lifetime'],
    ['2years', '2year'],
    ['3years', '3year'],
  ]);
  const pairs = fc.array(
    fc.tuple(fc.constantFrom('type', 'level', 'years', 'shipping', 'code'), fc.oneof(known, fc.string())),
  );
  const first = (all: [string, string][], key: string) => all.find(([name]) => name === key)?.[1];
  fc.assert(
    fc.property(pairs, (all) => {
      const shipping = first(all, 'shipping');
      expect(readSubscribeLink(new URLSearchParams(all))).toEqual({
        choice: {
          medium: 'print',
          level: first(all, 'level') === 'high' ? 'high' : 'low',
          term: terms.get(first(all, 'years') ?? '') ?? '1year',
          shipcode: shipping === 'ship-b' || shipping === 'ship-c' ? shipping : 'ship-a',
        },
        purpose: first(all, 'type') === 'gift' ? 'gift' : 'personal',
        ...readLinkedCode(new URLSearchParams(all)),
      });
    }),
  );
});

test.each([
  ['medium=digital', { choice: { ...defaultChoice, medium: 'digital' } }],
  ['type=gift&quantity=20', { purpose: 'gift', quantity: 20 }],
  ['quantity=3', {}],
  ['type=gift&quantity=21', { purpose: 'gift' }],
  ['type=gift&quantity=1e1', { purpose: 'gift' }],
  ['type=gift&quantity=1', { purpose: 'gift' }],
  ['donation=25', { donation: 2_500 }],
  ['donation=0.5', {}],
  ['donation=7,5', {}],
  ['donation=-5', {}],
  ['products=sze:tee-m*2', { products: 'sze:tee-m*2' }],
  ['products=sze:tee-m', {}],
])('reads %s as %j [BEYOND-4]', (query, asked) => {
  expect(read(query)).toEqual({ ...byDefault, ...asked });
});

test('writes a builder’s choices as a link, without the defaults', () => {
  const choice = { level: 'high', medium: 'print', term: '3year', shipcode: 'ship-c' } as const;
  expect(subscribePath({ choice, purpose: 'gift', code: 'SPRING-20' })).toBe(
    '/subscribe?type=gift&level=high&years=3years&shipping=ship-c&code=SPRING-20',
  );
  expect(subscribePath({ choice: defaultChoice, purpose: 'personal' })).toBe('/subscribe');
});

test('reads back every link it writes', () => {
  const links = fc.record({
    choice: fc.record({
      level: fc.constantFrom(...LEVELS),
      medium: fc.constantFrom(...MEDIA),
      term: fc.constantFrom(...TERMS),
      shipcode: fc.constantFrom(...SHIPCODES),
    }),
    purpose: fc.constantFrom('personal' as const, 'gift' as const),
    code: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    donation: fc.integer({ min: 100, max: 99_999_999 }),
    products: fc.constantFrom('prd:tote*1', 'sze:tee-m*50.prd:mug*2'),
  });
  fc.assert(
    fc.property(links, (link) => {
      expect(readSubscribeLink(new URL(subscribePath(link), 'https://journal.example').searchParams)).toEqual(link);
    }),
  );
});
