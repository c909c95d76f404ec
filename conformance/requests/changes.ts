import type { PaymentSetup } from '../../machines/api/contract.ts';
import { slotsOf } from '../../machines/rules/address/address-slot.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import { type ChangingId, callIds, isChanging } from '../../mocks/routes.ts';
import { addToCart, basicOf, cartOf, digital, offering, withBasic } from '../orders/cart.ts';
import { guestOrder, newReader } from '../orders/orders.ts';
import type { Purchase } from '../orders/purchase.ts';
import { beginGift, beginInvoice, giftOf, type PurchaseKind, purchases } from '../orders/purchases.ts';
import type { ReaderRole } from '../profile.ts';
import { changesOnly } from '../readers/all-readers.ts';
import { giftsOf, giverOf, newcomer, openGifts, sold } from '../readers/opened-accounts.ts';
import {
  keepAddress,
  keepAutorenew,
  keepEmail,
  keepName,
  loggedIn,
  loginOf,
  mailedToken,
  neededAddress,
  renewingToken,
  subscriberOf,
} from '../readers/subscriber.ts';
import { exampleOf, ownCalls } from '../runner/contract.ts';
import { accepted, needed, StepFailed, same, statusOf } from '../runner/expect.ts';
import { ask, type Given, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { once, type TestContext } from '../runner/test-context.ts';

/** A change that the server would accept: the call, who makes it, its input and its effects. */
export interface Change {
  call: ChangingId;
  by: (t: TestContext) => Promise<Tab>;
  given: (t: TestContext, tab: Tab) => Promise<Given>;
  /** Input that needs no payment, so that its effect shows at once. */
  givenFree?: Change['given'];
  /** Parts of the reader's view that must change, and parts that may. */
  places?: readonly string[];
  besides?: readonly string[];
  /** Reads affected data that is in no reader's view. */
  see?: (t: TestContext, tab: Tab) => Promise<unknown>;
  /** Prepares to revert the change. */
  keep?: (t: TestContext, tab: Tab) => Promise<void>;
  /** Whether it cannot be reverted, so that the kit only tests that it is refused. */
  isFinal?: boolean;
  /** Whether it is an order that must be paid. */
  opensIntent?: boolean;
}

/** Changes of the calls, alike in everything else. */
const change = (
  calls: ChangingId | readonly ChangingId[],
  by: Change['by'],
  effects: Omit<Change, 'call' | 'by' | 'given'>,
  given: Change['given'],
): Change[] => [calls].flat().map((call) => ({ call, by, ...effects, given }));

const as = (role: ReaderRole) => (t: TestContext) => t.as(role);
const visitor = async (t: TestContext) => t.open();
const withGoods = async (t: TestContext) => (await withBasic(t)).tab;

type Card = Pick<PaymentSetup, 'name'> & { cc_token: string };

/** Sets a card up on the payment page, or on the page of a donation. */
export async function cardFor(t: TestContext, tab: Tab, token?: string): Promise<Card> {
  t.entry('payment');
  const call = token === undefined ? 'showPayment' : 'showDonationSetup';
  const { payment_setup } = await pageData(t, tab, call, token === undefined ? {} : { query: { token } });
  const { name, keys } = needed(payment_setup, 'the page has no provider keys');
  const status = await tab.world.payment.confirmSetup({ ...keys, returnTo: '' });
  if (status.kind === 'succeeded') return { name, cc_token: status.method };
  throw new StepFailed({ call, expected: 'keys that set a card up', got: status.kind });
}

/** A newcomer with a card on file. */
export async function cardHolder(t: TestContext): ReturnType<typeof newcomer> {
  const tab = await newcomer(t);
  accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body: await cardFor(t, tab) }));
  return tab;
}

/** Deletes the method on file, if there is one. */
export async function removeCard(tab: Tab): Promise<void> {
  const result = await ask(tab, 'deleteCard', {});
  const hasNone = result.kind === 'refused' && [401, 404].includes(statusOf(result.refusal));
  if (!hasNone) accepted('deleteCard', result);
}

