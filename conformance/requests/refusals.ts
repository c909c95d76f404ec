import type { Address, CartAction, ShippingConfig, Subscriber } from '../../machines/api/contract.ts';
import { slotsOf } from '../../machines/rules/address/address-slot.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { addressIn } from '../orders/bill.ts';
import { basicOf, cartOf, digital, digitalGift, donation, holding } from '../orders/cart.ts';
import { newReader, readersOrder } from '../orders/orders.ts';
import { FAILS_LATER } from '../orders/provider.ts';
import { place } from '../orders/purchase.ts';
import { beginInvoice, beginItems, beginRenewal } from '../orders/purchases.ts';
import type { ReaderRole } from '../profile.ts';
import { loggedIn, loginOf, neededAddress, subscriberOf, versionOf } from '../readers/subscriber.ts';
import { isOwn } from '../runner/contract.ts';
import { accepted, holds, needed, offered, skip } from '../runner/expect.ts';
import { fieldsOf } from '../runner/fields.ts';
import { ask, type Given, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';
import { ADDRESS_CALLS, changes } from './changes.ts';
import type { ValidRequest } from './valid-requests.ts';

/** What calls refuse alike: how a valid request must be changed for it, and the answer. */
export interface Refusal {
  calls: readonly ChangingId[];
  /** What is refused, as the name of a step says it. */
  what: string;
  status: number;
  field?: string;
  reason?: string;
  /** The outcome that the refusal must report, of an order that was paid already. */
  paid?: string;
  /** The wrong parts of the request; a list is tried one by one. Another tab is a reader for whom it is wrong. */
  wrong: (valid: ValidRequest) => Wrong | readonly Wrong[] | Promise<Wrong | readonly Wrong[]>;
}

interface Wrong extends Given {
  tab?: Tab;
}

const outdated = { status: 409, reason: 'outdated' };

/** `answer`: the status, or the field at which status 400 names an error. */
const refusal = (
  calls: ChangingId | readonly ChangingId[],
  what: string,
  answer: number | string | Pick<Refusal, 'status' | 'field' | 'reason' | 'paid'>,
  wrong: Refusal['wrong'],
): Refusal => {
  const at = typeof answer === 'string' ? { status: 400, field: answer } : answer;
  return { calls: [calls].flat(), what, ...(typeof at === 'number' ? { status: at } : at), wrong };
};

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

const ofAccount: readonly Refusal[] = [
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
  refusal(['cancel', 'undoCancellation', 'acceptOffer'], "another reader's subscription", 404, async ({ t }) => ({
    tab: await t.as('noSubscription'),
  })),
  refusal('cancel', 'a comment of more than 1000 characters', 'comment', () => ({
    body: { comment: 'x'.repeat(1_001) },
  })),
  refusal('acceptOffer', 'an offer that was not made', 409, () => ({ body: { offer: 'offer_none' } })),
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
    'another version of the cart or order',
    409,
    ({ body }) => [-1, 1].map((by) => ({ body: { ...body, version: Math.abs(Object(body).version + by) } })),
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

const EMPTY = { items: [], giftsubs: [] };

/** A session whose cart holds some items, or was emptied. */
async function holdingOnly({ open }: TestContext, ...actions: CartAction[]) {
  const tab = open();
  await holding(tab, [digitalGift]);
  return { tab, version: (await holding(tab, actions)).version };
}

const unprintable = { ...digitalGift, item: { ...digitalGift.item, message: 'a\u0007b' } };

type Body = Record<string, unknown>;

const withoutLine1 = ({ address }: Body) => ({ address: { ...Object(address), line1: ' ' } });

function toNobody({ address, shipcode }: Body): object {
  const to = { recipient_name: undefined, recipient_address: address, recipient_shipcode: shipcode };
  return { address: undefined, origin: 'recipient', gifted: true, ...to };
}

const mistyped = { password: { password: 'correct horse', confirm: 'battery staple' } };

/** Orders with wrong fields, refused with 400 at a field. */
const WRONG_FIELDS: [string, field: string, calls: ChangingId[], change: (body: Body, t: TestContext) => object][] = [
  ['an address without line 1', 'address', ['subscribe', 'checkOutCart', 'redeemGift'], withoutLine1],
  ['print without an address', 'address', ['subscribe', 'redeemGift'], () => ({ address: undefined })],
  ['a recipient without a name', 'recipient_name', ['subscribe', 'checkOutCart'], toNobody],
  ['different passwords', 'password', ['subscribe'], () => mistyped],
  ['a new account without a password', 'password', ['subscribe'], () => ({ password: undefined })],
  ['the email of an existing account', 'email', ['subscribe'], (_, t) => ({ email: loginOf(t, 'subscriber').email })],
  ['less than one dollar', 'amount', ['donate'], () => ({ cart: { donation: donation(99).item } })],
];

/** Invoices that can no longer be changed. */
const CLOSED = [
  ['processing', { status: 409, paid: 'processing' }],
  ['checkOrWireOnly', { status: 403 }],
] as const;

/** Applies and removes a coupon. */
const withAndWithout = ({ body: valid }: ValidRequest, on: object): Wrong[] =>
  [Object(valid).code, null].map((code) => ({ body: { ...on, code } }));

export const wrongCodes = ({ profile: { coupons }, fresh }: TestContext): string[] =>
  [`NONE${fresh()}`, 'constructor', '__proto__', coupons?.expired].filter((code) => code !== undefined);

const ofOrders: readonly Refusal[] = [
  ...WRONG_FIELDS.map(([what, field, calls, change]) =>
    refusal(calls, what, field, ({ t, body }) => ({ body: { ...body, ...change({ ...body }, t) } })),
  ),
  refusal('payInvoice', 'a first subscription without a password', 'password', async ({ t }) => ({
    body: { ...(await beginInvoice(t, 'introductory')).body, password: undefined },
  })),
  refusal('subscribe', 'a second subscription of a reader', 'general', async ({ t, body: valid }) => {
    const tab = await t.as('subscriber');
    return { tab, body: { ...valid, ...(await readersOrder(t, tab, 'subscribe')) } };
  }),
  refusal('subscribe', 'a renewal without the consent that the host asks for', 'renewal_consent', async (valid) => {
    const { settings } = await pageData(valid.t, valid.tab, 'showSubscribe');
    if (settings.renewal_consent !== 'checkbox') skip('the host asks for no consent to renewals');
    return { body: { ...valid.body, renewal_consent: undefined } };
  }),
  refusal('subscribe', 'goods above the stock', { status: 409, field: 'cart' }, ({ t, body }) => {
    const items = [{ item: 'sized-product', quantity: 50, ref: t.entry('goods', 'sized') }];
    return { body: { ...body, cart: { ...EMPTY, items } } };
  }),
  refusal('subscribe', 'an empty order', 400, ({ body }) => ({ body: { ...body, cart: EMPTY } })),
  refusal('checkOutCart', 'an empty cart', 400, async ({ t, body: valid }) => {
    const { tab, version } = await holdingOnly(t);
    return { tab, body: { ...valid, version } };
  }),
  refusal('renewSubscription', 'a lifetime subscription', 400, async ({ t }) => beginRenewal(t, 'lifetime')),
  refusal('retryRenewal', 'another price than the one shown', outdated, ({ body }) => ({
    body: { ...body, amount: Object(body).amount - 1 },
  })),
  refusal('retryRenewal', 'a reader whose renewal did not fail', 409, async ({ t }) => ({
    tab: await t.as('subscriber'),
    body: { amount: 100 },
  })),
  refusal('addToCart', 'goods that are not sold', 404, ({ body }) => ({
    body: { ...body, item: { ref: 'prd:no-such-thing' } },
  })),
  refusal('addToCart', 'sold-out goods', { status: 409, field: 'qty' }, ({ t }) => {
    const ref = t.entry('goods', 'soldOut');
    return { body: { type: ref.startsWith('sze:') ? 'sized-product' : 'basic-product', item: { ref }, qty: 1 } };
  }),
  refusal('updateCart', 'a quantity above the stock', { status: 409, field: 'qty' }, async ({ t, tab }) => {
    const most = linesOf(await cartOf(tab))[0]?.max_quantity ?? 0;
    if (most >= 50) skip("the profile's basic product has a stock of fifty or more");
    return { body: basicOf(t, most + 1) };
  }),
  refusal('withdraw', 'more than was ordered', 'lines', ({ body }) => ({
    body: { ...body, lines: [{ ...Object(body).lines[0], quantity: 3 }] },
  })),
  refusal('withdraw', "another's order", 404, ({ t, body }) => ({ body: { ...body, email: newReader(t).email } })),
  refusal('updateCart', 'a line that is not in the cart', 404, () => ({ body: digitalGift })),
  refusal('addToCart', 'a donation of less than one dollar', 'amount', () => ({
    body: donation(99),
  })),
  refusal(
    ['addToCart', 'subscribe'],
    'control characters in a message',
    'gift_message',
    async ({ t, tab, change, body: valid }) => {
      offered(await pageData(t, tab, 'showSubscribe'), 'subscribe', 'gift_message');
      const cart = { ...EMPTY, giftsubs: [unprintable.item] };
      return { body: change.call === 'subscribe' ? { ...valid, cart } : unprintable };
    },
  ),
  ...CLOSED.flatMap(([state, { status, ...paid }]): Refusal[] => [
    refusal('payInvoice', `an invoice that is ${state}`, status, ({ t }) => ({
      path: { invoice: t.entry('invoices', state) },
    })),
    refusal('checkCoupon', `an invoice that is ${state}`, { status, ...paid }, (valid) =>
      withAndWithout(valid, { for: 'invoice', invoice: valid.t.entry('invoices', state) }),
    ),
  ]),
  refusal('checkCoupon', 'an unknown invoice', 404, (valid) =>
    withAndWithout(valid, { for: 'invoice', invoice: 'inv_none' }),
  ),
  refusal('checkCoupon', 'an outdated or future version of the cart', outdated, (valid) =>
    [-1, 1].flatMap((by) => withAndWithout(valid, { for: 'cart', version: Object(valid.body).version + by })),
  ),
  refusal('checkCoupon', 'a code that fits nothing in the cart', 'coupon', async (valid) => {
    const { t, body } = valid;
    const { renewal } = t.profile.coupons ?? {};
    const codes = [...wrongCodes(t), ...(renewal === undefined ? [] : [renewal])];
    const wrongs: Wrong[] = codes.map((code) => ({ body: { ...body, code } }));
    for (const actions of [[], [digital], [donation(2_500)]]) {
      const { tab, version } = await holdingOnly(t, ...actions);
      for (const code of codes) wrongs.push({ tab, body: { for: 'cart', version, code } });
    }
    return wrongs;
  }),
];

export const refusals: readonly Refusal[] = [...ofAccount, ...ofOrders];
