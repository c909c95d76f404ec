import { testMatrix } from './matrix.ts';
import { scenarios } from './redeem.scenarios.ts';

testMatrix(scenarios);
