import { testMatrix } from './matrix.ts';
import { scenarios } from './visitor.scenarios.ts';

testMatrix(scenarios, [
  {
    call: 'getIdentityProviders',
    fault: 'F27 in a refusal',
    cells: 30,
    reason: 'A list that cannot be loaded leaves the one button; none of the server’s words are shown.',
  },
]);
