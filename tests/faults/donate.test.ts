import { scenarios } from './donate.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
