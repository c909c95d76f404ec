import { expect, test } from 'vitest';
import { pages } from '#mocks/replies.ts';
import { type Branch, outline } from './outline.ts';

const shapeOf = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ anchor, under }) => (under.length > 0 ? [anchor, shapeOf(under)] : anchor));

const of = (...depths: number[]) =>
  shapeOf(outline(depths.map((depth, at) => ({ anchor: `h${at}`, title: `Heading ${at}`, depth }))));

test('nests each heading under its parent [SHELL-8]', () => {
  expect(shapeOf(outline(pages.showArticle.article.body.article.contents))).toEqual([
    ['the-first-lamp', ['whale-oil', 'the-eleven-days']],
    ['remarks', ['what-a-night-weighs']],
    'handed-over',
  ]);
});

test.each([
  [[], []],
  [
    [2, 6, 3, 2],
    [['h0', ['h1', 'h2']], 'h3'],
  ],
  [
    [6, 4, 2],
    ['h0', 'h1', 'h2'],
  ],
  [[2, 3, 4, 5, 6], [['h0', [['h1', [['h2', [['h3', ['h4']]]]]]]]]],
])('keeps all headings of depths %j', (depths, shape) => {
  expect(of(...depths)).toEqual(shape);
});
