import { replies } from '#mocks/replies.ts';
import type { Fixture } from './walker.ts';

export const fixture: Fixture = {
  inputs: [{ key: 'sub_An09' }],
  outputs: { load: [{ kind: 'ok', output: replies.getSubscription.printSubscription.body }, { kind: 'unanswered' }] },
};
