import type { PaymentSetup } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { begin as beginGift } from '../flows/redeem.ts';
import { addToCart, basicOf, cartOf, digital } from '../orders/cart.ts';
import { offering } from '../orders/coupon.ts';
import { giftsOf, giverOf, openGifts } from '../orders/giver.ts';
import { type KeyedId, keyedOrders, type OrderKind } from '../orders/keyed-orders.ts';
import { newReader } from '../orders/orders.ts';
import type { ReaderRole } from '../profile.ts';
import { ask, isOffered, pageData } from '../runner/ask.ts';
import { accepted, lacking, needed, StepFailed } from '../runner/expect.ts';
import type { Given } from '../runner/raw.ts';
import type { Rig } from '../runner/rig.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { sightOf } from './everybody.ts';
import {
  keepAddress,
  keepAutorenew,
  keepEmail,
  keepName,
  loggedIn,
  loginOf,
  neededAddress,
  subscriberOf,
} from './subscriber.ts';

/** A change that the server would accept: the call, who makes it, its input and its effects. */
export interface Change {
  call: ChangingId;
  by: (rig: Rig) => Promise<Tab>;
  given: (rig: Rig, tab: Tab) => Promise<Given>;
  /** Parts of the reader's view that must change, and parts that may. */
  places?: readonly string[];
  besides?: readonly string[];
  /** Reads affected data that is in no reader's view. */
  see?: (rig: Rig, tab: Tab) => Promise<unknown>;
  /** Prepares to revert the change. */
  keep?: (rig: Rig, tab: Tab) => Promise<void>;
  /** Whether it cannot be reverted, so that the kit only tests that it is refused. */
  isFinal?: boolean;
}

const as = (role: ReaderRole) => (rig: Rig) => rig.as(role);
const visitor = async (rig: Rig) => rig.open();

const captcha = ({ profile }: Rig) => ({ captcha: botToken(profile) });

async function nextAddress(rig: Rig, tab: Tab): Promise<Given> {
  const { shipcode, address } = await neededAddress(tab);
  return { path: { shipcode }, body: { ...address, line2: `Floor ${rig.fresh()}` } };
}

export async function cardFor(rig: Rig, tab: Tab, token?: string): Promise<{ name: string; cc_token: string }> {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const at = token === undefined ? {} : { query: { token } };
  const { payment_setup } = await pageData(rig, tab, 'showPayment', at);
  return setUp(tab, needed(payment_setup, 'the payment page has no provider keys'));
}

export async function donationCardFor(rig: Rig, tab: Tab, token: string): Promise<{ name: string; cc_token: string }> {
  needed(rig.profile.payment, 'the profile has no payment provider');
  const { payment_setup } = await pageData(rig, tab, 'showDonationSetup', { query: { token } });
  return setUp(tab, needed(payment_setup, 'the link of the donation is no longer valid'));
}

async function setUp(tab: Tab, { name, keys }: Pick<PaymentSetup, 'name' | 'keys'>) {
  const status = await tab.world.payment.confirmSetup({ ...keys, returnTo: '' });
  if (status.kind === 'succeeded') return { name, cc_token: status.method };
  throw new StepFailed({ call: 'showPayment', expected: 'keys that set a card up', got: status.kind });
}

const addressChanges = ['changeAddress', 'saveAddress', 'changeAddressByLink', 'patchAddressByLink'] as const;

const ofAccount: Change[] = [
  ...(['changeName', 'replaceName'] as const).map(
    (call): Change => ({
      call,
      by: as('noSubscription'),
      given: async (rig) => ({ body: { name: `Ada ${rig.fresh()}` } }),
      places: ['account/name'],
      besides: ['account/first_name', 'setup/name'],
      keep: keepName,
    }),
  ),
  ...addressChanges.map(
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
    given: async (rig) => ({ body: { email: newReader(rig).email } }),
    places: ['account/email_change'],
    besides: ['account/emailPending'],
    keep: keepEmail,
  },
  {
    call: 'flipAutorenew',
    by: as('subscriber'),
    given: async () => ({}),
    places: ['account/autorenew'],
    besides: ['timetable/version'],
    keep: keepAutorenew,
  },
  {
    call: 'setCard',
    by: as('nothingOnFile'),
    given: async (rig, tab) => ({ body: { ...(await cardFor(rig, tab)), name: `Ada ${rig.fresh()}` } }),
    places: ['setup'],
    besides: ['onFile'],
    keep: async (rig, tab) =>
      rig.undo('the card', async () => void accepted('deleteCard', await ask(tab, 'deleteCard', {}))),
  },
  { call: 'deleteCard', by: as('cardOnFile'), given: async () => ({}), isFinal: true },
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
  { call: 'logIn', by: visitor, given: async (rig) => ({ body: loginOf(rig, 'noSubscription') }) },
  {
    call: 'requestCode',
    by: visitor,
    given: async (rig) => ({ body: { email: loginOf(rig, 'noSubscription').email, path: '/' } }),
  },
  {
    call: 'verifyCode',
    by: visitor,
    given: async (rig, tab) => {
      const { email, code } = needed(rig.profile.signInCode, 'the profile has no mailed code');
      const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
      return { body: { token, password: code } };
    },
  },
  {
    call: 'resetPassword',
    by: visitor,
    given: async (rig) => ({ body: { email: loginOf(rig, 'noSubscription').email } }),
  },
  {
    call: 'joinMailingList',
    by: visitor,
    given: async (rig) => ({ query: captcha(rig), body: { email: newReader(rig).email } }),
  },
  { call: 'endSession', by: (rig) => loggedIn(rig, 'noSubscription'), given: async () => ({}) },
  { call: 'logOut', by: (rig) => loggedIn(rig, 'noSubscription'), given: async () => ({}) },
];

