import { address as addressFlow } from '#machines/account/address/address.ports.ts';
import type { Address } from '#machines/api/contract.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '#machines/rules/subscription/subscription.ts';
import { ask, pageData } from '../ask.ts';
import { changesOnly, shown } from '../everybody.ts';
import { accepted, lacking, needed, refused, same } from '../expect.ts';
import { newReader } from '../orders.ts';
import { kitFlow, type Rig, reachCountries, step } from '../rig.ts';
import { askSubscriber } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** An address that is given by a mailed link, without a login. */
export const addressLinkKit = kitFlow('address-link', () => [
  step('keeps an address by the token of a mailed link', async (rig) => {
    const { tab, token, subscriber, shipcode, address } = await begin(rig);
    const actor = rig.start(addressFlow, tab, { subscriber, token });
    await reachCountries(rig, actor);
    actor.send({ type: 'category.chosen', shipcode });
    actor.send({ type: 'country.chosen', code: address.country });
    for (const field of ['line1', 'line2', 'city', 'state', 'postcode'] as const)
      actor.send({ type: 'field.changed', field, value: address[field] });
    actor.send({ type: 'form.submitted' });
    const isKept = (snapshot: ReturnType<typeof actor.getSnapshot>) => snapshot.matches({ open: 'completed' });
    const { context } = await rig.reach(actor, 'an address that is kept', isKept, 'changeAddressByLink');
    const { addresses } = context.subscriber.account;
    same('changeAddressByLink', 'the address of the reply', addresses[zoneOf(shipcode)], address);
  }),
  step('takes PATCH as it takes POST', async (rig) => {
    const { tab, token, shipcode, address } = await begin(rig);
    const body = { ...address, line2: `${rig.fresh()} floor` };
    const { addresses } = accepted('patchAddressByLink', await patch(tab, { token, shipcode, body }));
    same('patchAddressByLink', 'the address of the reply', addresses[zoneOf(shipcode)], body);
  }),
  step('changes the account of the link, whoever is logged in', async (rig) => {
    const { token, shipcode, address } = await begin(rig);
    const body = { ...address, line2: `${rig.fresh()} floor` };
    const tab = await rig.as('digital');
    await changesOnly(rig, { call: 'changeAddressByLink', tab, places: [] }, async () => {
      const { addresses } = accepted('changeAddressByLink', await post(tab, { token, shipcode, body }));
      same('changeAddressByLink', 'the address of the reply', addresses[zoneOf(shipcode)], body);
    });
    const { subscriber } = await pageData(rig, tab, 'showAddresses', { query: { token } });
    const kept = subscriber.account.addresses[zoneOf(shipcode)];
    same('changeAddressByLink', 'the address that the page of the link shows', kept, body);
  }),
  step('refuses an address without its first line at line1', async (rig) => {
    const { tab, token, shipcode, address } = await begin(rig);
    const given = { token, shipcode, body: { ...address, line1: '' } };
    refused('changeAddressByLink', await post(tab, given), { status: 400, field: 'line1' });
    refused('patchAddressByLink', await patch(tab, given), { status: 400, field: 'line1' });
  }),
  step('refuses an address in a slot that the subscription does not need', async (rig) => {
    const { tab, token, subscriber, address: body } = await begin(rig);
    const { address_required } = subscriber.timetable;
    const other = SHIPCODES.find((each) => !address_required[zoneOf(each)]);
    const shipcode = needed(other, 'the reader of the link needs an address in every slot');
    refused('changeAddressByLink', await post(tab, { token, shipcode, body }), { status: 409 });
    refused('patchAddressByLink', await patch(tab, { token, shipcode, body }), { status: 409 });
  }),
  step('refuses a token that is none', async (rig) => {
    const { tab, shipcode, address: body } = await begin(rig);
    const given = { token: 'lnk_none', shipcode, body };
    refused('changeAddressByLink', await post(tab, given), { status: 403 });
    refused('patchAddressByLink', await patch(tab, given), { status: 403 });
  }),
  step('refuses a token that has expired', async (rig) => {
    const { tab, shipcode, address: body } = await begin(rig);
    const token = needed(rig.profile.links?.expired, 'the profile has no link that has expired');
    refused('changeAddressByLink', await post(tab, { token, shipcode, body }), { status: 403 });
    refused('patchAddressByLink', await patch(tab, { token, shipcode, body }), { status: 403 });
    const page = await shown(rig, tab, 'showAddresses', { query: { token } });
    same('showAddresses', 'the page of a link that has expired', page, undefined);
  }),
  step('logs nobody in by the token', async (rig) => {
    const { tab } = await begin(rig);
    refused('getSubscriber', await askSubscriber(tab), { status: 401 });
  }),
]);

async function begin(rig: Rig) {
  const tab = rig.open();
  const token = needed(rig.profile.links?.address, 'the profile has no link to an address page');
  const { subscriber } = await pageData(rig, tab, 'showAddresses', { query: { token } });
  const required = SHIPCODES.find((each) => subscriber.timetable.address_required[zoneOf(each)]);
  const shipcode = needed(required, 'the reader of the link needs no address');
  const { address, shipcode: own } = newReader(rig);
  const before: Address | null = subscriber.account.addresses[zoneOf(shipcode)];
  if (before === null && own !== shipcode)
    lacking('the new reader of the profile lives in another category than the reader of the link');
  return { tab, token, subscriber, shipcode, address: before ?? address };
}

interface Given {
  token: string;
  shipcode: Shipcode;
  body: Address;
}

const post = (tab: Tab, { token, shipcode, body }: Given) => {
  const params = { path: { shipcode }, query: { token } };
  return ask(tab, 'changeAddressByLink', { params, body });
};

const patch = (tab: Tab, { token, shipcode, body }: Given) => {
  const params = { path: { shipcode }, query: { token } };
  return ask(tab, 'patchAddressByLink', { params, body });
};
