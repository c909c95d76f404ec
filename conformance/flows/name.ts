import { name as nameFlow } from '../../machines/account/name/name.ports.ts';
import { keepName, subscriberOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, holds, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';
import type { Tab } from '../runner/tab.ts';

export const nameKit = kitFlow('name', () => [
  step('stores a new name and returns it', async (rig) => {
    const { tab, before } = await begin(rig);
    const actor = rig.start(nameFlow, tab, { name: before });
    actor.send({ type: 'form.changed', change: { name: ` ${before} the Second ` } });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'a stored name', (now) => now.matches({ open: 'completed' }), 'changeName');
    same('changeName', 'the stored name', await nameOf(tab), `${before} the Second`);
  }),
  step('accepts PUT like POST', async (rig) => {
    const { tab, before } = await begin(rig);
    const name = `${before} the Third`;
    const reply = accepted('replaceName', await ask(tab, 'replaceName', { body: { name } }));
    same('replaceName', 'the name of the reply', reply.name, name);
    same('replaceName', 'the stored name', await nameOf(tab), name);
  }),
  step('returns a first name that is part of the name', async (rig) => {
    const { tab } = await begin(rig);
    const reply = accepted('changeName', await change(tab, '  Zora Quill '));
    const { name, first_name } = (await subscriberOf(tab)).account;
    same('changeName', 'the name in the reply, equal to the stored one', reply.name, name);
    holds('changeName', 'a first name that is part of the name', name.includes(first_name), first_name);
  }),
  step('refuses a blank name (error at name) and keeps the old one', async (rig) => {
    const { tab } = await begin(rig);
    const before = await nameOf(tab);
    refused('changeName', await change(tab, ' '), { status: 400, field: 'name' });
    const put = await ask(tab, 'replaceName', { body: { name: ' ' } });
    refused('replaceName', put, { status: 400, field: 'name' });
    same('changeName', 'the stored name', await nameOf(tab), before);
  }),
]);

async function begin(rig: Rig): Promise<{ tab: Tab; before: string }> {
  const tab = await rig.as('subscriber');
  await keepName(rig, tab);
  return { tab, before: await nameOf(tab) };
}

const change = (tab: Tab, name: string) => ask(tab, 'changeName', { body: { name } });

const nameOf = async (tab: Tab): Promise<string> => (await subscriberOf(tab)).account.name;
