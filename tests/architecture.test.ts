import { describe, expect, test } from 'vitest';
import { doors } from './architecture/doors.ts';
import { habits } from './architecture/habits.ts';
import { places, screens } from './architecture/places.ts';
import { placeSamples, samples } from './architecture/samples.ts';
import { parse, readGenerated, readPaths, readSources, type Source } from './architecture/source.ts';

const rules = [...doors, ...habits, ...screens];
const sources = readSources();
const houseOf = (files: Source[]) => new Map(files.map((file) => [file.path, file]));
const house = houseOf([...sources, ...readGenerated()]);

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

describe('samples', () => {
  test.each(samples)('$rule: $path $finding', ({ rule, path, bad, finding, good, beside = {} }) => {
    const { findings } = rules.find(({ name }) => name === rule) ?? { findings: () => ['no such rule'] };
    const others = Object.entries(beside).map(([other, text]) => parse(other, text));
    const found = (text: string) => {
      const source = parse(path, text);
      return findings(source, houseOf([source, ...others]));
    };
    expect(found(bad)).toEqual([finding]);
    if (good) expect(found(good)).toEqual([]);
  });

  test.each(placeSamples)('$rule: $finding', ({ rule, bad, finding, good }) => {
    const { findings } = places.find(({ name }) => name === rule) ?? { findings: () => ['no such rule'] };
    expect(findings(new Set(bad))).toEqual([finding]);
    expect(findings(new Set(good))).toEqual([]);
  });

  test('every rule has a sample', () => {
    const broken = new Set([...samples, ...placeSamples].map(({ rule }) => rule));
    expect([...rules, ...places].map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
  });
});
