import { scenarios } from './invoice.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
