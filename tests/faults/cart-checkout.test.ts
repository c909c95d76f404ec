import { scenarios } from './cart-checkout.scenarios.ts';
import { testMatrix } from './matrix.ts';

testMatrix(scenarios);
