import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { emailChangePending } = replies.changeEmail;
const { email, email_change, name } = replies.getSubscriber.digitalSubscriber.body.subscriber.account;

export const emailFixture: Fixture = {
  inputs: [{ email, email_change, name }],
  events: {
    'form.changed': [
      { change: { email: '' } },
      { change: { email } },
      { change: { email: emailChangePending.body.email_change } },
    ],
  },
  outputs: {
    send: [
      { kind: 'ok', output: emailChangePending.body },
      { kind: 'ok', output: { email, email_change, name } },
      { kind: 'refused', refusal: { status: 400, problems: [] } },
      { kind: 'unanswered' },
    ],
    readSubscriber: [{ kind: 'ok', output: replies.getSubscriber.digitalSubscriber.body }, { kind: 'unanswered' }],
  },
};
