import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { classNameOf } from './class-name.ts';

test('a class is named after its style sheet', () => {
  expect(classNameOf('label', '/src/parts/Field.module.css')).toBe('jr-Field-label');
  expect(classNameOf('label', 'C:\\src\\parts\\Field.module.css?used')).toBe('jr-Field-label');
});

test('no two style sheets have one name, so that no two classes do', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
