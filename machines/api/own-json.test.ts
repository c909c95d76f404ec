import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { ownJson, ownQuery } from './own-json.ts';

const patched = [
  [Array.prototype, 'toJSON', () => '[…]'],
  [Object.prototype, 'toJSON', () => '{…}'],
  [Object.prototype, 'inject', () => undefined],
] as const;

const patch = () => {
  for (const [prototype, name, value] of patched)
    Object.defineProperty(prototype, name, { value, configurable: true, enumerable: true });
};

afterEach(() => {
  for (const [prototype, name] of patched) Reflect.deleteProperty(prototype, name);
});

test('writes only own values on a page with patched prototypes', () => {
  const order = { cart: { items: [{ ref: 'prd:tote', quantity: 2 }], giftsubs: [] }, name: 'Ada', coupon: undefined };
  patch();
  const [json, query] = [ownJson(order), ownQuery({ captcha: 'tok', coupon: undefined })];
  for (const [prototype, name] of patched) Reflect.deleteProperty(prototype, name);
  expect(json).toBe('{"cart":{"items":[{"ref":"prd:tote","quantity":2}],"giftsubs":[]},"name":"Ada"}');
  expect(query).toBe('captcha=tok');
});

test('writes each list item and empty values, but omits undefined', () => {
  expect(ownQuery({ 'list-tag': ['news', 'print & sea'], captcha: '', gift: undefined, reset: null })).toBe(
    'list-tag=news&list-tag=print+%26+sea&captcha=',
  );
});

test('matches JSON.stringify for any value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(ownJson(value)).toBe(JSON.stringify(value));
    }),
  );
});
