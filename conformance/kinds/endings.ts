import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
import { SHIPCODES } from '../../machines/rules/subscription/subscription.ts';
import type { ChangingId } from '../../mocks/routes.ts';
import {
  addToCart,
  cartOf,
  checkCoupon,
  digital,
  digitalGift,
  donation,
  offering,
  removeFromCart,
} from '../orders/cart.ts';
import { orderer } from '../orders/orders.ts';
import { buy, fulfilmentOf, paidFor, place } from '../orders/purchase.ts';
import { beginItems } from '../orders/purchases.ts';
import { shown } from '../readers/all-readers.ts';
import { cardFor, changeOf, changes } from '../readers/changes.ts';
import { openAccount } from '../readers/opened-accounts.ts';
import { askSubscriber, loggedIn, logIn, subscriberOf } from '../readers/subscriber.ts';
import { accepted, type Blamed, NotRun, needed, StepFailed, same } from '../runner/expect.ts';
import { ask, pageData } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';
import { closeAttempt } from './keys.ts';
import { begin, keysOf, send } from './valid-requests.ts';

/** Something that ended, and how its reader sees that it did. */
interface Ended {
  tab: Tab;
  read: () => Promise<unknown>;
}

interface Ending {
  what: string;
  call: Blamed;
  end: (t: TestContext) => Promise<Ended>;
  /** The calls that may undo it. */
  undoneBy?: readonly ChangingId[];
}

/** What ended stays ended, whatever its reader does next. */
export const endingsKit = kitFlow('endings', () => {
  const reached: (Ended & { ending: Ending; first: unknown })[] = [];
  const stays = async ({ read, ending: { call, what }, first }: (typeof reached)[number], after: string) =>
    same(call, `${what} after ${after}`, await read(), first);
  return [
    ...ENDINGS.map((ending) =>
      step(`keeps ${ending.what} through every other change`, async (t) => {
        const ended = { ...(await ending.end(t)), ending, first: undefined as unknown };
        ended.first = await ended.read();
        reached.push(ended);
        await stays(ended, 'another look');
        for (const change of OTHERS)
          if (!ending.undoneBy?.includes(change.call))
            await attempt(async () => send(await begin(t, change, ended.tab)));
        await stays(ended, 'the other changes of its reader');
      }),
    ),
    step('keeps all of them until the end of the run', async () => {
      for (const ended of reached) await stays(ended, 'everything else');
    }),
  ];
});

/** A login gives the tab another session, and some changes are not this reader's to make. */
const OTHERS = changes.filter(
  ({ call, isFinal }) => !isFinal && !['logIn', 'verifyCode', 'endSession', 'logOut', 'resendGift'].includes(call),
);

