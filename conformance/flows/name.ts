import { name as nameFlow } from '../../machines/account/name/name.ports.ts';
import { played } from '../readers/played.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { holds, same } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const nameKit = kitFlow('name', () => [
  step('stores a new name and returns it, with a first name that is part of it', async (t) => {
    const tab = await t.as('subscriber');
    await keepName(t, tab);
    const form = { flow: nameFlow, tab, input: { name: (await subscriberOf(tab)).account.name } };
    const typed = { type: 'form.changed', change: { name: ' Zora Quill ' } } as const;
    await played(t, 'changeName', form, typed, { type: 'form.submitted' });
    const { name, first_name } = (await subscriberOf(tab)).account;
    same('changeName', 'the stored name', name, 'Zora Quill');
    holds('changeName', 'a first name that is part of the name', name.includes(first_name), first_name);
  }),
]);
