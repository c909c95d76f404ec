import { testMatrix } from './matrix.ts';
import { scenarios } from './subscription.scenarios.ts';

testMatrix(scenarios);
