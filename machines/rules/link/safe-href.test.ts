import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test('accepts https addresses and paths of the own origin', () => {
  const safe = ['https://cdn.example/mug.png?w=2#top', '/covers/12.svg', '/store/mug?size=l#buy'];
  expect(safe.map(safeHref)).toEqual(safe);
  expect(safeHref('/a/../covers/12.svg')).toBe('/covers/12.svg');
});

test.each([
  ['script', 'javascript:alert(1)'],
  ['script after a control character', '\u0001javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['plain http', 'http://cdn.example/mug.png'],
  ['another origin without a scheme', '//evil.example'],
  ['a backslash in place of a slash', '/\\evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['dot segments that leave two slashes', '/.//evil.example'],
  ['user information', 'https://journal.test@evil.example'],
  ['https without an authority', 'https:evil.example'],
  ['no host', 'https://'],
  ['a later backslash', '/covers\\12.svg'],
  ['a control character at the end', '/covers/12.svg\n'],
  ['a relative path', 'mug.png'],
  ['a relative path with folders', 'covers/mug.png'],
  ['nothing', ''],
  ['a value that is not a string', null],
])('rejects %s', (_, value) => {
  expect(safeHref(value)).toBeUndefined();
});
