import { afterEach, expect, test, vi } from 'vitest';
import { dropFragment, pushFragment, readFragment, watchFragment } from './fragment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function pageAt(href: string) {
  const done: string[] = [];
  const location = { href, hash: new URL(href).hash };
  const history = {
    state: { of: 'the host' },
    back: () => void done.push('back'),
    replaceState: (state: unknown, _: string, url: URL) => void done.push(`${JSON.stringify(state)} ${url.href}`),
  };
  vi.stubGlobal('window', { location, history });
  return { done, location };
}

test('reads and pushes a fragment', () => {
  const { location } = pageAt('https://journal.test/login?url=%2Faccount#login-setup');
  expect(readFragment()).toBe('login-setup');
  pushFragment('other');
  expect(location.hash).toBe('other');
});

test('goes back over a fragment it pushed, and removes any other in place', () => {
  const { done } = pageAt('https://journal.test/login?url=%2Faccount#login-setup');
  dropFragment(true);
  dropFragment(false);
  expect(done).toEqual(['back', '{"of":"the host"} https://journal.test/login?url=%2Faccount']);
});

test('calls back on each change of the fragment until stopped', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const changed = vi.fn();
  const stop = watchFragment(changed);
  page.dispatchEvent(new Event('hashchange'));
  stop();
  page.dispatchEvent(new Event('hashchange'));
  expect(changed).toHaveBeenCalledOnce();
});
