import type { Fixture } from './walker.ts';

const kept = { name: 'Étienne Gagnon' };

export const fixture: Fixture = {
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
