import type { Address, ShippingConfig, Subscriber } from '../../machines/api/contract.ts';
import { slotsOf } from '../../machines/rules/address/address-slot.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import { addressIn } from '../orders/bill.ts';
import { donation } from '../orders/cart.ts';
import { newReader } from '../orders/orders.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import { place } from '../orders/purchase.ts';
import { beginItems } from '../orders/purchases.ts';
import type { ReaderRole } from '../profile.ts';
import { loggedIn, neededAddress, subscriberOf, versionOf } from '../readers/subscriber.ts';
import { ADDRESS_CALLS, changes } from '../requests/changes.ts';
import { isOwn } from '../runner/contract.ts';
import { accepted, holds, needed, skip } from '../runner/expect.ts';
import { fieldsOf } from '../runner/fields.ts';
import { ask, pageData } from '../runner/request.ts';
import type { TestContext } from '../runner/test-context.ts';
import { outdated, type Refusal, refusal, type Wrong } from './refusal.ts';

const UNUSABLE: [what: string, field: keyof Address, change: AddressChange][] = [
  ['without line 1', 'line1', () => ({ line1: ' ' })],
  ['without the state that its country requires', 'state', () => ({ state: '' })],
  ['with an unknown state', 'state', () => ({ state: 'no such state' })],
  ['without the postcode that its country requires', 'postcode', () => ({ postcode: '' })],
  ['in a country of another category', 'country', foreignTo],
];

type AddressChange = (config: ShippingConfig, shipcode: Shipcode) => Partial<Address>;

const NOT_RENEWING: [role: ReaderRole, what: string][] = [
  ['nothingOnFile', 'without a payment method on file'],
  ['lifetime', 'for a lifetime subscription'],
  ['noSubscription', 'without a subscription'],
];

/** The calls that say which version of the cart or subscription their reader saw. */
const VERSIONED = changes
  .map(({ call }) => call)
  .filter((call) => fieldsOf(call).some(({ path }) => path[0] === 'version'));

