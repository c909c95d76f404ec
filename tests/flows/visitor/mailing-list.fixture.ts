import type { Fixture } from '../walker.ts';

export const mailingListFixture: Fixture = {
  inputs: [{ tags: ['events'] }],
  events: { 'form.changed': [{ change: { email: 'wanjiru@reader.example' } }] },
  outputs: { prove: ['token'], signUp: [{ kind: 'ok', output: {} }, { kind: 'unanswered' }] },
};
