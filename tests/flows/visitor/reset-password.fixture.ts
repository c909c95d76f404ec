import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

export const resetPasswordFixture: Fixture = {
  inputs: [{ email: '' }],
  events: { 'form.changed': [{ change: { email: 'hiroshi@reader.example' } }] },
  outputs: { send: [{ kind: 'ok', output: replies.resetPassword.linkSent.body }, { kind: 'unanswered' }] },
};
