import type { PaymentSetup } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import { type ChangingId, callIds, isChanging } from '../../mocks/routes.ts';
import { addToCart, basicOf, cartOf, digital, offering, withBasic } from '../orders/cart.ts';
import { guestOrder, newReader } from '../orders/orders.ts';
import { beginGift, beginInvoice, purchases } from '../orders/purchases.ts';
import type { ReaderRole } from '../profile.ts';
import { giftsOf, giverOf, newcomer, openGifts } from '../readers/opened-accounts.ts';
import {
  keepAddress,
  keepAutorenew,
  keepEmail,
  keepName,
  loggedIn,
  loginOf,
  neededAddress,
  subscriberOf,
} from '../readers/subscriber.ts';
import { exampleOf, ownCalls } from '../runner/contract.ts';
import { accepted, needed, StepFailed, statusOf } from '../runner/expect.ts';
import { ask, type Given, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import type { TestContext } from '../runner/test-context.ts';

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

const as = (role: ReaderRole) => (t: TestContext) => t.as(role);
const visitor = async (t: TestContext) => t.open();
const withGoods = async (t: TestContext) => (await withBasic(t)).tab;

async function nextAddress(t: TestContext, tab: Tab): Promise<Given> {
  const { shipcode, address } = await neededAddress(tab);
  return { path: { shipcode }, body: { ...address, line2: `Floor ${t.fresh()}` } };
}

type Card = Pick<PaymentSetup, 'name'> & { cc_token: string };

export async function cardFor(t: TestContext, tab: Tab): Promise<Card> {
  t.entry('payment');
  const { payment_setup } = await pageData(t, tab, 'showPayment');
  return setUp(tab, needed(payment_setup, 'the payment page has no provider keys'));
}

export async function donationCardFor(t: TestContext, tab: Tab, token: string): Promise<Card> {
  t.entry('payment');
  const { payment_setup } = await pageData(t, tab, 'showDonationSetup', { query: { token } });
  return setUp(tab, needed(payment_setup, 'the link of the donation is no longer valid'));
}

/** A newcomer with a card on file. */
export async function cardHolder(t: TestContext): ReturnType<typeof newcomer> {
  const tab = await newcomer(t);
  accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body: await cardFor(t, tab) }));
  return tab;
}

async function removeCard(tab: Tab): Promise<void> {
  const result = await ask(tab, 'deleteCard', {});
  const hasNone = result.kind === 'refused' && [401, 404].includes(statusOf(result.refusal));
  if (!hasNone) accepted('deleteCard', result);
}

async function setUp(tab: Tab, { name, keys }: Pick<PaymentSetup, 'name' | 'keys'>): Promise<Card> {
  const status = await tab.world.payment.confirmSetup({ ...keys, returnTo: '' });
  if (status.kind === 'succeeded') return { name, cc_token: status.method };
  throw new StepFailed({ call: 'showPayment', expected: 'keys that set a card up', got: status.kind });
}

export const ADDRESS_CALLS = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const;

const ofAccount: Change[] = [
  ...(['changeName', 'replaceName'] as const).map(
    (call): Change => ({
      call,
      by: as('noSubscription'),
      given: async (t) => ({ body: { name: `Ada ${t.fresh()}` } }),
      places: ['account/name'],
      besides: ['account/first_name', 'setup/name'],
      keep: keepName,
    }),
  ),
  ...ADDRESS_CALLS.map(
    (call): Change => ({
      call,
      by: as('subscriber'),
      given: nextAddress,
      places: ['account/addresses'],
      keep: keepAddress,
    }),
  ),
  {
    call: 'changeEmail',
    by: as('noSubscription'),
    given: async (t) => ({ body: { email: newReader(t).email } }),
    places: ['account/email_change'],
    besides: ['account/emailPending'],
    keep: keepEmail,
  },
  {
    call: 'flipAutorenew',
    by: as('subscriber'),
    given: async (_, tab) => ({ body: { autorenew: !(await subscriberOf(tab)).account.autorenew } }),
    places: ['account/autorenew'],
    besides: ['timetable/version'],
    keep: keepAutorenew,
  },
  {
    call: 'setCard',
    by: as('nothingOnFile'),
    given: async (t, tab) => {
      const card = await cardFor(t, tab);
      // The provider has the card now, and a server may learn of it before the call.
      t.undo('the card', () => removeCard(tab));
      return { body: { ...card, name: `Ada ${t.fresh()}` } };
    },
    places: ['setup'],
    besides: ['onFile'],
  },
  {
    call: 'deleteCard',
    by: as('cardOnFile'),
    given: async () => ({}),
    places: ['onFile'],
    besides: ['setup', 'account/autorenew', 'timetable/version'],
    isFinal: true,
  },
  {
    call: 'deleteAddress',
    by: as('twoAddresses'),
    isFinal: true,
    given: async (_, tab) => {
      const { account } = await subscriberOf(tab);
      const shipcode = SHIPCODES.find((each) => account.canDeleteAddress[zoneOf(each)]);
      return { path: { shipcode: needed(shipcode, 'the reader "twoAddresses" has no address to delete') } };
    },
  },
];

