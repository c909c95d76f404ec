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
import { changes } from '../requests/changes.ts';
import type { ValidRequest } from '../requests/valid-requests.ts';
import { isOwn } from '../runner/contract.ts';
import { accepted, holds, needed, skip } from '../runner/expect.ts';
import { fieldsOf } from '../runner/fields.ts';
import { ask, pageData } from '../runner/request.ts';
import type { TestContext } from '../runner/test-context.ts';
import type { Refusal, Wrong } from './refusal.ts';

const UNUSABLE: [what: string, field: keyof Address, change: AddressChange][] = [
  ['without line 1', 'line1', () => ({ line1: ' ' })],
  ['without the state that its country requires', 'state', () => ({ state: '' })],
  ['with an unknown state', 'state', () => ({ state: 'no such state' })],
  ['without the postcode that its country requires', 'postcode', () => ({ postcode: '' })],
  ['in a country of another category', 'country', foreignTo],
];

type AddressChange = (config: ShippingConfig, shipcode: Shipcode) => Partial<Address>;

const ADDRESS_CALLS = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const;

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
  ...UNUSABLE.map(
    ([what, field, change]): Refusal => ({
      calls: ADDRESS_CALLS,
      what: `an address ${what}`,
      status: 400,
      field,
      wrong: async ({ tab, body, path }) => {
        const config = accepted('getShipping', await ask(tab, 'getShipping', {}));
        const isWithStates = Object(body).country in config.states;
        if (field === 'state' && !isWithStates) skip('the country of the address has no states');
        return { body: { ...body, ...change(config, slotIn({ path })) } };
      },
    }),
  ),
  {
    calls: ADDRESS_CALLS,
    what: 'an address for a slot that the subscription does not need',
    status: 409,
    wrong: async ({ t, tab, change: { call } }) => {
      const token = call.endsWith('ByLink') ? t.profile.links?.address : undefined;
      const own = await unneeded(t, await subscriberOf(tab), {});
      if (token === undefined) return own;
      const page = await pageData(t, t.open(), 'showAddresses', { query: { token } });
      const subscriber = needed(page.subscriber, 'the link to an address page does not open it');
      return [own, { tab: t.open(), ...(await unneeded(t, subscriber, { token })) }];
    },
  },
  {
    calls: ['deleteAddress'],
    what: 'to delete the address that the subscription needs',
    status: 409,
    wrong: async ({ t }) => {
      const tab = await t.as('subscriber');
      return { tab, path: { shipcode: (await neededAddress(tab)).shipcode } };
    },
  },
  ...NOT_RENEWING.map(
    ([role, what]): Refusal => ({
      calls: ['flipAutorenew'],
      what: `autorenew ${what}`,
      status: 409,
      wrong: async ({ t }) => ({ tab: await t.as(role) }),
    }),
  ),
  {
    calls: ['changeEmail'],
    what: 'an address without an @',
    status: 400,
    field: 'email',
    wrong: () => ({ body: { email: 'conformance' } }),
  },
  {
    calls: ['logIn'],
    what: 'a wrong password or an unknown address',
    status: 400,
    wrong: async ({ t, body }) => {
      const tab = await loggedIn(t, 'noSubscription');
      return [
        { tab, body: { ...body, password: 'no password of anybody' } },
        { tab, body: { ...body, email: newReader(t).email } },
      ];
    },
  },
  ...(['email', 'password'] as const).map(
    (field): Refusal => ({
      calls: ['logIn'],
      what: `no ${field}`,
      status: 400,
      field,
      wrong: async ({ t, body }) => ({ tab: await loggedIn(t, 'noSubscription'), body: { ...body, [field]: '' } }),
    }),
  ),
  {
    calls: ['verifyCode'],
    what: 'another code',
    status: 400,
    wrong: ({ body }) => ({ body: { ...body, password: '000 000' } }),
  },
  {
    calls: ['deleteCard'],
    what: 'to delete a method that is not on file',
    status: 404,
    wrong: async ({ t }) => [{ query: { method: 'ach' } }, { tab: await t.as('noSubscription') }],
  },
  {
    calls: ['deleteCard'],
    what: 'to delete a method with a pending payment',
    status: 409,
    wrong: async ({ t }) => {
      const tab = await t.as('bankOnFile');
      t.entry('payment');
      const order = await beginItems(t, 'donate', tab, [donation(2_500)], true);
      const reply = accepted('donate', await place(t, order, { customer: 'use-card' }));
      t.leave('a donation that is debited from the bank account of the reader "bankOnFile"');
      holds('donate', 'a pending payment', 'invoice' in reply.data, reply);
      return { tab };
    },
  },
  {
    calls: ['restartDonation'],
    what: 'a donation that is not failing',
    status: 409,
    wrong: ({ t }) => ({ query: { token: t.entry('donations', 'paid') } }),
  },
  {
    calls: ['restartDonation'],
    what: 'a failing donation before its card is changed',
    status: 409,
    wrong: async ({ t }) => ({ query: { token: (await failingDonation(t)).token } }),
  },
  ...(['unknown', 'declined'] as const).map(
    (card): Refusal => ({
      calls: ['restartDonation'],
      what: `a failing donation with a card that is ${card}`,
      status: card === 'unknown' ? 400 : 402,
      wrong: async ({ t, tab }) => {
        const { failsLater: cc_token = FAILS_LATER } = t.entry('payment');
        const { token, name } = await failingDonation(t);
        const query = { token };
        accepted('setDonationCard', await ask(tab, 'setDonationCard', { params: { query }, body: { name, cc_token } }));
        return { query, body: { 'payment-method': card === 'unknown' ? 'pm_none' : cc_token } };
      },
    }),
  ),
  {
    calls: VERSIONED.filter(isOwn),
    what: 'an outdated version of the subscription',
    status: 409,
    reason: 'outdated',
    wrong: async ({ tab, body }) => {
      const version = await versionOf(tab);
      if (version === 0) skip('the version is 0 and has no older one');
      return { body: { ...body, version: version - 1 } };
    },
  },
  {
    calls: VERSIONED.filter((call) => !isOwn(call)),
    what: 'another version of the cart',
    status: 409,
    wrong: ({ body }) => [-1, 1].map((by) => ({ body: { ...body, version: Object(body).version + by } })),
  },
];

const slotIn = ({ path }: Pick<ValidRequest, 'path'>) => path?.shipcode as Shipcode; // every call at an address has it

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
