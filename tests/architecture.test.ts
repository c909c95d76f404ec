import { describe, expect, test } from 'vitest';
import { doors } from './architecture/doors.ts';
import { habits } from './architecture/habits.ts';
import { samples } from './architecture/samples.ts';
import { parse, readSources } from './architecture/source.ts';

const rules = [...doors, ...habits];
const sources = readSources();

describe('the house keeps its rules', () => {
  test.each(rules)('$name: $reason', ({ findings }) => {
    expect(sources.flatMap((source) => findings(source).map((finding) => `${source.path} ${finding}`))).toEqual([]);
  });

  test('every room is read', () => {
    const rooms = new Set(sources.map(({ path }) => path.split('/')[0]));
    expect([...rooms].sort()).toEqual(['.storybook', 'machines', 'mocks', 'scripts', 'src', 'tests']);
  });
});

describe('each rule can be broken', () => {
  test.each(samples)('$rule: $path $finding', ({ rule, path, bad, finding, good }) => {
    const { findings } = rules.find(({ name }) => name === rule) ?? { findings: () => ['no such rule'] };
    expect(findings(parse(path, bad))).toEqual([finding]);
    if (good) expect(findings(parse(path, good))).toEqual([]);
  });

  test('every rule has a sample', () => {
    expect(rules.map(({ name }) => name).filter((name) => !samples.some(({ rule }) => rule === name))).toEqual([]);
  });
});
