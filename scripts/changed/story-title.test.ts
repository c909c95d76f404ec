import { expect, test } from 'vitest';
import { titleOf } from './story-title.ts';

test.each([
  ['src/screens/purchase/cart/CartCheckout.stories.tsx', 'screens/purchase/cart/CartCheckout'],
  ['src/screens/purchase/cart/Cart.stories.tsx', 'screens/purchase/Cart'],
  ['src/Reset.stories.tsx', 'Reset'],
])('%s has the title %s', (file, title) => {
  expect(titleOf(file)).toBe(title);
});
