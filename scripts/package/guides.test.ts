import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '#cli/commands.ts';

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };

/** Everything that tells somebody what to run or import. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:md|html|mjs|ts|tsx|js|css|ya?ml|py|rb|php|go|java|json)$/.test(path))
  .filter((path) => !/\.(?:test|gen)\.|^package-lock\.json$|^tests\/(?!package\/)|\/schema\.ts$/.test(path));

const texts = [
  ...files.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...Object.values(commands).map(({ help }) => ({ path: 'help', text: String(help) })),
];

const found = (pattern: RegExp): string[] =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, word = '']) => `${path}: ${word}`));

test('the package has a scoped name, which nobody else can register', () => {
  expect(name).toMatch(/^@[a-z0-9-]+\/quarterly$/);
});

test('guides run only packages of that name, and import none by the bare name', () => {
  const run = found(/\b(?:npx|pnpm dlx|yarn dlx|bunx|npm exec|npm create|npm init)(?: +-[\w-]+)* +([@\w][\w@./-]*)/g);
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((each) => !/: (?:does|is|of|or)$/.test(each) && !each.includes(`: ${name}`))).toEqual([]);
  expect(found(/\bfrom ['"](quarterly(?:\/\w+)?)['"]/g)).toEqual([]);
  expect(found(/(?<!@ember-days\/)(\bquarterly@\d)/g)).toEqual([]);
  expect(found(/(node_modules\/quarterly\b)/g)).toEqual([]);
});

test('guides install nothing that anyone could register', () => {
  const installed = found(/\b(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun add) +([^`\n|.;,]*)/g).flatMap(
    (each) => {
      const [path, ...words] = each.split(/: | +/);
      return words.filter((word) => /^[@a-z]/.test(word)).map((word) => `${path}: ${word}`);
    },
  );
  expect(installed).not.toEqual([]);
  expect(installed.filter((each) => !/: (?:react|react-dom)$/.test(each) && !each.endsWith(`: ${name}`))).toEqual([]);
});

test('the guides of the package work without the repository', () => {
  for (const path of ['scripts/package/readme.md', 'docs/host.md', 'docs/edge.md', 'docs/theming.md'])
    expect(readFileSync(path, 'utf8').match(/\bnpm run\b|\bdist\/|\bsrc\/|\bscripts\/|\bpublic\//g), path).toBeNull();
});
