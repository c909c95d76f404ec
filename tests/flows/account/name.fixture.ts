import { replies } from '#mocks/replies.ts';
import type { Fixture } from '../walker.ts';

const kept = { name: 'Étienne Gagnon' };

export const nameFixture: Fixture = {
  inputs: [kept],
  outputs: { form: [kept] },
  snapshots: {
    form: [
      { context: { form: kept } },
      { context: { form: { name: 'É. Gagnon' } } },
      { context: { form: kept }, tags: ['busy'] },
    ],
  },
};

export const nameFormFixture: Fixture = {
  inputs: [{ name: 'Étienne Gagnon' }],
  events: { 'form.changed': [{ change: { name: '' } }, { change: { name: 'É. Gagnon' } }] },
  outputs: { send: [{ kind: 'ok', output: replies.changeName.nameUpdated.body }, { kind: 'unanswered' }] },
};
