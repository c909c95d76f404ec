import { replies } from '#mocks/replies.ts';
import type { Fixture } from './walker.ts';

const { emailChangePending, emailChangeEnded } = replies.changeEmail;
const submitted = emailChangePending.body.email_change;

export const fixture: Fixture = {
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
