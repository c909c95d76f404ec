import { mailingList } from '../../machines/visitor/mailing-list/mailing-list.ports.ts';
import { newReader } from '../orders/orders.ts';
import { loginOf } from '../readers/subscriber.ts';
import { accepted, sameAnswers } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const mailingListKit = kitFlow('mailing-list', () => [
  step('signs an address up with known and unknown tags', async (t) => {
    const actor = t.start(mailingList, t.open(), { tags: ['events', 'No such_tag/&', '', 'events'] });
    const { email } = newReader(t);
    actor.send({ type: 'form.changed', change: { email } });
    actor.send({ type: 'form.submitted' });
    await t.reach(actor, 'success', (snapshot) => snapshot.matches('success'), 'joinMailingList');
    t.leave(`${email} on the mailing list`);
  }),
  step("answers the same for new, listed and readers' addresses", async (t) => {
    const tab = t.open();
    const newcomer = () => join(tab, newReader(t).email, botToken(t.profile));
    const { email } = newReader(t);
    const known = loginOf(t, 'subscriber');
    accepted('joinMailingList', await join(tab, email, botToken(t.profile)));
    const of = { 'a listed address': email, 'the address of a reader': known.email };
    for (const [what, address] of Object.entries(of))
      await sameAnswers('joinMailingList', `the answer to ${what}`, tab, [
        newcomer,
        () => join(tab, address, botToken(t.profile)),
      ]);
  }),
]);

const join = (tab: Tab, email: string, captcha: string) =>
  ask(tab, 'joinMailingList', { params: { query: { captcha } }, body: { email } });
