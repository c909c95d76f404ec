import { testMatrix } from './matrix.ts';
import { scenarios } from './purchase.scenarios.ts';

testMatrix(scenarios);
