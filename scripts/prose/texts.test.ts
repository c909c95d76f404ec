import { expect, test } from 'vitest';
import { textsIn } from './texts.ts';

const module = `#!/usr/bin/env node
// biome-ignore lint/a/b: a tool reads this
import { a } from './a.ts'; // beside an import

/**
 * Two lines
 * of one comment.
 */
export const b = 'no comment: // here';

// One comment
// on two lines.
const view = <p>{/* in JSX */}https://example.com // is text</p>;

describe('a group', () => {
  test.each(rows)('rejects %s', () => {});
  test(\`keeps \${b}\`, () => {});
  it.todo(b);
});
export const Sending = meta.story({ args: {}, name: 'Sending: locked' });
const other = story.named({ name: 'no title' });
`;

const kindsIn = (path: string, source: string) =>
  textsIn(path, source).map(({ kind, line, text }) => `${line} ${kind}: ${text}`);

test('reads comments and titles of a module, with their lines', () => {
  expect(kindsIn('machines/a.tsx', module)).toEqual([
    '3 comment: beside an import',
    '5 comment: \nTwo lines\nof one comment.',
    '11 comment: One comment\non two lines.',
    '13 comment: in JSX',
    '15 title: a group',
    '16 title: rejects %s',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title of a test in another file
    '17 title: keeps ${b}',
    '20 title: Sending: locked',
  ]);
});

test('reads the messages of the English module', () => {
  const source = "import { x } from './x.ts';\nexport const cart = { empty: 'Your cart is empty', lines: `many` };";
  expect(kindsIn('src/messages/en/cart.ts', source)).toEqual(['2 message: Your cart is empty', '2 message: many']);
  expect(kindsIn('src/messages/fr.json', source)).toEqual([]);
});

test('reads the comments of a style sheet', () => {
  expect(kindsIn('src/a.css', '/* One */\np {\n  color: red; /* Two\n  lines */\n}')).toEqual([
    '1 comment: One',
    '3 comment: Two\nlines',
  ]);
});

test('reads the summaries and descriptions of YAML, but no properties of that name and no example bodies', () => {
  const yaml = `
paths:
  /cart:
    summary: Read the cart
    description: >-
      Folded
      lines.
    x-decided: Empty carts answer 200.
    properties:
      description: { type: string, description: The name of a line }
    examples:
      one: { summary: One line, value: { summary: Not prose } }
`;
  expect(kindsIn('openapi.yaml', yaml)).toEqual([
    '4 description: Read the cart',
    '5 description: Folded lines.',
    '8 description: Empty carts answer 200.',
    '10 description: The name of a line',
    '12 description: One line',
  ]);
});
