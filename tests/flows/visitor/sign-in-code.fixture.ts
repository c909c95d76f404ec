import { TOO_MANY_ATTEMPTS } from '#machines/rules/login/too-many-attempts.ts';
import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const spent = { field: 'general', code: 'server', words: TOO_MANY_ATTEMPTS };

export const signInCodeFixture: Fixture = {
  inputs: [
    { path: '/', after: { visit: '/' } },
    { path: '/', after: { visit: '/' }, requested: { email: 'noor@reader.example', token: 'vrf_1' } },
  ],
  events: {
    'form.changed': [
      { change: { email: 'noor@reader.example', password: '481 906' } },
      { change: { password: 'lantern' } },
    ],
  },
  outputs: {
    requestCode: [{ kind: 'ok', output: replies.requestCode.codeSent.body }, { kind: 'unanswered' }],
    verifyCode: [
      { kind: 'ok', output: {} },
      { kind: 'refused', refusal: { status: 400, problems: [spent] } },
      { kind: 'unanswered' },
    ],
  },
};
