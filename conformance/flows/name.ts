import { name as nameFlow } from '../../machines/account/name/name.ports.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { holds, same } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const nameKit = kitFlow('name', () => [
  step('stores a new name and returns it, with a first name that is part of it', async (t) => {
    const tab = await t.as('subscriber');
    await keepName(t, tab);
    const actor = t.start(nameFlow, tab, { name: (await subscriberOf(tab)).account.name });
    actor.send({ type: 'form.changed', change: { name: ' Zora Quill ' } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'a stored name', (now) => now.matches({ open: 'completed' }), 'changeName');
    const { name, first_name } = (await subscriberOf(tab)).account;
    same('changeName', 'the stored name', name, 'Zora Quill');
    holds('changeName', 'a first name that is part of the name', name.includes(first_name), first_name);
  }),
]);
