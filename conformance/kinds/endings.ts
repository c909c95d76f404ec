import { zoneOf } from '../../machines/rules/address/shipping.ts';
import { linesOf } from '../../machines/rules/cart/cart.ts';
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
import { buy, fulfilmentOf, paidFor, place } from '../orders/purchase.ts';
import { beginInvoice, beginItems, giftOf } from '../orders/purchases.ts';
import { invoicePage } from '../orders/receipt.ts';
import type { Login } from '../profile.ts';
import { shown, viewOf, without } from '../readers/all-readers.ts';
import { newcomer } from '../readers/opened-accounts.ts';
import {
  askSubscriber,
  holdingSession,
  logIn,
  logInByCode,
  loginOf,
  mailedToken,
  subscriberOf,
  verifyCode,
} from '../readers/subscriber.ts';
import { type Change, cardHolder, changeOf, changes, deletedAddress } from '../requests/changes.ts';
import { closeAttempt } from '../requests/keys.ts';
import { begin, keysOf, send } from '../requests/valid-requests.ts';
import { accepted, type Blamed, NotRun, needed, StepFailed, same } from '../runner/expect.ts';
import { ask } from '../runner/request.ts';
import type { Tab } from '../runner/tab.ts';
import { kitFlow, step, type TestContext } from '../runner/test-context.ts';

/** Something that ended, and how its reader sees that it did. */
interface Ended {
  tab: Tab;
  read: () => Promise<unknown>;
  /** The login of its reader, who can leave and come back. */
  login?: Login;
}

interface Ending {
  what: string;
  call: Blamed;
  end: (t: TestContext) => Promise<Ended>;
  /** The calls that may undo it. */
  undoneBy?: readonly Blamed[];
}

/** What was reached or ended stays so, whatever its reader or anybody does next. */
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
        for (const { call, act } of EVENTS)
          if (!ending.undoneBy?.includes(call)) await attempt(() => act(t, ended.tab, ended.login));
        await stays(ended, 'the other changes of its reader');
      }),
    ),
    step("keeps a reader's data through every change of other data", async (t) => {
      const tab = await cardHolder(t);
      let view = await viewOf(t, tab);
      for (const { call, act, places = [], besides = [] } of [...EVENTS, ...EVENTS.toReversed()]) {
        await attempt(() => act(t, tab, tab.account));
        const now = await viewOf(t, tab);
        const changing = [...places, ...besides];
        same(call, "the reader's other data", without(now, changing), without(view, changing));
        view = now;
      }
    }),
    step('keeps all of them until the end of the run', async (t) => {
      await attempt(() => byCode(t));
      for (const ended of reached) await stays(ended, 'everything else');
    }),
  ];
});

/** What may happen later: the call that it ends with, and what that may change. */
interface LaterEvent extends Pick<Change, 'places' | 'besides'> {
  call: Blamed;
  act: (t: TestContext, tab: Tab, login?: Login) => Promise<unknown>;
}

const ENTRIES = ['logIn', 'verifyCode', 'endSession', 'logOut'];

const EVENTS: readonly LaterEvent[] = [
  {
    call: 'logIn',
    act: async (t, _, login = loginOf(t, 'noSubscription')) => {
      const other = t.open();
      await logIn(other, login);
      await ask(other, 'endSession', {});
    },
  },
  {
    call: 'verifyCode',
    // Only so many codes are mailed, so the last step makes up for the others.
    act: async (t, _, login) => (login?.email === t.entry('signInCode').email ? byCode(t) : undefined),
  },
  {
    call: 'logOut',
    places: ['cart'],
    act: async (_, tab, login) => {
      if (!login) return;
      for (const leave of ['logOut', 'endSession'] as const) {
        await ask(tab, leave, {});
        await logIn(tab, login);
      }
    },
  },
  { call: 'getFulfilment', act: (t) => paid(t, 'donate') },
  { call: 'closeAttempt', act: (t, tab) => closeAttempt(t, tab, { key: crypto.randomUUID() }) },
  ...changes
    .filter(({ call, isFinal }) => (!isFinal || call === 'deleteCard') && ![...ENTRIES, 'resendGift'].includes(call))
    .map((change) => ({ ...change, act: async (t: TestContext, tab: Tab) => send(await begin(t, change, tab)) })),
];

/** Logs in with a code, and out again. */
async function byCode(t: TestContext): Promise<void> {
  const tab = t.open();
  await logInByCode(t, tab);
  await ask(tab, 'logOut', {});
}

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
      const { tab, shipcode } = await deletedAddress(t);
      const read = async () => (await subscriberOf(tab)).account.addresses[zoneOf(shipcode)];
      same('deleteAddress', 'the address that was deleted', await read(), null);
      return { tab, read, login: loginOf(t, 'twoAddresses') };
    },
  },
  {
    what: 'a deleted card deleted',
    call: 'deleteCard',
    undoneBy: ['setCard', 'deleteCard'],
    end: async (t) => {
      const tab = await cardHolder(t);
      accepted('deleteCard', await ask(tab, 'deleteCard', {}));
      const read = async () => {
        const order = await beginItems(t, 'donate', tab, [donation(2_500)], true);
        const placed = await place(t, order, { customer: 'use-card' });
        const page = Object(await shown(t, tab, 'showAccount'));
        return { onFile: page.payment_info, isCharged: placed.kind === 'ok' && placed.output.type === 'customer' };
      };
      return { tab, read, login: tab.account };
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
      return { tab, read, login: tab.account };
    },
  },
  ...(['endSession', 'logOut'] as const).map((call) => ({
    what: `a session ended by ${call} ended`,
    call,
    end: async (t: TestContext) => {
      const [tab, login] = [t.open(), knownLogin(t)];
      await logIn(tab, login);
      const old = await holdingSession(t, (await tab.session()) ?? '');
      accepted(call, await ask(tab, call, {}));
      return { tab, read: async () => (await askSubscriber(old)).kind, login };
    },
  })),
  {
    what: 'a used code used',
    call: 'verifyCode',
    undoneBy: ['requestCode', 'verifyCode'],
    end: async (t) => {
      const { email, code } = t.entry('signInCode');
      const tab = t.open();
      const token = await mailedToken(tab, email);
      accepted('verifyCode', await verifyCode(tab, token, code));
      return { tab, read: async () => (await verifyCode(t.open(), token, code)).kind };
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
      const receiptOf = async () => (await invoicePage(t, tab, invoice)).receipt;
      if (!(await receiptOf())) {
        await buy(t, await beginInvoice(t, 'paid', tab));
        t.leave(`the invoice ${invoice}, now paid`);
      }
      return { tab, read: receiptOf };
    },
  },
  {
    what: 'a redeemed gift redeemed',
    call: 'getGift',
    end: async (t) => {
      const token = t.entry('gifts', 'redeemed');
      const tab = t.open();
      return { tab, read: async () => accepted('getGift', await giftOf(tab, token)).redeem.status };
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

/** The reader whom the profile lets log in by code too, if there is one. */
function knownLogin(t: TestContext): Login {
  const { readers = {}, signInCode } = t.profile;
  return Object.values(readers).find(({ email }) => email === signInCode?.email) ?? loginOf(t, 'noSubscription');
}