/** Makes a change that the reader may not be able to make. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  await act().catch((reason: unknown) => {
    if (!(reason instanceof NotRun || reason instanceof StepFailed)) throw reason;
  });
}

const ENDINGS: Ending[] = [
  ...(['subscribe', 'donate'] as const).map((call) => ({
    what: `a completed order of ${call} completed, with its receipt,`,
    call: 'getFulfilment' as const,
    end: (t: TestContext) => paid(t, call),
  })),
  {
    what: 'a removed line out of the cart',
    call: 'getCart',
    undoneBy: ['checkCoupon'],
    end: async (t) => {
      const tab = t.open();
      for (const action of [digitalGift, digital]) accepted('addToCart', await addToCart(tab, action));
      accepted('removeFromCart', await removeFromCart(tab, { ...digitalGift, all: true }));
      const isGift = ({ cart: { type } }: { cart: { type: string } }) => type === digitalGift.type;
      return { tab, read: async () => linesOf(await cartOf(tab)).filter(isGift).length };
    },
  },
  {
    what: 'a removed coupon off the cart',
    call: 'getCart',
    undoneBy: ['checkCoupon'],
    end: async (t) => {
      const { tab, code } = await offering(t);
      accepted('addToCart', await addToCart(tab, digital));
      for (const each of [code, null]) {
        const on = { for: 'cart', version: (await cartOf(tab)).version } as const;
        accepted('checkCoupon', await checkCoupon(tab, on, each));
      }
      const read = async () => {
        const { coupon, ...cart } = await cartOf(tab);
        return { coupon, discounts: linesOf(cart).filter(({ discount }) => discount).length };
      };
      return { tab, read };
    },
  },
  {
    what: 'a deleted address deleted',
    call: 'getSubscriber',
    end: async (t) => {
      const tab = await t.as('twoAddresses');
      const { account, timetable } = await subscriberOf(tab);
      const unneeded = SHIPCODES.filter((each) => !timetable.address_required[zoneOf(each)]);
      const slot = unneeded.find((each) => account.canDeleteAddress[zoneOf(each)]) ?? unneeded[0];
      const shipcode = needed(slot, 'the reader "twoAddresses" needs an address in every slot');
      accepted('deleteAddress', await ask(tab, 'deleteAddress', { params: { path: { shipcode } } }));
      t.leave('no second address of the reader "twoAddresses"');
      return { tab, read: async () => (await subscriberOf(tab)).account.addresses[zoneOf(shipcode)] };
    },
  },
  {
    what: 'a deleted card deleted',
    call: 'deleteCard',
    undoneBy: ['setCard'],
    end: async (t) => {
      const tab = await newcomer(t);
      const body = await cardFor(t, tab);
      accepted('setCard', await ask(tab, 'setCard', { params: { query: {} }, body }));
      accepted('deleteCard', await ask(tab, 'deleteCard', {}));
      const read = async () => {
        const order = await beginItems(t, 'donate', tab, [donation(2_500)], true);
        const placed = await place(t, order, { customer: 'use-card' });
        const page = Object(await shown(t, tab, 'showAccount'));
        return { onFile: page.payment_info, isCharged: placed.kind === 'ok' && placed.output.type === 'customer' };
      };
      return { tab, read };
    },
  },
  {
    what: 'a canceled change of email canceled',
    call: 'getSubscriber',
    undoneBy: ['changeEmail'],
    end: async (t) => {
      const tab = await newcomer(t);
      const { email } = (await subscriberOf(tab)).account;
      for (const each of [`other.${email}`, email])
        accepted('changeEmail', await ask(tab, 'changeEmail', { body: { email: each } }));
      const read = async () => {
        const { account } = await subscriberOf(tab);
        return { email: account.email, email_change: account.email_change };
      };
      return { tab, read };
    },
  },
  {
    what: 'a bought subscription bought',
    call: 'getSubscriber',
    end: async (t) => {
      const tab = await newcomer(t);
      return { tab, read: async () => (await subscriberOf(tab)).timetable.current_subscription?.info.token };
    },
  },
  ...(['endSession', 'logOut'] as const).map((call) => ({
    what: `a session ended by ${call} ended`,
    call,
    end: async (t: TestContext) => {
      const [tab, old] = [await loggedIn(t, 'noSubscription'), t.open()];
      await old.cookies.setCookie(`session=${await tab.session()}; Path=/`, t.server.href);
      accepted(call, await ask(tab, call, {}));
      await loggedIn(t, 'noSubscription');
      return { tab, read: async () => (await askSubscriber(old)).kind };
    },
  })),
  {
    what: 'a used code used',
    call: 'verifyCode',
    undoneBy: ['requestCode'],
    end: async (t) => {
      const { email, code } = t.entry('signInCode');
      const tab = t.open();
      const { token } = accepted('requestCode', await ask(tab, 'requestCode', { body: { email, path: '/' } }));
      const body = { token, password: code };
      accepted('verifyCode', await ask(tab, 'verifyCode', { body }));
      return { tab, read: async () => (await ask(t.open(), 'verifyCode', { body })).kind };
    },
  },
  {
    what: 'a closed key closed',
    call: 'closeAttempt',
    end: async (t) => {
      const order = await begin(t, changeOf('donate'));
      const key = crypto.randomUUID();
      await closeAttempt(t, order.tab, { key });
      return { tab: order.tab, read: async () => Object((await send(order, { key })).body).reason };
    },
  },
  {
    what: 'a paid invoice paid',
    call: 'showInvoice',
    end: async (t) => {
      const tab = t.open();
      const invoice = t.entry('invoices', 'paid');
      const pageOf = () => pageData(t, tab, 'showInvoice', { params: { invoice } });
      const { receipt, checkout } = await pageOf();
      if (!receipt) {
        const { session } = needed(checkout, 'the profile\'s invoice "paid" cannot be paid');
        await buy(t, { call: 'payInvoice', tab, body: orderer(t, session), path: { invoice } });
        t.leave(`the invoice ${invoice}, now paid`);
      }
      return { tab, read: async () => (await pageOf()).receipt };
    },
  },
  {
    what: 'a redeemed gift redeemed',
    call: 'getGift',
    end: async (t) => {
      const token = t.entry('gifts', 'redeemed');
      const tab = t.open();
      const read = async () =>
        accepted('getGift', await ask(tab, 'getGift', { params: { query: { token } } })).redeem.status;
      return { tab, read };
    },
  },
];

async function paid(t: TestContext, call: ChangingId): Promise<Ended> {
  const order = await begin(t, changeOf(call));
  const { tab } = order;
  const keys = needed(keysOf(await send(order)), 'the order has no intent');
  const receipt = await paidFor(t, tab, keys);
  const read = async () => {
    const seen = [];
    for (const query of [{ reset: '' }, {}] as const) {
      const state = accepted('getFulfilment', await fulfilmentOf(tab, keys, query));
      seen.push([state.status, Object(state).receipt]);
    }
    const page = await shown(t, tab, 'showReceipt', { query: { token: receipt } });
    return { seen, receipt: Object(page).receipt };
  };
  return { tab, read };
}

/** A tab of a reader of this step alone. */
async function newcomer(t: TestContext): Promise<Tab> {
  const tab = t.open();
  await logIn(tab, await openAccount(t));
  return tab;
}
