import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doors } from './architecture/doors.ts';
import { habits } from './architecture/habits.ts';
import { places, screens } from './architecture/places.ts';
import { placeSamples, samples } from './architecture/samples.ts';
import { isGenerated, parse, readGenerated, readPaths, readSources } from './architecture/source.ts';

/**
 * The lines of TypeScript and styles in the rooms of builders, without tests, stories and generated files. The kit's ceiling
 * is raised while generators over the contract replace its steps by hand; it returns to 8,500. It rose by 200 for cancelling,
 * withdrawing and consent. The ceilings of the workbench and
 * scripts are raised for Find, which replaces the pages of texts and of requirements and the search of headings.
 */
const CEILINGS = { scripts: 4_500, cli: 1_500, '.storybook': 5_500, conformance: 9_707 };

const rules = [...doors, ...habits, ...screens];
const sources = readSources();
const house = new Map([...sources, ...readGenerated()].map((file) => [file.path, file]));

describe('the code base', () => {
  test.each(rules)('$name: $reason', ({ findings }) => {
    expect(sources.flatMap((source) => findings(source, house).map((finding) => `${source.path} ${finding}`))).toEqual(
      [],
    );
  });

  test.each(places)('$name: $reason', ({ findings }) => {
    expect(findings(readPaths())).toEqual([]);
  });

  test.each(Object.entries(CEILINGS))('%s holds at most %i lines: take some out before you add more', (room, most) => {
    const texts = globSync(`${room}/**/*.{ts,tsx,css}`)
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !isGenerated(path) && !/\.(?:test|stories|spec)\.|^conformance\/tests\//.test(path))
      .map((path) => readFileSync(path, 'utf8'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(most);
  });

  test('covers every room', () => {
    const rooms = new Set(sources.map(({ path }) => path.split('/')[0]));
    expect([...rooms].sort()).toEqual([
      '.storybook',
      'cli',
      'conformance',
      'machines',
      'mocks',
      'scripts',
      'src',
      'tests',
    ]);
  });
});

describe('a file that breaks the rule is found', () => {
  test.each(rules)('$name', ({ name, findings }) => {
    const [path, text] = samples[name] ?? expect.fail('It has no sample.');
    const source = parse(path, text);
    expect(findings(source, new Map([[path, source]]))).toHaveLength(1);
  });

  test.each(places)('$name', ({ name, findings }) => {
    expect(findings(new Set(placeSamples[name]))).toHaveLength(1);
  });
});
