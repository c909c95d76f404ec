import { afterEach, expect, test, vi } from 'vitest';
import { lockScroll, scrollToProblem } from './scroll.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that cannot lock or scroll still shows the form and its problem [BEYOND-193]', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  Object.assign(window, { parent: window });
  const focus = vi.fn();
  const form = { focus } as unknown as HTMLElement;
  lockScroll(form)();
  scrollToProblem(form);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(2);
});
