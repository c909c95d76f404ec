import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatsFile, formatsModule } from './formats.ts';

test('the checked-in module is up to date', () => {
  expect(readFileSync(formatsFile, 'utf8')).toBe(formatsModule());
});

test.each([
  ['%N%n%O%n%A%n%C, %S %Z', 'A|C, S Z'],
  ['%O%n%N%n%A%n%Z %C %X', 'A|Z C'],
  ['%O%n%N%n%A%nCH-%Z %C', 'A|Z C'],
  ['%O%n%N%n%A%nAX-%Z %C%nÅLAND', 'A|Z C'],
  ['%N%n%O%n%A%nSINGAPORE %Z', 'A|C Z'],
  ['%N%n%O%n%A%n%C PR %Z', 'A|C PR Z'],
  ['%N%n%O%n%A%n%D%n%C-%S%n%Z', 'A|C-S|Z'],
  ['%N%n%O%n%A%n%Z %C%S', 'A|Z C S'],
  ['%A%n%O%n%N', 'A|C'],
])('lays %j out as %j', (fmt, layout) => {
  expect(formatsModule([['QQ', { fmt }]])).toContain(`  '${layout}': 'QQ',\n`);
});

test("adds a separate layout for the country's own script", () => {
  const japan = { fmt: '〒%Z%n%S%n%A%n%O%n%N', lfmt: '%N%n%O%n%A, %S%n%Z', state_name_type: 'prefecture' };
  expect(formatsModule([['JP', japan]]).match(/'.*': '.*'/g)).toEqual([
    "'A, C, S|Z': 'JP'",
    "'〒Z|SC|A': 'JP'",
    "'state.prefecture': 'JP'",
  ]);
});
