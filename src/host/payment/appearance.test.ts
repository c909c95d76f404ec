import { afterEach, expect, test, vi } from 'vitest';
import { appearanceAt } from './appearance.ts';

afterEach(() => vi.unstubAllGlobals());

function appearanceIn(resolved: Record<string, string>, tokens: Record<string, string> = {}) {
  let colour = '';
  const setProperty = (name: string, value: string) => {
    if (name === 'background-color') colour = value.replace(/^var\(--jr-(.*)\)$/, '$1');
  };
  vi.stubGlobal('getComputedStyle', () => ({
    get backgroundColor() {
      return resolved[colour] ?? 'rgba(0, 0, 0, 0)';
    },
    getPropertyValue: (name: string) => tokens[name] ?? '',
  }));
  const place: Partial<HTMLElement> = { style: { setProperty } as CSSStyleDeclaration };
  return appearanceAt(place as HTMLElement);
}

test('uses the scheme, colors and corners of its surroundings [BEYOND-86]', () => {
  const dark = {
    paper: 'rgb(23, 21, 18)',
    ink: 'rgb(236, 231, 221)',
    soft: 'rgb(181, 172, 158)',
    accent: 'rgb(240, 144, 122)',
    error: 'rgb(255, 154, 168)',
  };
  expect(appearanceIn(dark, { '--jr-scheme': ' dark', '--jr-radius': ' 2px' })).toEqual({
    theme: 'night',
    variables: {
      colorBackground: 'rgb(23, 21, 18)',
      colorText: 'rgb(236, 231, 221)',
      colorTextSecondary: 'rgb(181, 172, 158)',
      colorPrimary: 'rgb(240, 144, 122)',
      colorDanger: 'rgb(255, 154, 168)',
      borderRadius: '2px',
    },
  });
});

test.each(['oklch(0.5 0.1 20)', 'color(srgb 1 0 0)', 'rgba(0, 0, 0, 0)'])(
  'leaves a color to the provider if it is unreadable or transparent: "%s" [BEYOND-86]',
  (ink) => expect(appearanceIn({ ink })).toEqual({ theme: 'stripe', variables: {} }),
);
