import { zoneOf } from '../../machines/rules/address/shipping.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { newReader } from '../orders/orders.ts';
import {
  keepAddress,
  keepAutorenew,
  keepEmail,
  keepName,
  neededAddress,
  subscriberOf,
  versionOf,
} from '../readers/subscriber.ts';
import { deletedAddress } from '../requests/changes.ts';
import { accepted, holds, same } from '../runner/expect.ts';
import { ask, requestOf } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** What readers set in their account. */
export const settingsKits = [
  kitFlow('name', () => [
    step('stores a new name and returns it, with a first name that is part of it', async (t) => {
      const tab = await t.as('subscriber');
      await keepName(t, tab);
      accepted('changeName', await ask(tab, 'changeName', { body: { name: 'Zora Quill' } }));
      const { name, first_name } = (await subscriberOf(tab)).account;
      same('changeName', 'the stored name', name, 'Zora Quill');
      holds('changeName', 'a first name that is part of the name', name.includes(first_name), first_name);
    }),
  ]),
  kitFlow('email', () => [
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
  ]),
  kitFlow('autorenew', () => [
    step('sets the requested value, which may be set already, and increments the version', async (t) => {
      const tab = await t.as('subscriber');
      await keepAutorenew(t, tab);
      const { account: before, timetable } = await subscriberOf(tab);
      for (const autorenew of [!before.autorenew, before.autorenew, before.autorenew]) {
        const { version } = (await subscriberOf(tab)).timetable;
        const reply = accepted('flipAutorenew', await ask(tab, 'flipAutorenew', { body: { autorenew, version } }));
        same('flipAutorenew', 'what the reply says', reply, { autorenew });
        const { account } = await subscriberOf(tab);
        same('flipAutorenew', 'autorenew after it was requested', account.autorenew, autorenew);
      }
      const after = await versionOf(tab);
      holds('flipAutorenew', 'a higher version than before', after > Number(timetable.version), after);
    }),
  ]),
  kitFlow('address', () => [
    step('stores an address in its slot and in no other, and keeps no former second line', async (t) => {
      const { tab, addresses: before, shipcode, saved } = await begin(t);
      for (const line2 of ['Third floor', '']) {
        const body = { ...saved, line1: `${t.fresh()} Harbour Street`, line2 };
        const reply = accepted(
          'changeAddress',
          await ask(tab, 'changeAddress', { params: { path: { shipcode } }, body }),
        );
        const wanted = { ...before, [zoneOf(shipcode)]: body };
        same('changeAddress', 'the reply', reply.addresses, wanted);
        same('changeAddress', 'the stored addresses', await addressesOf(tab), wanted);
      }
    }),
    step('accepts the other name of a slot', async (t) => {
      const { tab, shipcode, saved } = await begin(t);
      const path = { shipcode: OTHER_NAMES[shipcode] };
      const { status } = await tab.send(requestOf(t.server, 'changeAddress', { path, body: saved }));
      same('changeAddress', `the status at ${OTHER_NAMES[shipcode]}`, status, 200);
      same('changeAddress', 'the stored address', (await addressesOf(tab))[zoneOf(shipcode)], saved);
    }),
  ]),
  kitFlow('address-deletion', () => [
    step('deletes one address and no other, and succeeds when repeated', async (t) => {
      const { tab, shipcode } = await deletedAddress(t);
      const stored = await addressesOf(tab);
      const again = accepted('deleteAddress', await ask(tab, 'deleteAddress', { params: { path: { shipcode } } }));
      same('deleteAddress', 'the addresses after a second deletion', again.addresses, stored);
    }),
  ]),
];

const OTHER_NAMES: Record<Shipcode, string> = { 'ship-a': 'us', 'ship-b': 'ca', 'ship-c': 'other' };

async function begin(t: TestContext) {
  const tab = await t.as('subscriber');
  await keepAddress(t, tab);
  const { shipcode, address: saved } = await neededAddress(tab);
  return { tab, addresses: await addressesOf(tab), shipcode, saved };
}

const addressesOf = async (tab: Tab) => (await subscriberOf(tab)).account.addresses;
