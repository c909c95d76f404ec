import { scenarios } from './cards.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
