import { expect, test } from 'vitest';
import { browsersOn, FORMS, LOOKS } from './floor.ts';
import { featuresOfScript } from './scripts.ts';
import { featuresOfStyles } from './styles.ts';

const features = (found: { feature: string }[]) => found.map(({ feature }) => feature);

test.each([
  ['n.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['n.with(0,m)', 'javascript.builtins.Array.with'],
  ['n.values().map(m)', 'javascript.builtins.Iterator.map'],
  ['Promise.try(n)', 'javascript.builtins.Promise.try'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['Object.groupBy(n)', 'javascript.builtins.Object.groupBy'],
  ['n.isWellFormed()', 'javascript.builtins.String.isWellFormed'],
  ['n.union(m)', 'javascript.builtins.Set.union'],
  ['URL.parse(n)', 'api.URL.parse_static'],
  ['URL.canParse(n)', 'api.URL.canParse_static'],
  ['AbortSignal.any(n)', 'api.AbortSignal.any_static'],
  ['scheduler.yield()', 'api.Scheduler.yield'],
  ['requestIdleCallback(n)', 'api.Window.requestIdleCallback'],
  ['n.checkVisibility()', 'api.Element.checkVisibility'],
  ['n.showPopover()', 'api.HTMLElement.showPopover'],
  ['navigator.locks.request(n)', 'api.Navigator.locks (secure context)'],
  ['let{locks:n}=navigator;n.request(m)', 'api.Navigator.locks (secure context)'],
  ['let{adoptedStyleSheets:n}=document;m(...n)', 'api.Document.adoptedStyleSheets'],
  ['crypto.randomUUID()', 'api.Crypto.randomUUID (secure context)'],
  ['crypto.subtle.digest(n,m)', 'api.Crypto.subtle (secure context)'],
  ['class N{static{n()}}', 'javascript.classes.static.initialization_blocks'],
  ['n=/(?<!a)b/', 'javascript.regular_expressions.lookbehind_assertion'],
  ['n=/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
  [`n.querySelector(\`:scope>.\${m}:user-valid\`)`, 'css.selectors.user-valid'],
  ['(0,n.jsx)(`button`,{commandFor:m})', 'html.elements.button.commandfor'],
])('a built script may not contain %s [BEYOND-193]', (code, feature) => {
  expect(features(featuresOfScript('a.js', code))).toEqual([feature]);
});

test.each([
  'n.map(m)',
  `n.querySelector(\`:scope>:is(.\${m}:user-valid)\`)`,
  'Object.keys(n).map(m)',
  'n.toSorted?.()',
  'n.toSorted&&n.toSorted()',
  'CSS.escape(n)',
  'typeof URL.parse==`function`&&URL.parse(n)',
  'let{locks:n}=navigator;n?.request(m)',
  'if(`locks`in navigator)navigator.locks.request(n)',
  'function f(){if(!n.toSorted)return;n.toSorted()}',
  'try{URL.canParse(n)}catch{}',
])('a built script may contain %s', (code) => {
  expect(featuresOfScript('a.js', code)).toEqual([]);
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
