import { afterEach, expect, test, vi } from 'vitest';
import { appearanceAt } from './appearance.ts';

afterEach(() => vi.unstubAllGlobals());

/** How the form looks where an element has these tokens. */
function appearanceIn(tokens: Record<string, string>) {
  const getPropertyValue = (name: string) => tokens[name.replace('--jr-', '')] ?? '';
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue }));
  return appearanceAt({} as Element); // only handed on
}

test('takes the scheme, colours and corner of the place [BEYOND-86]', () => {
  const dark = { scheme: ' dark', paper: ' #171512', ink: '#ece7dd', soft: 'rgb(181 172 158)', accent: '#f0907a' };
  expect(appearanceIn({ ...dark, error: 'hsl(9, 80%, 70%)', radius: '2px' })).toEqual({
    theme: 'night',
    variables: {
      colorBackground: '#171512',
      colorText: '#ece7dd',
      colorTextSecondary: 'rgb(181 172 158)',
      colorPrimary: '#f0907a',
      colorDanger: 'hsl(9, 80%, 70%)',
      borderRadius: '2px',
    },
  });
});

test.each(['', 'oklch(50% 0.1 20)', 'color-mix(in srgb, red, blue)', 'rebeccapurple', 'rgb(calc(1) 2 3)'])(
  'leaves a colour to the provider that it cannot read: "%s" [BEYOND-86]',
  (ink) => expect(appearanceIn({ scheme: 'light', ink })).toEqual({ theme: 'stripe', variables: {} }),
);
