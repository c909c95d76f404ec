import { describe, expect, test } from 'vitest';
import { featuresOfBundle } from './bundle.ts';
import { browsersOn, FORMS, LOOKS } from './floor.ts';
import { featuresOfScripts } from './scripts.ts';
import { featuresOfStyles } from './styles.ts';

const features = (found: { feature: string }[]) => found.map(({ feature }) => feature);

const OF_TYPES = `
declare const list: string[];
declare const set: Set<string>;
list.toSorted();
list.with(0, '');
Promise.try(() => 1);
Promise.withResolvers();
new Map([['a', 1]]).values().map((one) => one);
set.union(set);
Object.groupBy(list, (one) => one);
URL.canParse('');
URL.parse('');
AbortSignal.any([]);
new Intl.Segmenter();
'a'.isWellFormed();
scheduler.yield();
navigator.locks.request('a', () => undefined);
crypto.randomUUID();
crypto.subtle.digest('SHA-1', new Uint8Array());
document.body.checkVisibility();
const pattern = /(?<=a)b/;
`;

describe('own scripts', () => {
  test('may use nothing newer than the floor, whatever the type of the object [BEYOND-193]', () => {
    const lines = OF_TYPES.trim().split('\n').slice(2);
    const found = featuresOfScripts(['planted.ts'], { 'planted.ts': OF_TYPES });
    expect(
      found.map(({ place }) => Number(place.split(':')[1])).filter((line, at, all) => all.indexOf(line) === at),
    ).toEqual(lines.map((_, at) => at + 4));
  });

  test('may use it after a test for it, as an optional call or under a catch', () => {
    const planted = `
      if ('locks' in navigator) navigator.locks.request('a', () => undefined);
      const id = typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '';
      document.body.checkVisibility?.();
      try { URL.canParse(id); } catch {}
      function f(x: string[]) { if (!('toSorted' in x)) return; x.toSorted(); }
      [1].map(String).at(-1);
    `;
    expect(features(featuresOfScripts(['planted.ts'], { 'planted.ts': planted }))).toEqual([]);
  });
});

test.each([
  ['n.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['Promise.try(n)', 'javascript.builtins.Promise.try'],
  ['Object.groupBy(n)', 'javascript.builtins.Object.groupBy'],
  ['n.isWellFormed()', 'javascript.builtins.String.isWellFormed'],
  ['n.union(m)', 'javascript.builtins.Set.union'],
  ['URL.parse(n)', 'api.URL.parse_static'],
  ['AbortSignal.any(n)', 'api.AbortSignal.any_static'],
  ['class N{static{n()}}', 'javascript.classes.static.initialization_blocks'],
  ['n=/(?<!a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
])('a built file may not contain %s [BEYOND-193]', (code, feature) => {
  expect(features(featuresOfBundle('a.js', code))).toEqual([feature]);
});

test.each([
  'n.map(m)',
  'n.toSorted?.()',
  'n.toSorted&&n.toSorted()',
  'CSS.escape(n)',
  'typeof URL.parse==`function`&&URL.parse(n)',
])('a built file may contain %s', (code) => {
  expect(featuresOfBundle('a.js', code)).toEqual([]);
});

test.each([
  ['a{field-sizing:content}', ['css.properties.field-sizing', 'css.properties.field-sizing.content']],
  ['@starting-style{a{opacity:0}}', ['css.at-rules.starting-style']],
  ['a{color:contrast-color(red)}', ['css.types.color.contrast-color']],
  ['a{color:rgb(from red r g b)}', ['css.types.color.rgb.relative_syntax']],
  ['details:open{color:red}', ['css.selectors.open']],
  ['@scope (a){b{color:red}}', ['css.at-rules.scope']],
  ['@supports (field-sizing:content){a{field-sizing:content}}', []],
  ['a{color:red;color:contrast-color(red)}', []],
  ['a:has(b){inset:0;& c{color:light-dark(red,blue)}}', []],
])('styles such as %s need %j [BEYOND-193]', (css, needed) => {
  expect(features(featuresOfStyles('a.css', css))).toEqual(needed);
});

test('names the browsers of a day', () => {
  expect([browsersOn(FORMS).safari, browsersOn(LOOKS).safari]).toEqual(['16.2', '17.5']);
});
