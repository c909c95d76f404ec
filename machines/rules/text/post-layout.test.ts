import { expect, test } from 'vitest';
import { POST_BREAKPOINTS, postLayout } from './post-layout.ts';

test('changes at 800, 960 and 1200 px [SHELL-9]', () => {
  expect(POST_BREAKPOINTS).toEqual([800, 960, 1200]);
});

test.each([
  [0, 'covering'],
  [799.5, 'covering'],
  [800, 'exclusive'],
  [959, 'exclusive'],
  [960, 'toggled'],
  [1199, 'toggled'],
  [1200, 'beside'],
])('at %d px the panels are %s [SHELL-9, SHELL-10]', (reached, layout) => {
  expect(postLayout(reached)).toBe(layout);
});
