import { replies } from '#mocks/replies.ts';
import type { Fixture } from './walker.ts';

const reply = replies.changeEmail.emailChangePending.body;

export const fixture: Fixture = {
  inputs: [{ email: '' }],
  events: { 'form.changed': [{ change: { email: '' } }, { change: { email: reply.email_change } }] },
  outputs: { send: [{ kind: 'ok', output: { reply, submitted: reply.email_change } }, { kind: 'unanswered' }] },
};
