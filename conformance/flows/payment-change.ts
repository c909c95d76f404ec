import { paymentChange } from '../../machines/account/payment/payment-change.ports.ts';
import type { PaymentPage } from '../../machines/api/contract.ts';
import { changesOnly } from '../readers/all-readers.ts';
import { subscriberOf } from '../readers/subscriber.ts';
import { removeCard } from '../requests/changes.ts';
import { accepted, holds, needed, refused, same } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const paymentChangeKit = kitFlow('payment-change', () => [
  step('saves a card that was set up with the provider', async (t) => {
    const tab = await t.as('nothingOnFile');
    t.entry('payment');
    const { setup } = await keep(t, tab);
    t.undo('the card', () => removeCard(tab));
    holds('setCard', 'a card on file', (await onFileOf(t, tab))?.card !== undefined, await onFileOf(t, tab));
    const { payment_setup } = await pageData(t, tab, 'showPayment');
    same('setCard', 'the name on file', payment_setup?.name, setup.name);
  }),
  step('deletes the named method on file with autorenew, then finds nothing to delete', async (t) => {
    const tab = await t.as('nothingOnFile');
    needed(await onFileOf(t, tab), 'no card was saved');
    const { autorenew } = accepted('flipAutorenew', await ask(tab, 'flipAutorenew', {}));
    same('flipAutorenew', 'autorenew with a card on file', autorenew, true);
    const changing = { places: ['onFile'], besides: ['account/autorenew', 'setup', 'change', 'timetable'] };
    await changesOnly(t, { call: 'deleteCard', tab, ...changing }, async () => {
      accepted('deleteCard', await ask(tab, 'deleteCard', {}));
      same('deleteCard', 'the method on file', await onFileOf(t, tab), null);
    });
    same('deleteCard', 'autorenew', (await subscriberOf(tab)).account.autorenew, false);
    refused('deleteCard', await ask(tab, 'deleteCard', {}), { status: 404 });
  }),
  step("saves a card with a mailed link's token", async (t) => {
    t.entry('payment');
    const token = t.entry('links', 'payment');
    await keep(t, t.open(), token);
    t.leave("the card of the link's reader");
  }),
]);

async function keep(t: TestContext, tab: Tab, token?: string) {
  const at = token === undefined ? {} : { query: { token } };
  const page: PaymentPage = await pageData(t, tab, 'showPayment', at);
  const setup = needed(page.payment_setup, 'the payment page has no provider keys');
  const actor = t.start(paymentChange, tab, { setup, token, returned: { kind: 'none' } });
  const { card } = actor.getSnapshot().children;
  card?.send({ type: 'name.changed', name: setup.name });
  card?.send({ type: 'form.submitted' });
  const { context } = await t.reach(actor, 'a saved card', (now) => now.matches('completed'), 'setCard');
  holds('setCard', 'a card in its reply', context.details?.data.card !== undefined, context.details);
  const { payment_setup } = await pageData(t, tab, 'showPayment', at);
  same('setCard', 'the method on file in its reply', context.details, payment_setup?.details);
  return { setup };
}

export const onFileOf = async (t: TestContext, tab: Tab) => (await pageData(t, tab, 'showAccount')).payment_info;
