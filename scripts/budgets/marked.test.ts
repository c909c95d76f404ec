import { expect, test } from 'vitest';
import { markedPart } from './marked.ts';

test('a document without the part is an error, and nothing of it is lost', () => {
  expect(() => markedPart('budgets', 'npm run x').write('# Words\n', ['| a |'])).toThrow(
    'The document has no part between <!-- budgets: written by `npm run x` --> and <!-- /budgets -->.',
  );
});
