import type { Fixture } from '../walker.ts';

const after = { visit: '/' };

export const passwordLoginFixture: Fixture = {
  inputs: [{ email: '', password: '', after }],
  events: { 'form.changed': [{ change: { email: 'fatima@reader.example', password: 'correct horse' } }] },
  outputs: { send: [{ kind: 'ok', output: after }, { kind: 'unanswered' }] },
};