const cartChange = (call: 'addToCart' | 'updateCart' | 'removeFromCart', body: (rig: Rig) => object): Change => ({
  call,
  by: keyedOrders.checkOutCart.by,
  given: async (rig) => ({ body: body(rig) }),
  places: ['cart'],
});

const ofCart: Change[] = [
  cartChange('addToCart', basicOf),
  cartChange('updateCart', (rig) => basicOf(rig, 3)),
  cartChange('removeFromCart', (rig) => ({ ...basicOf(rig), all: true })),
  {
    call: 'checkCoupon',
    by: async (rig) => {
      const { tab } = await offering(rig);
      accepted('addToCart', await addToCart(tab, digital));
      return tab;
    },
    given: async (rig, tab) => {
      const code = needed(rig.profile.coupons?.any, 'the profile has no coupon for any subscription');
      return { body: { for: 'cart', version: (await cartOf(tab)).version, code } };
    },
    places: ['cart'],
  },
];

const ofGifts: Change[] = [
  {
    call: 'resendGift',
    by: async (rig) => {
      if (!(await isOffered(rig, 'resendGift'))) lacking('the server does not offer resendGift');
      return (await giverOf(rig)).tab;
    },
    given: async (rig, tab) => ({ path: { token: (await openGifts(rig, tab)).asked.token } }),
    see: giftsOf,
  },
];

/** An order leaves nothing that a view shows, until it is paid. */
const ofOrder = (call: Exclude<KeyedId, 'redeemGift' | 'restartDonation'>): Change => {
  const { by, body, params }: OrderKind = keyedOrders[call];
  return {
    call,
    by,
    given: async (rig, tab) => ({ path: params?.(rig), query: captcha(rig), body: await body(rig, tab) }),
    isFinal: call === 'payInvoice',
  };
};

/** The calls whose orders open an intent for their session. Anyone with its token may pay an invoice or redeem a gift. */
export const sessionOrders = [
  'subscribe',
  'donate',
  'checkOutCart',
  'renewSubscription',
  'retryRenewal',
  'updateSubscription',
] as const;

const ofPurchases: Change[] = [
  ...sessionOrders.map(ofOrder),
  {
    call: 'redeemGift',
    by: visitor,
    isFinal: true,
    given: async (rig, tab) => ({ query: captcha(rig), body: (await beginGift(rig, 'open', undefined, tab)).order }),
    see: async ({ profile, open }) => {
      const token = profile.gifts?.open ?? 'gft_none';
      return accepted('getGift', await ask(open(), 'getGift', { params: { query: { token } } })).redeem.status;
    },
  },
  ofOrder('payInvoice'),
];

const ofDonations: Change[] = [
  {
    call: 'setDonationCard',
    by: visitor,
    given: async (rig, tab) => {
      const token = needed(rig.profile.donations?.paid, 'the profile has no paid donation');
      return { query: { token }, body: await donationCardFor(rig, tab, token) };
    },
    see: async (rig, tab) => {
      const query = { token: rig.profile.donations?.paid ?? 'don_none' };
      const { payment_setup } = await pageData(rig, tab, 'showDonationSetup', { query });
      return { name: payment_setup?.name, details: payment_setup?.details };
    },
  },
  {
    call: 'restartDonation',
    by: visitor,
    isFinal: true,
    given: async ({ profile }) => {
      const token = needed(profile.donations?.failing, 'the profile has no failing donation');
      return { query: { token }, body: { 'payment-method': 'pm_none' } };
    },
  },
];

/** Every changing call, with input that the server would accept. */
export const changes: readonly Change[] = [
  ...ofAccount,
  ...ofVisitors,
  ...ofCart,
  ...ofGifts,
  ...ofPurchases,
  ...ofDonations,
];

export const changeOf = (call: ChangingId): Change => {
  const found = changes.find((change) => change.call === call);
  if (!found) throw new Error(`${call} is no change.`);
  return found;
};

export const seen = async (rig: Rig, tab: Tab, { see }: Change): Promise<object> => ({
  ...(await sightOf(rig, tab)),
  ...(see && { seen: await see(rig, tab) }),
});
