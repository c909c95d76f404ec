import { describe, expect, test } from 'vitest';
import { doors } from './architecture/doors.ts';
import { habits } from './architecture/habits.ts';
import { samples } from './architecture/samples.ts';
import { parse, readGenerated, readSources, type Source } from './architecture/source.ts';

const rules = [...doors, ...habits];
const sources = readSources();
const houseOf = (files: Source[]) => new Map(files.map((file) => [file.path, file]));
const house = houseOf([...sources, ...readGenerated()]);

describe('the house keeps its rules', () => {
  test.each(rules)('$name: $reason', ({ findings }) => {
    expect(sources.flatMap((source) => findings(source, house).map((finding) => `${source.path} ${finding}`))).toEqual(
      [],
    );
  });

  test('every room is read', () => {
    const rooms = new Set(sources.map(({ path }) => path.split('/')[0]));
    expect([...rooms].sort()).toEqual(['.storybook', 'machines', 'mocks', 'scripts', 'src', 'tests']);
  });
});

describe('each rule can be broken', () => {
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

  test('every rule has a sample', () => {
    expect(rules.map(({ name }) => name).filter((name) => !samples.some(({ rule }) => rule === name))).toEqual([]);
  });
});
