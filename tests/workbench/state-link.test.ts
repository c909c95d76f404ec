import { expect, test } from 'vitest';
import { storyOfState } from '../../.storybook/state-link.ts';

const entries = [
  { id: 'visitor', rests: ['subscribe.open.ordering'] },
  {
    id: 'completed',
    rests: ['checkout.completing', 'fulfilment.waiting', 'fulfilment.ended'],
  },
  { id: 'waiting', rests: ['checkout.completing', 'fulfilment.waiting'] },
  { id: 'part', rests: [] },
];

test('the debug widget’s link opens the story that shows most of the page’s state and the fewest other states [SHELL-20]', () => {
  const states = ['subscribe.open.ordering', 'checkout.completing', 'fulfilment.waiting'];
  expect(storyOfState(states, entries)).toBe('waiting');
  expect(storyOfState(['subscribe.open.ordering', 'checkout.sendable'], entries)).toBe('visitor');
});

test('opens nothing for a state without a story', () => {
  expect(storyOfState(['cart.open'], entries)).toBeUndefined();
  expect(storyOfState([], entries)).toBeUndefined();
});
