import { mailingList } from '../../machines/visitor/mailing-list/mailing-list.ports.ts';
import { newReader } from '../orders/orders.ts';
import { loginOf } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, same, sameAnswers } from '../runner/expect.ts';
import { kitFlow, step } from '../runner/rig.ts';
import { botToken, type Tab } from '../runner/tab.ts';

export const mailingListKit = kitFlow('mailing-list', () => [
  step('signs an address up with known and unknown tags', async (rig) => {
    const actor = rig.start(mailingList, rig.open(), { tags: ['events', 'No such_tag/&', '', 'events'] });
    const { email } = newReader(rig);
    actor.send({ type: 'form.changed', change: { email } });
    actor.send({ type: 'form.submitted' });
    await rig.reach(actor, 'success', (snapshot) => snapshot.matches('success'), 'joinMailingList');
    rig.leave(`${email} on the mailing list`);
  }),
  step("answers the same for new, listed and readers' addresses", async (rig) => {
    const tab = rig.open();
    const newcomer = () => join(tab, newReader(rig).email, botToken(rig.profile));
    const { email } = newReader(rig);
    const known = loginOf(rig, 'subscriber');
    accepted('joinMailingList', await join(tab, email, botToken(rig.profile)));
    const of = { 'a listed address': email, 'the address of a reader': known.email };
    for (const [what, address] of Object.entries(of))
      await sameAnswers('joinMailingList', `the answer to ${what}`, tab, [
        newcomer,
        () => join(tab, address, botToken(rig.profile)),
      ]);
  }),
  step('refuses an invalid email (error at email)', async (rig) => {
    const actor = rig.start(mailingList, rig.open(), { tags: [] });
    actor.send({ type: 'form.changed', change: { email: 'nobody' } });
    actor.send({ type: 'form.submitted' });
    const { context } = await rig.reach(actor, 'failure', (now) => now.matches('failure'), 'joinMailingList');
    const fields = context.problems.map(({ field }) => field);
    same('joinMailingList', 'the place of the refusal', fields, ['email']);
  }),
]);

const join = (tab: Tab, email: string, captcha: string) =>
  ask(tab, 'joinMailingList', { params: { query: { captcha } }, body: { email } });