/** Deletes the one address that a reader can delete, once in a run. */
export const deletedAddress = once(async (t: TestContext) => {
  const tab = await t.as('twoAddresses');
  const { account, timetable } = await subscriberOf(tab);
  const removable = slotsOf({ account, timetable }).find(({ canDelete }) => canDelete);
  const { shipcode } = needed(removable, 'the reader "twoAddresses" has no address to delete');
  const zone = zoneOf(shipcode);
  const places = [`account/addresses/${zone}`];
  const besides = ['account/canDeleteAddress', 'timetable/address_removable'];
  await changesOnly(t, { call: 'deleteAddress', tab, places, besides }, async () => {
    accepted('deleteAddress', await ask(tab, 'deleteAddress', { params: { path: { shipcode } } }));
    same('deleteAddress', 'the stored addresses', (await subscriberOf(tab)).account.addresses, {
      ...account.addresses,
      [zone]: null,
    });
  });
  t.leave(`no address of the reader "twoAddresses" in slot ${zone}`);
  return { tab, shipcode };
});

export const ADDRESS_CALLS = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const;

const named = { places: ['account/name'], besides: ['account/first_name', 'setup/name'], keep: keepName };
const mailed = { places: ['account/email_change'], besides: ['account/emailPending'], keep: keepEmail };
const renewal = ['timetable/version', 'timetable/next_charge'];
const switched = { places: ['account/autorenew'], besides: renewal, keep: keepAutorenew };

const inCart = { places: ['cart'] };

const withDigital = async (t: TestContext) => {
  const { tab } = await offering(t);
  accepted('addToCart', await addToCart(tab, digital));
  return tab;
};

const giver = async (t: TestContext) => {
  await t.offer.need('resendGift');
  return (await giverOf(t)).tab;
};

/** Whether the gift that may be redeemed for free was redeemed. */
async function freeGift({ profile, open }: TestContext): Promise<unknown> {
  const token = profile.gifts?.open ?? 'gft_none';
  return accepted('getGift', await giftOf(open(), token)).redeem.status;
}

const order = (call: keyof typeof purchases, by: Change['by'], more: Partial<Change> = {}): Change[] =>
  change(call, by, { opensIntent: true, ...more }, async (t, tab) => {
    const { body } = await (purchases[call] as PurchaseKind<Purchase>).begin(t, tab); // any of them
    return { body };
  });

const donationMethod: Change['see'] = async (t, tab) => {
  const query = { token: t.profile.donations?.paid ?? 'don_none' };
  const { payment_setup } = await pageData(t, tab, 'showDonationSetup', { query });
  return { name: payment_setup?.name, details: payment_setup?.details };
};

