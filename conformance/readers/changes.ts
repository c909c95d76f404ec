import type { Address, PaymentSetup } from '../../machines/api/contract.ts';
import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { SHIPCODES, type Shipcode } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import { addToCart, cartOf } from '../orders/cart.ts';
import { offering } from '../orders/coupon.ts';
import { giftsOf, giverOf, openGifts } from '../orders/giver.ts';
import { newReader, orderer } from '../orders/orders.ts';
import type { ReaderRole } from '../profile.ts';
import { ask, isOffered, pageData } from '../runner/ask.ts';
import { accepted, lacking, needed, StepFailed } from '../runner/expect.ts';
import type { Given } from '../runner/raw.ts';
import type { Rig } from '../runner/rig.ts';
import { botToken, type Tab } from '../runner/tab.ts';
import { sightOf } from './everybody.ts';
import { logIn, subscriberOf } from './subscriber.ts';

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
  /** Prepares to revert the change. Without it, the kit only tests that the change is refused. */
  keep?: (rig: Rig, tab: Tab) => Promise<void>;
}

const as = (role: ReaderRole) => (rig: Rig) => rig.as(role);
const visitor = async (rig: Rig) => rig.open();

/** Logs a reader in again, in a tab whose session may be lost. */
const apart = (role: ReaderRole) => async (rig: Rig) => {
  const tab = rig.open();
  await logIn(tab, loginOf(rig, role));
  return tab;
};

const loginOf = ({ profile }: Rig, role: ReaderRole) =>
  needed(profile.readers?.[role], `the profile has no reader "${role}"`);

const captcha = ({ profile }: Rig) => ({ captcha: botToken(profile) });

async function neededAddress(tab: Tab): Promise<{ shipcode: Shipcode; address: Address }> {
  const { account, timetable } = await subscriberOf(tab);
  for (const shipcode of SHIPCODES) {
    const address = account.addresses[zoneOf(shipcode)];
    if (timetable.address_required[zoneOf(shipcode)] && address) return { shipcode, address };
  }
  return lacking('the reader "subscriber" has no address that the subscription needs');
}

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

const nothing = async () => undefined;

const nameChange = (call: 'changeName' | 'replaceName'): Change => ({
  call,
  by: as('noSubscription'),
  given: async (rig) => ({ body: { name: `Ada ${rig.fresh()}` } }),
  places: ['account/name'],
  besides: ['account/first_name', 'setup/name'],
  keep: async (rig, tab) => {
    const { name } = (await subscriberOf(tab)).account;
    rig.undo(`the name ${name}`, async () => void accepted(call, await ask(tab, call, { body: { name } })));
  },
});

const addressChange = (
  call: 'changeAddress' | 'saveAddress' | 'changeAddressByLink' | 'patchAddressByLink',
): Change => ({
  call,
  by: as('subscriber'),
  given: nextAddress,
  places: ['account/addresses'],
  keep: async (rig, tab) => {
    const { shipcode, address: body } = await neededAddress(tab);
    const params = { path: { shipcode } };
    rig.undo('the address', async () => void accepted(call, await ask(tab, 'changeAddress', { params, body })));
  },
});

