import { newReader } from '../orders/orders.ts';
import { keepEmail, subscriberOf } from '../readers/subscriber.ts';
import { accepted, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import { kitFlow, step } from '../runner/test-context.ts';

export const emailKit = kitFlow('email', () => [
  step('stores a new address as pending beside the current one, which cancels it when sent', async (t) => {
    const tab = await t.as('noSubscription');
    const { email, name } = (await subscriberOf(tab)).account;
    await keepEmail(t, tab);
    for (const wanted of [newReader(t).email, newReader(t).email, email]) {
      const email_change = wanted === email ? null : wanted;
      const reply = accepted('changeEmail', await ask(tab, 'changeEmail', { body: { email: wanted } }));
      same('changeEmail', 'the reply', reply, { email, email_change, name });
      const { account } = await subscriberOf(tab);
      same('changeEmail', 'the stored email', account.email, email);
      same('changeEmail', 'the pending email', account.email_change, email_change);
      same('changeEmail', 'whether an email is pending', account.emailPending, email_change !== null);
    }
  }),
]);
