import { testMatrix } from './matrix.ts';
import { scenarios } from './store.scenarios.ts';

testMatrix(scenarios);