const table: readonly Change[] = [
  change(['changeName', 'replaceName'], as('noSubscription'), named, async (t) => ({
    body: { name: `Ada ${t.fresh()}` },
  })),
  change(ADDRESS_CALLS, as('subscriber'), { places: ['account/addresses'], keep: keepAddress }, async (t, tab) => {
    const { shipcode, address } = await neededAddress(tab);
    return { path: { shipcode }, body: { ...address, line2: `Floor ${t.fresh()}` } };
  }),
  change('changeEmail', as('noSubscription'), mailed, async (t) => ({ body: { email: newReader(t).email } })),
  change('flipAutorenew', as('subscriber'), switched, async (_, tab) => ({
    body: { autorenew: !(await subscriberOf(tab)).account.autorenew },
  })),
  ...(['cancel', 'undoCancellation'] as const).map((call) =>
    change(call, as('subscriber'), { isFinal: true, keep: keepAutorenew }, async (_, tab) => ({
      path: { token: await renewingToken(tab) },
      ...(call === 'cancel' && { body: {} }),
    })),
  ),
  change('acceptOffer', as('bankOnFile'), { isFinal: true }, async (_, tab) => {
    const path = { token: await renewingToken(tab) };
    const { offer } = accepted('getCancellation', await ask(tab, 'getCancellation', { params: { path } }));
    return { path, body: { offer: offer?.id ?? 'offer_none' } };
  }),
  change('setCard', as('nothingOnFile'), { places: ['setup'], besides: ['onFile'] }, async (t, tab) => {
    const card = await cardFor(t, tab);
    // The provider has the card now, and a server may learn of it before the call.
    t.undo('the card', () => removeCard(tab));
    return { body: { ...card, name: `Ada ${t.fresh()}` } };
  }),
  change(
    'deleteCard',
    as('cardOnFile'),
    { places: ['onFile'], besides: ['setup', 'account/autorenew', ...renewal], isFinal: true },
    async () => ({}),
  ),
  change('deleteAddress', as('twoAddresses'), { isFinal: true }, async (_, tab) => {
    const { account } = await subscriberOf(tab);
    const shipcode = SHIPCODES.find((each) => account.canDeleteAddress[zoneOf(each)]);
    return { path: { shipcode: needed(shipcode, 'the reader "twoAddresses" has no address to delete') } };
  }),
  change('logIn', visitor, {}, async (t) => ({ body: loginOf(t, 'noSubscription') })),
  change('requestCode', visitor, {}, async (t) => ({
    body: { email: loginOf(t, 'noSubscription').email, path: '/' },
  })),
  change('verifyCode', visitor, {}, async (t, tab) => {
    const { email, code } = t.entry('signInCode');
    return { body: { token: await mailedToken(tab, email), password: code } };
  }),
  change('resetPassword', visitor, {}, async (t) => ({ body: { email: loginOf(t, 'noSubscription').email } })),
  change('joinMailingList', visitor, {}, async (t) => ({ body: { email: newReader(t).email } })),
  change(
    ['endSession', 'logOut'],
    (t) => loggedIn(t, 'noSubscription'),
    {},
    async () => ({}),
  ),
  change('addToCart', withGoods, inCart, async (t) => ({ body: basicOf(t) })),
  change('updateCart', withGoods, inCart, async (t) => ({ body: basicOf(t, 3) })),
  change('removeFromCart', withGoods, inCart, async (t) => ({ body: { ...basicOf(t), all: true } })),
  change('checkCoupon', withDigital, inCart, async (t, tab) => {
    const code = t.entry('coupons', 'any');
    return { body: { for: 'cart', version: (await cartOf(tab)).version, code } };
  }),
  // An order leaves nothing that a view shows, until it is paid.
  order('subscribe', visitor),
  order('donate', visitor),
  change('checkOutCart', withGoods, { opensIntent: true }, async (t, tab) => ({
    body: { ...(await guestOrder(t, tab, 'checkOutCart')), version: (await cartOf(tab)).version },
  })),
  order('renewSubscription', as('renewing')),
  order('retryRenewal', as('renewalFailed')),
  order('updateSubscription', as('upgradable')),
  order('redeemGift', visitor, {
    isFinal: true,
    givenFree: async (t, tab) => ({ body: (await beginGift(t, t.entry('gifts', 'open'), undefined, tab)).body }),
    see: freeGift,
  }),
  change('payInvoice', visitor, { isFinal: true, opensIntent: true }, async (t) => {
    const { path, body } = await beginInvoice(t, t.profile.invoices?.introductory ? 'introductory' : 'payable');
    return { path, body };
  }),
  change('resendGift', giver, { see: giftsOf }, async (t, tab) => ({
    path: { token: (await openGifts(t, tab)).asked.token },
  })),
  change('setDonationCard', visitor, { see: donationMethod }, async (t, tab) => {
    const token = t.entry('donations', 'paid');
    return { query: { token }, body: await cardFor(t, tab, token) };
  }),
  change('findOrder', visitor, {}, async (t) => ({ body: (await sold(t)).search })),
  change('withdraw', visitor, { isFinal: true }, async (t) => ({ body: (await sold(t)).request })),
  // A paid donation is not restarted, but that reply is stored for its key like any other.
  change('restartDonation', visitor, { isFinal: true }, async ({ entry }) => ({
    query: { token: entry('donations', 'paid') },
    body: { 'payment-method': 'pm_none' },
  })),
].flat();

/** A change by a call that the table lacks: the contract's example. Nothing is known that would revert it. */
export const example = (call: ChangingId): Change => ({
  call,
  by: ownCalls.includes(call) ? as('subscriber') : visitor,
  isFinal: true,
  given: async () => exampleOf(call),
});

/** The change of a call, with input that the server would accept. */
export const changeOf = (call: ChangingId): Change => table.find((each) => each.call === call) ?? example(call);

/** Every changing call of the contract, in the table's order. */
export const changes: readonly Change[] = [
  ...new Set([...table.map(({ call }) => call), ...callIds.filter(isChanging)]),
].map(changeOf);
