import { scenarios } from './details.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