export const accountRefusals: readonly Refusal[] = [
  ...UNUSABLE.map(([what, field, change]) =>
    refusal(ADDRESS_CALLS, `an address ${what}`, field, async ({ tab, body, path }) => {
      const config = accepted('getShipping', await ask(tab, 'getShipping', {}));
      const isWithStates = Object(body).country in config.states;
      if (field === 'state' && !isWithStates) skip('the country of the address has no states');
      return { body: { ...body, ...change(config, path?.shipcode as Shipcode) } }; // every call at an address has it
    }),
  ),
  refusal(ADDRESS_CALLS, 'an address for a slot that the subscription does not need', 409, async (valid) => {
    const { t, tab, change } = valid;
    const token = change.call.endsWith('ByLink') ? t.profile.links?.address : undefined;
    const own = await unneeded(t, await subscriberOf(tab), {});
    if (token === undefined) return own;
    const page = await pageData(t, t.open(), 'showAddresses', { query: { token } });
    const subscriber = needed(page.subscriber, 'the link to an address page does not open it');
    return [own, { tab: t.open(), ...(await unneeded(t, subscriber, { token })) }];
  }),
  refusal('deleteAddress', 'to delete the address that the subscription needs', 409, async ({ t }) => {
    const tab = await t.as('subscriber');
    return { tab, path: { shipcode: (await neededAddress(tab)).shipcode } };
  }),
  ...NOT_RENEWING.map(([role, what]) =>
    refusal('flipAutorenew', `autorenew ${what}`, 409, async ({ t }) => ({ tab: await t.as(role) })),
  ),
  refusal('changeEmail', 'an address without an @', 'email', () => ({
    body: { email: 'conformance' },
  })),
  refusal('logIn', 'a wrong password or an unknown address', 400, async ({ t, body }) => {
    const tab = await loggedIn(t, 'noSubscription');
    const wrong = [{ password: 'no password of anybody' }, { email: newReader(t).email }];
    return wrong.map((fields) => ({ tab, body: { ...body, ...fields } }));
  }),
  ...['email', 'password'].map((field) =>
    refusal('logIn', `no ${field}`, field, async ({ t, body }) => ({
      tab: await loggedIn(t, 'noSubscription'),
      body: { ...body, [field]: '' },
    })),
  ),
  refusal('verifyCode', 'another code', 400, ({ body }) => ({ body: { ...body, password: '000 000' } })),
  refusal('deleteCard', 'to delete a method that is not on file', 404, async ({ t }) => [
    { query: { method: 'ach' } },
    { tab: await t.as('noSubscription') },
  ]),
  refusal('deleteCard', 'to delete a method with a pending payment', 409, async ({ t }) => {
    const tab = await t.as('bankOnFile');
    t.entry('payment');
    const order = await beginItems(t, 'donate', tab, [donation(2_500)], true);
    const reply = accepted('donate', await place(t, order, { customer: 'use-card' }));
    t.leave('a donation that is debited from the bank account of the reader "bankOnFile"');
    holds('donate', 'a pending payment', 'invoice' in reply.data, reply);
    return { tab };
  }),
  refusal('restartDonation', 'a donation that is not failing', 409, ({ t }) => ({
    query: { token: t.entry('donations', 'paid') },
  })),
  refusal('restartDonation', 'a failing donation before its card is changed', 409, async ({ t }) => ({
    query: { token: (await failingDonation(t)).token },
  })),
  ...Object.entries({ unknown: 400, declined: 402 }).map(([card, status]) =>
    refusal('restartDonation', `a failing donation with a card that is ${card}`, status, async ({ t, tab }) => {
      const { failsLater: cc_token = FAILS_LATER } = t.entry('payment');
      const { token, name } = await failingDonation(t);
      const query = { token };
      accepted('setDonationCard', await ask(tab, 'setDonationCard', { params: { query }, body: { name, cc_token } }));
      return { query, body: { 'payment-method': card === 'unknown' ? 'pm_none' : cc_token } };
    }),
  ),
  refusal(VERSIONED.filter(isOwn), 'an outdated version of the subscription', outdated, async ({ tab, body }) => {
    const version = await versionOf(tab);
    if (version === 0) skip('the version is 0 and has no older one');
    return { body: { ...body, version: version - 1 } };
  }),
  refusal(
    VERSIONED.filter((call) => !isOwn(call)),
    'another version of the cart',
    409,
    ({ body }) => [-1, 1].map((by) => ({ body: { ...body, version: Object(body).version + by } })),
  ),
];

/** A valid address for a slot that is free. */
async function unneeded(t: TestContext, subscriber: Subscriber, query: Record<string, string>): Promise<Wrong> {
  const free = slotsOf(subscriber).find(({ isNeeded, address }) => !isNeeded && address === null);
  const { shipcode } = needed(free, 'the reader has or needs an address in every slot');
  return { path: { shipcode }, query, body: await addressIn(t, shipcode) };
}

async function failingDonation(t: TestContext): Promise<{ token: string; name: string }> {
  const token = t.entry('donations', 'failing');
  const { payment_setup } = await pageData(t, t.open(), 'showDonationSetup', { query: { token } });
  if (payment_setup?.failing !== true) skip('the donation of the profile is not failing any more');
  return { token, name: payment_setup.name };
}

function foreignTo(config: ShippingConfig, shipcode: Shipcode): Partial<Address> {
  const own = new Set(config[zoneOf(shipcode)].countries.map(({ code }) => code));
  const others = SHIPCODES.flatMap((each) => config[zoneOf(each)].countries).filter(({ code }) => !own.has(code));
  const { code, names } = needed(others[0], 'every category ships to the same countries');
  return { country: code, country_name: names[0] ?? code, state: '', postcode: '' };
}
