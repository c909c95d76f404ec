import { name as nameFlow } from '#machines/account/name/name.ports.ts';
import { ask } from '../ask.ts';
import { accepted, holds, refused, same } from '../expect.ts';
import { kitFlow, type Rig, step } from '../rig.ts';
import { subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** The name that is printed on the label. */
export const nameKit = kitFlow('name', () => [
  step('keeps a new name, and tells it to who asks', async (rig) => {
    const { tab, before } = await begin(rig);
    const actor = rig.start(nameFlow, tab, { name: before });
    actor.send({ type: 'form.changed', change: { name: ` ${before} the Second ` } });
    actor.send({ type: 'form.submitted' });
    const isKept = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.matches({ open: 'completed' });
    await rig.reach(actor, 'a name that is kept', isKept, 'changeName');
    same('changeName', 'the name that is kept', await nameOf(tab), `${before} the Second`);
  }),
  step('takes PUT as it takes POST', async (rig) => {
    const { tab, before } = await begin(rig);
    const name = `${before} the Third`;
    const reply = accepted('replaceName', await ask(tab, 'replaceName', { body: { name } }));
    same('replaceName', 'the name of the reply', reply.name, name);
    same('replaceName', 'the name that is kept', await nameOf(tab), name);
  }),
  step('tells a first name that is of the name', async (rig) => {
    const { tab } = await begin(rig);
    const reply = accepted('changeName', await change(tab, '  Zora Quill '));
    const { name, first_name } = (await subscriberOf(tab)).account;
    same('changeName', 'the name of the reply, which is the one that is kept', reply.name, name);
    holds('changeName', 'a first name that is of the name', name.includes(first_name), first_name);
  }),
  step('reads a form as it reads JSON', async (rig) => {
    const { tab, before } = await begin(rig);
    const name = `${before} the Fourth`;
    const form = new Request(new URL('/api/account/name', rig.server), {
      method: 'POST',
      body: new URLSearchParams({ name }),
    });
    const { status } = await tab.send(form);
    holds('changeName', 'a success for a form', status === 200, `status ${status}`);
    same('changeName', 'the name that is kept', await nameOf(tab), name);
  }),
  step('refuses a blank name at name, and keeps the one before', async (rig) => {
    const { tab } = await begin(rig);
    const before = await nameOf(tab);
    refused('changeName', await change(tab, ' '), { status: 400, field: 'name' });
    const put = await ask(tab, 'replaceName', { body: { name: ' ' } });
    refused('replaceName', put, { status: 400, field: 'name' });
    same('changeName', 'the name that is kept', await nameOf(tab), before);
  }),
]);

const names = new WeakMap<Tab, string>();

/** The name as it was before the flow, which is put back when the flow has ended. */
async function begin(rig: Rig): Promise<{ tab: Tab; before: string }> {
  const tab = await rig.as('subscriber');
  const before = names.get(tab) ?? (await nameOf(tab));
  if (!names.has(tab))
    rig.undo(`the name ${before}`, async () => void accepted('changeName', await change(tab, before)));
  names.set(tab, before);
  return { tab, before };
}

const change = (tab: Tab, name: string) => ask(tab, 'changeName', { body: { name } });

const nameOf = async (tab: Tab): Promise<string> => (await subscriberOf(tab)).account.name;
