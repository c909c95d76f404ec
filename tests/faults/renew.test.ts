import { testMatrix } from './matrix.ts';
import { scenarios } from './renew.scenarios.ts';

testMatrix(scenarios);