const ofAccount: Change[] = [
  nameChange('changeName'),
  nameChange('replaceName'),
  addressChange('changeAddress'),
  addressChange('saveAddress'),
  addressChange('changeAddressByLink'),
  addressChange('patchAddressByLink'),
  {
    call: 'changeEmail',
    by: as('noSubscription'),
    given: async (rig) => ({ body: { email: newReader(rig).email } }),
    places: ['account/email_change'],
    besides: ['account/emailPending'],
    keep: async (rig, tab) => {
      const { email } = (await subscriberOf(tab)).account;
      rig.undo('the current address', async () => {
        accepted('changeEmail', await ask(tab, 'changeEmail', { body: { email } }));
      });
    },
  },
  {
    call: 'flipAutorenew',
    by: as('subscriber'),
    given: async () => ({}),
    places: ['account/autorenew'],
    besides: ['timetable/version'],
    keep: async (rig, tab) => {
      const { autorenew } = (await subscriberOf(tab)).account;
      rig.undo('autorenew', async () => {
        if ((await subscriberOf(tab)).account.autorenew !== autorenew)
          accepted('flipAutorenew', await ask(tab, 'flipAutorenew', {}));
      });
    },
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
  {
    call: 'deleteCard',
    by: as('cardOnFile'),
    given: async () => ({}),
  },
  {
    call: 'deleteAddress',
    by: as('twoAddresses'),
    given: async (_, tab) => {
      const { account } = await subscriberOf(tab);
      const shipcode = SHIPCODES.find((each) => account.canDeleteAddress[zoneOf(each)]);
      return { path: { shipcode: needed(shipcode, 'the reader "twoAddresses" has no address to delete') } };
    },
  },
];

const ofVisitors: Change[] = [
  { call: 'logIn', by: visitor, given: async (rig) => ({ body: loginOf(rig, 'noSubscription') }), keep: nothing },
  {
    call: 'requestCode',
    by: visitor,
    given: async (rig) => ({ body: { email: loginOf(rig, 'noSubscription').email, path: '/' } }),
    keep: nothing,
  },
  {
    call: 'verifyCode',
    by: visitor,
    given: async (rig, tab) => {
      const { email, code } = needed(rig.profile.signInCode, 'the profile has no mailed code');
      const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
      return { body: { token, password: code } };
    },
    keep: nothing,
  },
  {
    call: 'resetPassword',
    by: visitor,
    given: async (rig) => ({ body: { email: loginOf(rig, 'noSubscription').email } }),
    keep: nothing,
  },
  {
    call: 'joinMailingList',
    by: visitor,
    given: async (rig) => ({ query: captcha(rig), body: { email: newReader(rig).email } }),
    keep: nothing,
  },
  { call: 'endSession', by: apart('noSubscription'), given: async () => ({}), keep: nothing },
  { call: 'logOut', by: apart('noSubscription'), given: async () => ({}), keep: nothing },
];

const basic = ({ profile }: Rig) => ({
  type: 'basic-product' as const,
  item: { ref: needed(profile.goods?.basic, 'the profile has no basic product') },
});

const withCart = async (rig: Rig) => {
  const tab = rig.open();
  accepted('addToCart', await addToCart(tab, { ...basic(rig), qty: 1 }));
  return tab;
};

const ofCart: Change[] = [
  {
    call: 'addToCart',
    by: withCart,
    given: async (rig) => ({ body: { ...basic(rig), qty: 1 } }),
    places: ['cart'],
    keep: nothing,
  },
  {
    call: 'updateCart',
    by: withCart,
    given: async (rig) => ({ body: { ...basic(rig), qty: 3 } }),
    places: ['cart'],
    keep: nothing,
  },
  {
    call: 'removeFromCart',
    by: withCart,
    given: async (rig) => ({ body: { ...basic(rig), all: true } }),
    places: ['cart'],
    keep: nothing,
  },
  {
    call: 'checkCoupon',
    by: async (rig) => {
      const { tab } = await offering(rig);
      const item = { renewal: false, medium: 'digital', level: 'low', term: '1year', shipcode: 'ship-a' } as const;
      accepted('addToCart', await addToCart(tab, { type: 'personal-subscription', item, qty: 1 }));
      return tab;
    },
    given: async (rig, tab) => {
      const code = needed(rig.profile.coupons?.any, 'the profile has no coupon for any subscription');
      return { body: { for: 'cart', version: (await cartOf(tab)).version, code } };
    },
    places: ['cart'],
    keep: nothing,
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
    keep: nothing,
  },
];

const order = (
  call: ChangingId,
  by: Change['by'],
  body: (rig: Rig, tab: Tab) => Promise<object>,
  {
    path,
    see,
    isFinal = false,
  }: { path?: (rig: Rig) => Record<string, string>; see?: Change['see']; isFinal?: boolean } = {},
): Change => ({
  call,
  by,
  given: async (rig, tab) => ({ ...(path && { path: path(rig) }), query: captcha(rig), body: await body(rig, tab) }),
  ...(see && { see }),
  ...(!isFinal && { keep: nothing }),
});

const ofPurchases: Change[] = [
  order('subscribe', visitor, async (rig, tab) => {
    const { subscribe } = await pageData(rig, tab, 'showSubscribe');
    const subscription = { renewal: false, medium: 'print', level: 'low', term: '1year' };
    return { ...orderer(rig, subscribe.session), cart: { items: [], giftsubs: [], subscription } };
  }),
  order('donate', visitor, async (rig, tab) => {
    const { donate } = await pageData(rig, tab, 'showDonate');
    const { password: _, ...fields } = orderer(rig, donate.session);
    return { ...fields, shipcode: 'ship-a', cart: { donation: { process: 'onetime', dollars: 2_500 } } };
  }),
  order('checkOutCart', withCart, async (rig, tab) => {
    const { version } = accepted('getCart', await ask(tab, 'getCart', {}));
    const { checkout } = await pageData(rig, tab, 'showCheckout');
    const { password: _, ...fields } = orderer(rig, checkout.session);
    return { ...fields, version };
  }),
  order('renewSubscription', as('renewing'), async (rig, tab) => {
    const { renew, subscriber } = await pageData(rig, tab, 'showRenew');
    const { account, session, settings } = needed(renew, 'the reader "renewing" has nothing to renew');
    const { medium, level, term } = settings;
    const { name = '', email = '', shipcode = 'ship-a' } = subscriber?.account ?? {};
    const subscription = { renewal: true, medium, level, term };
    const cart = { items: [], giftsubs: [], subscription };
    return { cart, account, name, email, origin: 'keep', shipcode, session, gifted: false };
  }),
  order('retryRenewal', as('renewalFailed'), async (rig, tab) => {
    const { renewal, subscriber } = await pageData(rig, tab, 'showRenewal');
    const { total } = needed(renewal, 'the reader "renewalFailed" no longer has a renewal to retry');
    return { amount: total, version: subscriber.timetable.version };
  }),
  order('updateSubscription', as('upgradable'), async (rig, tab) => {
    const { account, timetable } = await subscriberOf(tab);
    const { token } = needed(timetable.current_subscription, 'the reader "upgradable" has no subscription').info;
    const { upgrade } = accepted('getSubscription', await ask(tab, 'getSubscription', { params: { path: { token } } }));
    const { deliverables, upgrade_prices } = upgrade.subscription;
    if (!upgrade_prices.high[deliverables.set]) lacking('the Standard level is free for the reader "upgradable"');
    const subscription = { token, level: 'high', deliverable: deliverables.set };
    const { name, email, shipcode, addresses } = account;
    const kept = addresses[zoneOf(shipcode)] !== null;
    const origin = kept ? { origin: 'keep' } : { origin: 'change', address: newReader(rig).address };
    return { name, email, ...origin, shipcode, session: upgrade.session, gifted: false, subscription };
  }),
  order(
    'redeemGift',
    visitor,
    async (rig, tab) => {
      const token = needed(rig.profile.gifts?.open, 'the profile has no gift "open"');
      const { redeem } = accepted('getGift', await ask(tab, 'getGift', { params: { query: { token } } }));
      if (redeem.status !== 'open') lacking('the gift "open" of the profile was redeemed or has expired');
      const subscription = { token, deliverable: redeem.gift.deliverables.set };
      return { ...orderer(rig, redeem.session), subscription };
    },
    {
      see: async ({ profile, open }) => {
        const token = profile.gifts?.open ?? 'gft_none';
        return accepted('getGift', await ask(open(), 'getGift', { params: { query: { token } } })).redeem.status;
      },
      isFinal: true,
    },
  ),
  order(
    'payInvoice',
    visitor,
    async (rig, tab) => {
      const { checkout } = await pageData(rig, tab, 'showInvoice', { params: { invoice: payable(rig) } });
      const { session } = needed(checkout, 'the profile\'s invoice "payable" can no longer be paid');
      const { password: _, ...fields } = orderer(rig, session);
      return fields;
    },
    { path: (rig) => ({ invoice: payable(rig) }), isFinal: true },
  ),
];

const payable = ({ profile }: Rig) => needed(profile.invoices?.payable, 'the profile has no invoice "payable"');

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
    keep: nothing,
  },
  {
    call: 'restartDonation',
    by: visitor,
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

export const seen = async (rig: Rig, tab: Tab, { see }: Change): Promise<object> => ({
  ...(await sightOf(rig, tab)),
  ...(see && { seen: await see(rig, tab) }),
});
