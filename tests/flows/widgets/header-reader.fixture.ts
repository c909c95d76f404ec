import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const headerReaderFixture: Fixture = {
  inputs: [{ name: undefined }, { name: 'Ines Calloway' }],
  outputs: {
    readSubscriber: [{ kind: 'ok', output: replies.getSubscriber.printSubscriber.body }, { kind: 'unanswered' }],
  },
};
