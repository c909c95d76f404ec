import { describe, expect, test } from 'vitest';
import { doors } from './architecture/doors.ts';
import { habits } from './architecture/habits.ts';
import { places, screens } from './architecture/places.ts';
import { placeSamples, samples } from './architecture/samples.ts';
import { parse, readGenerated, readPaths, readSources } from './architecture/source.ts';

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
