import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const { emailChangePending, emailChangeEnded } = replies.changeEmail;
const submitted = emailChangePending.body.email_change;

export const emailFixture: Fixture = {
  inputs: [emailChangeEnded.body],
  outputs: { form: [{ reply: emailChangePending.body, submitted }] },
  snapshots: {
    form: [
      { context: { form: { email: '' } } },
      { context: { form: { email: submitted } } },
      { context: { form: { email: '' } }, tags: ['busy'] },
    ],
  },
};

export const emailFormFixture: Fixture = {
  inputs: [{ email: '' }],
  events: { 'form.changed': [{ change: { email: '' } }, { change: { email: submitted } }] },
  outputs: { send: [{ kind: 'ok', output: { reply: emailChangePending.body, submitted } }, { kind: 'unanswered' }] },
};
