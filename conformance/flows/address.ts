import { addressDeletion } from '../../machines/account/address/address-deletion.ports.ts';
import { slotsOf } from '../../machines/rules/address/address-slot.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import type { Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { changesOnly } from '../readers/all-readers.ts';
import { played } from '../readers/played.ts';
import { keepAddress, neededAddress, subscriberOf } from '../readers/subscriber.ts';
import { accepted, holds, needed, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

export const addressKit = kitFlow('address', () => [
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
    const url = new URL(`/api/account/address/${OTHER_NAMES[shipcode]}`, t.server);
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await tab.send(new Request(url, { method: 'PATCH', headers, body: JSON.stringify(saved) }));
    holds('changeAddress', `a success at ${OTHER_NAMES[shipcode]}`, status === 200, `status ${status}`);
    same('changeAddress', 'the stored address', (await addressesOf(tab))[zoneOf(shipcode)], saved);
  }),
]);

const OTHER_NAMES: Record<Shipcode, string> = { 'ship-a': 'us', 'ship-b': 'ca', 'ship-c': 'other' };

async function begin(t: TestContext) {
  const tab = await t.as('subscriber');
  await keepAddress(t, tab);
  const { shipcode, address: saved } = await neededAddress(tab);
  return { tab, addresses: await addressesOf(tab), shipcode, saved };
}

const addressesOf = async (tab: Tab) => (await subscriberOf(tab)).account.addresses;

export const addressDeletionKit = kitFlow('address-deletion', () => [
  step('deletes one address and no other, and succeeds when repeated', async (t) => {
    const tab = await t.as('twoAddresses');
    const { account, timetable } = await subscriberOf(tab);
    const removable = slotsOf({ account, timetable }).find(({ canDelete }) => canDelete);
    const slot = needed(removable, 'the reader "twoAddresses" has no address to delete');
    const form = { flow: addressDeletion, tab, input: { slot } };
    const places = [`account/addresses/${zoneOf(slot.shipcode)}`];
    const besides = ['account/canDeleteAddress', 'timetable/address_removable'];
    const wanted = { ...account.addresses, [zoneOf(slot.shipcode)]: null };
    await changesOnly(t, { call: 'deleteAddress', tab, places, besides }, async () => {
      await played(t, 'deleteAddress', form, { type: 'form.submitted' });
      same('deleteAddress', 'the stored addresses', await addressesOf(tab), wanted);
    });
    t.leave(`no address of the reader "twoAddresses" in slot ${zoneOf(slot.shipcode)}`);
    const { addresses } = accepted('deleteAddress', await remove(tab, slot.shipcode));
    same('deleteAddress', 'the addresses after a second deletion', addresses, wanted);
  }),
]);

const remove = (tab: Tab, shipcode: Shipcode) => ask(tab, 'deleteAddress', { params: { path: { shipcode } } });
