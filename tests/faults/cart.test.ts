import { scenarios } from './cart.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
