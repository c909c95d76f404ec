import { inapplicable } from './inapplicable.ts';
import { testMatrix } from './matrix.ts';
import { scenarios } from './purchase.scenarios.ts';

testMatrix(scenarios, inapplicable);
