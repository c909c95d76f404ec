import { describe, expect, test } from 'vitest';
import { readTree } from './changes.ts';
import { nearestFirst, type Selection, select } from './selection.ts';

const tree = readTree();
const selectFor = (...files: string[]) => select({ files, removed: [] }, tree);

const small = new Map(
  Object.entries({
    'mocks/routes.gen.ts': [
      `  changeName: { method: 'post', path: '/api/name' },`,
      `  donate: { method: 'post', path: '/api/donate' },`,
      `  showName: { method: 'get', path: '/name' },`,
      `  showDonate: { method: 'get', path: '/donate' },`,
    ].join('\n'),
    'mocks/site/site.ts': `import '../pages/page-data.ts'; import '../journal/plays.ts';`,
    'mocks/pages/page-data.ts': `import './name.ts'; import './donate.ts';`,
    'mocks/pages/name.ts': 'export const entries = { showName: (desk) => desk };',
    'mocks/pages/donate.ts': 'export const entries = { showDonate: (desk) => desk };',
    'mocks/journal/plays.ts': `import './name.ts'; import './donate.ts';`,
    'mocks/journal/name.ts': 'export const entries = { changeName: (desk) => desk };',
    'mocks/journal/donate.ts': 'export const entries = { donate: (desk) => desk };',
    'machines/name.ts': `api.POST('/api/name', {})`,
    'machines/name.test.ts': `import './name.ts';`,
    'machines/donate.ts': `api.POST('/api/donate', {})`,
    'src/mounts.ts': [
      `  name: { route: '/name', load: () => import('#screens/Name.tsx') },`,
      `  donate: { route: '/donate', load: () => import('#screens/Donate.tsx') },`,
    ].join('\n'),
    'src/screens/Name.tsx': `import '#machines/name.ts';`,
    'src/screens/Name.stories.tsx': `import './Name.tsx';`,
    'src/screens/Donate.tsx': `import '#machines/donate.ts';`,
    'src/main.tsx': `import './mounts.ts'; import('#mocks/site/site.ts'); import('./embed.ts');`,
    'src/embed.ts': `import './mounts.ts';`,
    'tests/journeys/account/name.spec.ts': `page.goto('/name');`,
    'tests/journeys/purchase/donate.spec.ts': `page.goto('/donate');`,
    'tests/journeys/host/host-pages.spec.ts': `page.goto('/name');`,
    'tests/data/names.json': '',
    'README.md': '',
  }),
);
const selectInSmall = (...files: string[]) => select({ files, removed: [] }, small);

const nothing: Selection = {
  unit: [],
  stories: [],
  journeys: [],
  hostPages: [],
  workbench: [],
  conformance: false,
  contract: false,
  build: false,
};

describe('in a small site', () => {
  test.each(['machines/name.ts', 'src/screens/Name.tsx', 'mocks/journal/name.ts', 'mocks/pages/name.ts'])(
    'a changed %s selects only journeys to its page',
    (file) => {
      expect(selectInSmall(file).journeys).toEqual(['tests/journeys/account/name.spec.ts']);
    },
  );

  test('a changed machine selects its tests, stories, host pages and the build', () => {
    expect(selectInSmall('machines/name.ts')).toEqual({
      ...nothing,
      unit: ['machines/name.test.ts'],
      stories: ['src/screens/Name.stories.tsx'],
      journeys: ['tests/journeys/account/name.spec.ts'],
      hostPages: ['tests/journeys/host/host-pages.spec.ts'],
      build: true,
    });
  });

  test.each(['src/embed.ts', 'src/mounts.ts', 'src/main.tsx', 'mocks/site/site.ts'])(
    'a changed %s, which every page needs, selects every journey',
    (file) => {
      expect(selectInSmall(file).journeys).toHaveLength(2);
    },
  );

  test('a deleted file selects the files that still name it', () => {
    const rest = new Map(small);
    rest.delete('machines/name.ts');
    expect(select({ files: ['machines/name.ts'], removed: [] }, rest).unit).toEqual(['machines/name.test.ts']);
  });

  test('a deleted test is not selected', () => {
    const rest = new Map(small);
    rest.delete('machines/name.test.ts');
    expect(select({ files: ['machines/name.test.ts'], removed: [] }, rest)).toEqual(nothing);
  });

  test('a file without readers selects nothing', () => {
    expect(selectInSmall('README.md', 'tests/data/names.json')).toEqual(nothing);
  });
});

