import { scenarios } from './donate.scenarios.ts';
import { inapplicable } from './inapplicable.ts';
import { testMatrix } from './matrix.ts';

testMatrix(
  scenarios,
  inapplicable.filter(({ call }) => call === 'getShipping'),
);
