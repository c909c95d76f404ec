import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileGroups } from '#fixtures/data/hostile-strings.ts';
import { allowedRedirects, hostileRedirects } from '#fixtures/data/redirects.ts';
import { returnPath } from '#machines/rules/link/return-path.ts';

interface Language {
  name: string;
  snippet: string;
  driver: string;
  version: [string, ...string[]];
  commands: [string, ...string[]][];
}

const LANGUAGES: Language[] = [
  {
    name: 'PHP',
    snippet: 'journal.php',
    driver: 'driver.php',
    version: ['php', '-v'],
    commands: [['php', 'driver.php']],
  },
  {
    name: 'Ruby',
    snippet: 'journal.rb',
    driver: 'driver.rb',
    version: ['ruby', '-v'],
    commands: [['ruby', 'driver.rb']],
  },
  {
    name: 'Python',
    snippet: 'journal.py',
    driver: 'driver.py',
    version: ['python3', '-V'],
    commands: [['python3', 'driver.py']],
  },
  {
    name: 'Go',
    snippet: 'journal.go',
    driver: 'driver.go',
    version: ['go', 'version'],
    commands: [['go', 'run', 'driver.go']],
  },
  {
    name: 'Java',
    snippet: 'Journal.java',
    driver: 'driver.java',
    version: ['javac', '-version'],
    commands: [
      ['javac', 'Journal.java', 'driver.java'],
      ['java', 'Driver'],
    ],
  },
];

const isInstalled = ({ version: [command, ...rest] }: Language): boolean => spawnSync(command, rest).status === 0;

function answersOf(
  { snippet, driver, commands }: Language,
  questions: [kind: 'path' | 'data', text: string][],
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'snippet-'));
  const at = snippet.endsWith('.go') ? `journal/${snippet}` : snippet;
  mkdirSync(join(folder, dirname(at)), { recursive: true });
  cpSync(join('docs/examples/snippets', snippet), join(folder, at));
  cpSync(join('tests/snippets', driver), join(folder, driver));
  if (snippet.endsWith('.go')) writeFileSync(join(folder, 'go.mod'), 'module example\n\ngo 1.18\n');
  const input = questions.map(([kind, text]) => `${kind}:${Buffer.from(text).toString('base64')}\n`).join('');
  const outputs = commands.map(([command, ...rest]) => {
    const { status, stdout, stderr } = spawnSync(command, rest, { cwd: folder, input, maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(`${command} ${rest.join(' ')} failed: ${stderr}`);
    return stdout.toString();
  });
  return (outputs.at(-1) ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64').toString());
}

const hostile = hostileRedirects();
const allowed = allowedRedirects();

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '%',
  '%ff',
  '+',
  '@',
  ':',
  ';v=1',
);
const word = fc.constantFrom(
  ...['ap%C4%B1', 'LOG%C4%B0N', 'l%C3%B6gout', 'logou%CD%8Ft'],
  ...['evil.example', 'login', 'LogOut', 'api', 'oauth', 'delete', 'account', 'redirect_status'],
);
const rest = fc.constantFrom(
  '?',
  '#',
  '?redirect%5fstatus=1',
  '&',
  '=',
  ';',
  '\t',
  '\u202e',
  '%E2%80%AE',
  '%C2%A0',
  'é',
);
const paths = fc.array(fc.oneof(piece, word, rest), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
/** The same in every run. */
const odd = fc.sample(paths, { numRuns: 3_000, seed: 80 });

/** Excludes lone surrogates, which some languages cannot represent. */
const values = Object.values(hostileGroups)
  .flat()
  .filter((value) => typeof value !== 'string' || value.isWellFormed());

const BLOCK = /^<script type="application\/json" id="journal-data">([^<]*)<\/script>$/;

const [installed = [], absent = []] = [true, false].map((is) => LANGUAGES.filter((one) => isInstalled(one) === is));
if (absent.length > 0)
  console.info(`Snippets not run, as no interpreter is installed: ${absent.map(({ name }) => name).join(', ')}.`);

for (const language of installed)
  describe(`the ${language.name} snippet`, () => {
    test('follows only paths that a reader may follow [BEYOND-82]', () => {
      const asked = [...allowed, ...hostile.map((one) => one.asked), ...odd];
      const answers = answersOf(
        language,
        asked.map((path) => ['path', path]),
      );
      const byPath = new Map(asked.map((path, at) => [path, answers[at]]));
      expect(answers).toHaveLength(asked.length);
      expect(allowed.map((path) => byPath.get(path))).toEqual(allowed);
      const refused = hostile.filter(({ expected }) => expected === 'reject').map(({ asked: path }) => path);
      expect(refused.filter((path) => byPath.get(path) !== '/')).toEqual([]);
      // It never follows what the front end's rule rejects, and never returns another path.
      expect(
        asked.filter((path) => ![returnPath(path) === '/' ? '/' : path, '/'].includes(byPath.get(path) ?? '')),
      ).toEqual([]);
      // It may only be stricter with encoded parameter names.
      const strict = asked.filter((path) => byPath.get(path) === '/' && returnPath(path) !== '/');
      expect(strict.filter((path) => !/\?[^#]*%/.test(path))).toEqual([]);
    });

    test('escapes page data within its script block and keeps its meaning [BEYOND-82]', () => {
      const answers = answersOf(
        language,
        values.map((value) => ['data', JSON.stringify({ value })]),
      );
      expect(answers.map((block) => JSON.parse(BLOCK.exec(block)?.[1] ?? '"ended"'))).toEqual(
        values.map((value) => ({ value })),
      );
    });
  });