describe('in this repository', () => {
  test('a changed rule runs its own test first', () => {
    expect(selectFor('machines/rules/price/money.ts').unit[0]).toBe('machines/rules/price/money.test.ts');
  });

  test("a changed screen selects its stories and journeys first, and no other page's journey", () => {
    const { stories, journeys, hostPages, build } = selectFor('src/screens/account/name/Name.tsx');
    expect(stories[0]).toBe('src/screens/account/name/Name.stories.tsx');
    expect(journeys[0]).toBe('tests/journeys/account/name.spec.ts');
    expect(journeys).not.toContain('tests/journeys/purchase/donate.spec.ts');
    expect(hostPages).toContain('tests/journeys/host/host-pages.spec.ts');
    expect(build).toBe(true);
    // This story walks through all pages of the site.
    expect(stories).toContain('src/screens/visitor/journeys/Entry.stories.tsx');
  });

  test('a changed machine selects only workbench journeys that open its stories', () => {
    expect(selectFor('machines/account/name/name.machine.ts').workbench).toEqual([]);
  });

  test('a changed story selects the workbench journeys that open it', () => {
    const file = 'src/screens/purchase/subscribe/Subscribe.stories.tsx';
    expect(selectFor(file).workbench).toContain('tests/journeys/workbench/stepping.spec.ts');
  });

  test('a changed story selects the tests that read its source', () => {
    expect(selectFor('src/parts/form/Field.stories.tsx').unit).toContain('tests/stories.test.ts');
  });

  test('a changed document selects only the tests that read it', () => {
    // Some tests use files of the repository as samples.
    const selected = (file: string) => {
      const { unit, ...others } = selectFor(file);
      return {
        ...others,
        unit: unit.filter((path) => !/^scripts\/(?:changed|mutation)\/|^scripts\/conformance\.test/.test(path)).sort(),
      };
    };
    expect(selected('README.md')).toEqual(nothing);
    expect(selected('docs/journal.md')).toEqual({
      ...nothing,
      unit: [
        'mocks/console/console.test.ts',
        'mocks/journal/catalogue/coupons.test.ts',
        'mocks/readers.test.ts',
        'mocks/scenario/scenarios.test.ts',
      ],
    });
  });

  test('a changed contract selects its check and the tests that read it', () => {
    const { contract, unit } = selectFor('openapi.yaml');
    expect(contract).toBe(true);
    expect(unit).toContain('tests/contract.test.ts');
  });

  test('a changed Vite configuration selects everything', () => {
    const all = [...tree.keys()];
    const { unit, stories, journeys, hostPages, workbench, build } = selectFor('vite.config.ts');
    expect(unit.toSorted()).toEqual(all.filter((path) => /\.test\.tsx?$/.test(path)).sort());
    expect(stories).toHaveLength(all.filter((path) => path.endsWith('.stories.tsx')).length);
    expect([...journeys, ...hostPages, ...workbench].sort()).toEqual(
      all.filter((path) => /^tests\/journeys\/.*\.spec\.ts$/.test(path)).sort(),
    );
    expect(build).toBe(true);
  });

  test('a removed text runs the journeys that quote it first', () => {
    const files = ['src/messages/en/email.ts'];
    const { journeys } = select({ files, removed: ['A confirmation email has been sent to '] }, tree);
    expect(tree.get(journeys[0] ?? '')).toContain('A confirmation email has been sent to');
  });
});

const change = {
  files: ['machines/cart.ts'],
  removed: ['Save the name'],
  tree: new Map([
    ['machines/cart.ts', 'export const addUp = 1;'],
    ['src/CartTable.tsx', ''],
    ['quotes.test.ts', `expect('Save the name, please')`],
  ]),
};
const rank = (found: [string, number][], names: Record<string, string[]> = {}) => {
  const tests = found.map(([path]) => path).filter((path) => path.includes('.test.'));
  const said = (path: string) => (names[path] ? { strings: new Set<string>(), names: new Set(names[path]) } : {});
  return nearestFirst(
    tests.map((path) => ({ path, ...said(path) })),
    new Map(),
    new Map(found),
    change,
  );
};

test('omits tests that the change does not reach', () => {
  expect(nearestFirst([{ path: 'a.test.ts' }], new Map(), new Map(), change)).toEqual([]);
});

test('ranks tests that quote a removed text, then those named like the change, then the nearest', () => {
  expect(
    rank([
      ['far.test.ts', 5],
      ['near.test.ts', 2],
      ['tests/Cart.test.tsx', 9],
      ['quotes.test.ts', 12],
    ]),
  ).toEqual(['quotes.test.ts', 'tests/Cart.test.tsx', 'near.test.ts', 'far.test.ts']);
});

test('breaks ties by names of files on the way, then by exports of the change', () => {
  expect(
    rank(
      [
        ['src/CartTable.tsx', 1],
        ['a.test.ts', 3],
        ['b.test.ts', 3],
        ['cart-table.test.ts', 3],
      ],
      {
        'b.test.ts': ['addUp'],
      },
    ),
  ).toEqual(['cart-table.test.ts', 'b.test.ts', 'a.test.ts']);
});
