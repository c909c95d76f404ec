import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const kept = { name: replies.getSubscriber.printSubscriber.body.subscriber.account.name };
const renamed = replies.changeName.nameUpdated.body;

export const nameFixture: Fixture = {
  inputs: [kept],
  events: { 'form.changed': [{ change: { name: '' } }, { change: kept }, { change: { name: renamed.name } }] },
  outputs: {
    send: [
      { kind: 'ok', output: renamed },
      { kind: 'ok', output: kept },
      { kind: 'refused', refusal: { status: 400, problems: [] } },
      { kind: 'unanswered' },
    ],
    readSubscriber: [{ kind: 'ok', output: replies.getSubscriber.printSubscriber.body }, { kind: 'unanswered' }],
  },
};