const ofVisitors: Change[] = [
  { call: 'logIn', by: visitor, given: async (t) => ({ body: loginOf(t, 'noSubscription') }) },
  {
    call: 'requestCode',
    by: visitor,
    given: async (t) => ({ body: { email: loginOf(t, 'noSubscription').email, path: '/' } }),
  },
  {
    call: 'verifyCode',
    by: visitor,
    given: async (t, tab) => {
      const { email, code } = t.entry('signInCode');
      const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
      return { body: { token, password: code } };
    },
  },
  {
    call: 'resetPassword',
    by: visitor,
    given: async (t) => ({ body: { email: loginOf(t, 'noSubscription').email } }),
  },
  {
    call: 'joinMailingList',
    by: visitor,
    given: async (t) => ({ body: { email: newReader(t).email } }),
  },
  { call: 'endSession', by: (t) => loggedIn(t, 'noSubscription'), given: async () => ({}) },
  { call: 'logOut', by: (t) => loggedIn(t, 'noSubscription'), given: async () => ({}) },
];

const cartChange = (call: 'addToCart' | 'updateCart' | 'removeFromCart', body: (t: TestContext) => object): Change => ({
  call,
  by: withGoods,
  given: async (t) => ({ body: body(t) }),
  places: ['cart'],
});

const ofCart: Change[] = [
  cartChange('addToCart', basicOf),
  cartChange('updateCart', (t) => basicOf(t, 3)),
  cartChange('removeFromCart', (t) => ({ ...basicOf(t), all: true })),
  {
    call: 'checkCoupon',
    by: async (t) => {
      const { tab } = await offering(t);
      accepted('addToCart', await addToCart(tab, digital));
      return tab;
    },
    given: async (t, tab) => {
      const code = t.entry('coupons', 'any');
      return { body: { for: 'cart', version: (await cartOf(tab)).version, code } };
    },
    places: ['cart'],
  },
];

const ofGifts: Change[] = [
  {
    call: 'resendGift',
    by: async (t) => {
      await t.offer.need('resendGift');
      return (await giverOf(t)).tab;
    },
    given: async (t, tab) => ({ path: { token: (await openGifts(t, tab)).asked.token } }),
    see: giftsOf,
  },
];

const invoiceOf = ({ profile }: TestContext) => (profile.invoices?.introductory ? 'introductory' : 'payable');

const bodyOf = ({ body }: { body: object }): Given => ({ body });

/** An order leaves nothing that a view shows, until it is paid. */
const ofOrders: Change[] = [
  { call: 'subscribe', by: visitor, given: (t, tab) => purchases.subscribe.begin(t, tab).then(bodyOf) },
  { call: 'donate', by: visitor, given: (t, tab) => purchases.donate.begin(t, tab).then(bodyOf) },
  {
    call: 'checkOutCart',
    by: withGoods,
    given: async (t, tab) => ({
      body: { ...(await guestOrder(t, tab, 'checkOutCart')), version: (await cartOf(tab)).version },
    }),
  },
  { call: 'renewSubscription', by: as('renewing'), given: (t) => purchases.renewSubscription.begin(t).then(bodyOf) },
  { call: 'retryRenewal', by: as('renewalFailed'), given: (t) => purchases.retryRenewal.begin(t).then(bodyOf) },
  {
    call: 'updateSubscription',
    by: as('upgradable'),
    given: (t) => purchases.updateSubscription.begin(t).then(bodyOf),
  },
  {
    call: 'redeemGift',
    by: visitor,
    isFinal: true,
    given: (t, tab) => purchases.redeemGift.begin(t, tab).then(bodyOf),
    givenFree: (t, tab) => beginGift(t, t.entry('gifts', 'open'), undefined, tab).then(bodyOf),
    see: async ({ profile, open }) => {
      const token = profile.gifts?.open ?? 'gft_none';
      return accepted('getGift', await ask(open(), 'getGift', { params: { query: { token } } })).redeem.status;
    },
  },
  {
    call: 'payInvoice',
    by: visitor,
    isFinal: true,
    given: async (t) => ({
      path: { invoice: t.profile.invoices?.[invoiceOf(t)] ?? 'inv_none' },
      body: (await beginInvoice(t, invoiceOf(t))).body,
    }),
  },
];

const asOrder = (change: Change): Change => ({ ...change, opensIntent: true });

const ofDonations: Change[] = [
  {
    call: 'setDonationCard',
    by: visitor,
    given: async (t, tab) => {
      const token = t.entry('donations', 'paid');
      return { query: { token }, body: await donationCardFor(t, tab, token) };
    },
    see: async (t, tab) => {
      const query = { token: t.profile.donations?.paid ?? 'don_none' };
      const { payment_setup } = await pageData(t, tab, 'showDonationSetup', { query });
      return { name: payment_setup?.name, details: payment_setup?.details };
    },
  },
  {
    // A paid donation is not restarted, but that reply is stored for its key like any other.
    call: 'restartDonation',
    by: visitor,
    isFinal: true,
    given: async ({ entry }) => ({
      query: { token: entry('donations', 'paid') },
      body: { 'payment-method': 'pm_none' },
    }),
  },
];

/** A change by a call that the table lacks: the contract's example. Nothing is known that would revert it. */
export const example = (call: ChangingId): Change => ({
  call,
  by: ownCalls.includes(call) ? as('subscriber') : visitor,
  isFinal: true,
  given: async () => exampleOf(call),
});

const table = [...ofAccount, ...ofVisitors, ...ofCart, ...ofGifts, ...ofOrders.map(asOrder), ...ofDonations];

/** The change of a call, with input that the server would accept. */
export const changeOf = (call: ChangingId): Change => table.find((change) => change.call === call) ?? example(call);

/** Every changing call of the contract, in the table's order. */
export const changes: readonly Change[] = [
  ...new Set([...table.map(({ call }) => call), ...callIds.filter(isChanging)]),
].map(changeOf);
