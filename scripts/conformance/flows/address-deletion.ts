import { addressDeletion } from '#machines/account/address/address-deletion.ports.ts';
import { slotsOf } from '#machines/rules/address/address-slot.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { ask } from '../ask.ts';
import { accepted, needed, refused, same } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import { subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** An address that the subscription does not need can be deleted. */
export const addressDeletionKit = kitFlow('address-deletion', () => {
  let deleted: Shipcode | undefined;
  return [
    step('deletes an address, and no other', async (rig) => {
      const tab = await rig.as('twoAddresses');
      const { account, timetable } = await subscriberOf(tab);
      const removable = slotsOf({ account, timetable }).find(({ canDelete }) => canDelete);
      const slot = needed(removable, 'the reader "twoAddresses" has no address that may be deleted');
      const actor = rig.start(addressDeletion, tab, { slot });
      actor.send({ type: 'form.submitted' });
      await rig.reach(actor, 'its end', ({ status }) => status === 'done', 'deleteAddress');
      deleted = slot.shipcode;
      rig.leave(`no address of the reader "twoAddresses" in slot ${zoneOf(slot.shipcode)}`);
      const wanted = { ...account.addresses, [zoneOf(slot.shipcode)]: null };
      same('deleteAddress', 'the addresses that are kept', (await subscriberOf(tab)).account.addresses, wanted);
    }),
    step('answers the same where there is none to delete', async (rig) => {
      const tab = await rig.as('twoAddresses');
      const shipcode = needed(deleted, 'no address was deleted');
      const { addresses } = accepted('deleteAddress', await remove(tab, shipcode));
      same('deleteAddress', 'the slot', addresses[zoneOf(shipcode)], null);
    }),
    step('refuses to delete the address that the subscription needs', async (rig) => {
      const tab = await rig.as('subscriber');
      const { account, timetable } = await subscriberOf(tab);
      const slot = slotsOf({ account, timetable }).find(({ isNeeded, address }) => isNeeded && address !== null);
      const { shipcode } = needed(slot, 'the reader "subscriber" has no address that the subscription needs');
      refused('deleteAddress', await remove(tab, shipcode), { status: 409 });
      same(
        'deleteAddress',
        'the addresses that are kept',
        (await subscriberOf(tab)).account.addresses,
        account.addresses,
      );
    }),
  ];
});

const remove = (tab: Tab, shipcode: Shipcode) => ask(tab, 'deleteAddress', { params: { path: { shipcode } } });
