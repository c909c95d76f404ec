import { name as nameFlow } from '../../machines/account/name/name.ports.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const nameKit = kitFlow('name', () => [
  step('stores a new name and returns it', async (t) => {
    const { tab, before } = await begin(t);
    const actor = t.start(nameFlow, tab, { name: before });
    actor.send({ type: 'form.changed', change: { name: ` ${before} the Second ` } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'a stored name', (now) => now.matches({ open: 'completed' }), 'changeName');
    same('changeName', 'the stored name', await nameOf(tab), `${before} the Second`);
  }),
  step('accepts PUT like POST', async (t) => {
    const { tab, before } = await begin(t);
    const name = `${before} the Third`;
    const reply = accepted('replaceName', await ask(tab, 'replaceName', { body: { name } }));
    same('replaceName', 'the name of the reply', reply.name, name);
    same('replaceName', 'the stored name', await nameOf(tab), name);
  }),
  step('returns a first name that is part of the name', async (t) => {
    const { tab } = await begin(t);
    const reply = accepted('changeName', await change(tab, '  Zora Quill '));
    const { name, first_name } = (await subscriberOf(tab)).account;
    same('changeName', 'the name in the reply, equal to the stored one', reply.name, name);
    holds('changeName', 'a first name that is part of the name', name.includes(first_name), first_name);
  }),
]);

async function begin(t: TestContext): Promise<{ tab: Tab; before: string }> {
  const tab = await t.as('subscriber');
  await keepName(t, tab);
  return { tab, before: await nameOf(tab) };
}

const change = (tab: Tab, name: string) => ask(tab, 'changeName', { body: { name } });

const nameOf = async (tab: Tab): Promise<string> => (await subscriberOf(tab)).account.name;
