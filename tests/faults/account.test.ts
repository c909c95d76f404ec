import { scenarios } from './account.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
