import { expect, test } from 'vitest';
import { contentFindings, MOST_PACKED, MOST_UNPACKED, sizeFindings } from './contents.ts';
import { withoutDeadLinks } from './pages.ts';

const ROOT = '/home/someone/quarterly';

test.each([
  ['browser/rules.test.js', '', 'browser/rules.test.js must not ship.'],
  ['mocks/replies.js', '', 'mocks/replies.js must not ship.'],
  ['browser/base.js.map', '', 'browser/base.js.map must not ship.'],
  ['server.js', `throw "${ROOT}/src";`, 'server.js names the folder that it was built in.'],
  ['docs/host.md', `${ROOT}/docs`, 'docs/host.md names the folder that it was built in.'],
  ['browser/base.js', '//# sourceMappingURL=base.js.map', 'browser/base.js names a source map.'],
  ['server.js', '"mockServiceWorker"', 'server.js says "mockServiceWorker", which is the mock worker'],
])('rejects %s (content: %s) [BEYOND-89]', (path, text, finding) => {
  expect(contentFindings(path, text, ROOT)).toEqual([finding]);
});

test('accepts what may ship [BEYOND-89]', () => {
  expect(contentFindings('docs/host.md', 'Write `sourceMappingURL` nowhere.', ROOT)).toEqual([]);
  expect(contentFindings('browser/contest.js', 'export const latest = 1;', ROOT)).toEqual([]);
});

test('limits the size of the package [BEYOND-89]', () => {
  expect(sizeFindings({ packed: MOST_PACKED, unpacked: MOST_UNPACKED })).toEqual([]);
  expect(sizeFindings({ packed: MOST_PACKED + 1, unpacked: MOST_UNPACKED + 1 })).toHaveLength(2);
});

test('keeps the links that work inside the package', () => {
  const pages = ['docs/host.md', 'CHANGELOG.md'];
  const markdown =
    '[up](../CHANGELOG.md) [here](#looks) [away](https://semver.org/) [why](decisions/x.md#y) ![the code](code.png)';
  expect(withoutDeadLinks(markdown, 'docs/host.md', pages)).toBe(
    '[up](../CHANGELOG.md) [here](#looks) [away](https://semver.org/) why the code',
  );
});
