import { mailingList } from '../../machines/visitor/mailing-list/mailing-list.ports.ts';
import { newReader } from '../orders/orders.ts';
import { played } from '../readers/played.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const mailingListKit = kitFlow('mailing-list', () => [
  step('signs an address up with known and unknown tags', async (t) => {
    const { email } = newReader(t);
    const form = { flow: mailingList, tab: t.open(), input: { tags: ['events', 'No such_tag/&', '', 'events'] } };
    const typed = { type: 'form.changed', change: { email } } as const;
    await played(t, 'joinMailingList', form, typed, { type: 'form.submitted' });
    t.leave(`${email} on the mailing list`);
  }),
]);
