import { expect, test } from 'vitest';
import { markedPart } from './marked.ts';

test('throws, and loses nothing, if the document lacks the part', () => {
  expect(() => markedPart('budgets', 'npm run x').write('# Words\n', ['| a |'])).toThrow(
    'The document has no part between <!-- budgets: written by `npm run x` --> and <!-- /budgets -->.',
  );
});
