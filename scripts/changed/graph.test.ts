import { expect, test } from 'vitest';
import { readSources } from '../../tests/architecture/source.ts';
import { readTree } from './changes.ts';
import { distances, type Graph, importGraph, textOf } from './graph.ts';

const edgesOf = (path: string, text: string, ...others: string[]): string[] => {
  const tree = new Map([...others.map((other): [string, string] => [other, '']), [path, text]]);
  return [...(importGraph(tree).get(path)?.keys() ?? [])];
};

test.each([
  ['an import', `import { a } from './a.ts';`, 'src/a.ts'],
  ['an import through an alias', `import { a } from '#machines/rules/a.ts';`, 'machines/rules/a.ts'],
  ['a multi-line import', `import {\n  a,\n  type B,\n} from '../mocks/a.ts';`, 'mocks/a.ts'],
  ['a side-effect import', `import './a.css';`, 'src/a.css'],
  ['a dynamic import', `const load = () => import('./a.ts');`, 'src/a.ts'],
  ['JSON', `import a from './a.json' with { type: 'json' };`, 'src/a.json'],
  ['a file read relative to the module', `new URL('../openapi.yaml', import.meta.url)`, 'openapi.yaml'],
  ['a file read from the root', `readFileSync('docs/flows.md', 'utf8')`, 'docs/flows.md'],
])('follows %s', (_, text, target) => {
  expect(edgesOf('src/x.ts', text, target)).toEqual([target]);
});

test.each([
  ['a type import', `import type { A } from './a.ts';`],
  ['a typeof import', `await load<typeof import('./a.ts')>();`],
  ['a line comment', `// see './a.ts' for more`],
  ['a block comment', `/** As in 'src/a.ts'. */`],
  ['a package', `import a from 'a';`],
])('ignores %s', (_, text) => {
  expect(edgesOf('src/x.ts', text, 'src/a.ts')).toEqual([]);
});

test('follows imports and compositions of style sheets', () => {
  expect(
    edgesOf('src/x.css', `@import "./a.css"; .b { composes: c from './b.css'; }`, 'src/a.css', 'src/b.css'),
  ).toEqual(['src/a.css', 'src/b.css']);
});

test('expands globs to imports or to texts that are read', () => {
  const files = ['src/en/a.ts', 'src/en/b.ts', 'src/en/deep/c.ts'];
  expect(edgesOf('src/x.ts', `import.meta.glob(['./en/*.ts'])`, ...files)).toEqual(['src/en/a.ts', 'src/en/b.ts']);
  expect(edgesOf('tests/x.ts', `globSync('{src,mocks}/**/*.{ts,tsx}')`, ...files)).toEqual(files.map(textOf));
  expect(edgesOf('src/x.ts', `new URL(\`../data/\${file}\`, import.meta.url)`, 'data/a.json')).toEqual([
    textOf('data/a.json'),
  ]);
});

test('follows only the imports of a configuration file', () => {
  const text = `import { a } from './a.ts';\n\nexport default { input: 'src/embed.ts' };`;
  expect(edgesOf('vite.config.ts', text, 'a.ts', 'src/embed.ts')).toEqual(['a.ts']);
});

test('finds the same imports as TypeScript, except imports of types', () => {
  const tree = readTree();
  const graph = importGraph(tree);
  const wrong = readSources().flatMap(({ path, imports }) => {
    const ours = imports.filter(({ target }) => target !== path && tree.has(target));
    const kept = new Set(ours.filter(({ isType }) => !isType).map(({ target }) => target));
    return ours
      .filter(({ target }) => (graph.get(path)?.has(target) ?? false) !== kept.has(target))
      .map(({ target }) => `${path} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

const graph: Graph = new Map([
  [
    'test',
    new Map([
      ['screen', 1],
      ['config', 10],
    ]),
  ],
  ['screen', new Map([['machine', 1]])],
  [
    'machine',
    new Map([
      ['screen', 1],
      ['rule', 1],
    ]),
  ],
  ['config', new Map([['rule', 1]])],
  ['other', new Map([['config', 10]])],
]);

test('finds the shortest path despite cycles and omits unreachable files', () => {
  expect(Object.fromEntries(distances(graph, ['rule']))).toEqual({
    rule: 0,
    machine: 1,
    config: 1,
    screen: 2,
    test: 3,
    other: 11,
  });
  expect(Object.fromEntries(distances(graph, ['test']))).toEqual({ test: 0 });
});

test('measures from the nearest change', () => {
  expect(distances(graph, ['rule', 'screen']).get('test')).toBe(1);
});
