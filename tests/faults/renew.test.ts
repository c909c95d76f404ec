import { inapplicable } from './inapplicable.ts';
import { testMatrix } from './matrix.ts';
import { scenarios } from './renew.scenarios.ts';

testMatrix(
  scenarios,
  inapplicable.filter(({ call }) => call === 'getShipping' || call === 'getProducts'),
);
