import { replies } from '#mocks/replies.ts';
import type { Fixture } from './walker.ts';

export const fixture: Fixture = {
  inputs: [{ name: 'Étienne Gagnon' }],
  events: { 'form.changed': [{ change: { name: '' } }, { change: { name: 'É. Gagnon' } }] },
  outputs: { send: [{ kind: 'ok', output: replies.changeName.nameUpdated.body }, { kind: 'unanswered' }] },
};
