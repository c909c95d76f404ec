import { testMatrix } from './matrix.ts';
import { scenarios } from './visitor.scenarios.ts';

testMatrix(scenarios);
