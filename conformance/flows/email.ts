import { email as emailFlow } from '../../machines/account/email/email.ports.ts';
import { newReader } from '../orders/orders.ts';
import { played } from '../readers/played.ts';
import { keepEmail, subscriberOf } from '../readers/subscriber.ts';
import { accepted, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const emailKit = kitFlow('email', () => [
  step('stores a new address as pending beside the current one', async (t) => {
    const { tab, email, name } = await begin(t);
    const { email: wanted } = newReader(t);
    const form = { flow: emailFlow, tab, input: { email, email_change: null, name } };
    const typed = { type: 'form.changed', change: { email: wanted } } as const;
    const { context } = await played(t, 'changeEmail', form, typed, { type: 'form.submitted' });
    const { kept } = context;
    const told = { email: kept.email, email_change: kept.email_change, name: kept.name };
    same('changeEmail', 'the reply', told, { email, email_change: wanted, name });
    same('changeEmail', 'the stored data', await pendingOf(tab), { email, email_change: wanted, emailPending: true });
  }),
  step('replaces a pending change with a newer one, and cancels it when the current address is sent', async (t) => {
    const { tab, email, name } = await begin(t);
    const { email: wanted } = newReader(t);
    for (const each of [newReader(t).email, wanted]) accepted('changeEmail', await change(tab, each));
    same('changeEmail', 'the stored data', await pendingOf(tab), { email, email_change: wanted, emailPending: true });
    const reply = accepted('changeEmail', await change(tab, email));
    same('changeEmail', 'the reply', reply, { email, email_change: null, name });
    same('changeEmail', 'the stored data', await pendingOf(tab), { email, email_change: null, emailPending: false });
  }),
]);

async function begin(t: TestContext) {
  const tab = await t.as('noSubscription');
  const { email, name } = (await subscriberOf(tab)).account;
  await keepEmail(t, tab);
  return { tab, email, name };
}

const change = (tab: Tab, email: string) => ask(tab, 'changeEmail', { body: { email } });

async function pendingOf(tab: Tab) {
  const { email, email_change, emailPending } = (await subscriberOf(tab)).account;
  return { email, email_change, emailPending };
}
