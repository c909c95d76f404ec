import { testMatrix } from './matrix.ts';
import { scenarios } from './paid-once.scenarios.ts';

testMatrix(scenarios);
