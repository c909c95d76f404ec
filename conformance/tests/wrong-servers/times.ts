import { setTimeout } from 'node:timers/promises';
import type { CallId, VisitId } from '../../../mocks/documented.ts';
import type { JournalState } from '../../../mocks/journal/state.ts';
import { changes } from '../../requests/changes.ts';
import { callsWith } from '../../runner/contract.ts';
import {
  after,
  type Body,
  before,
  copyOf,
  each,
  instead,
  json,
  known,
  page,
  reply,
  second,
  sent,
  set,
  type Wrong,
  type WrongServer,
  type WrongServers,
} from './fault.ts';

/** What ends, by the step that reads it: the call that ends it, what is kept of it, and how it comes back. */
interface Undone {
  step: string;
  by: CallId;
  keep: (state: JournalState) => unknown;
  back: (state: JournalState, kept: JournalState) => void;
  /** Calls that may bring it back, besides those that anyone can make. */
  later?: CallId[];
  /** Which of the calls is the first that ends it; the first by default. */
  nth?: number;
}

const UNDONE: Record<string, Undone> = {
  'a completed order in progress': {
    step: 'keeps a completed order of donate',
    by: 'donate',
    keep: () => ({}),
    back: ({ intents }) =>
      each(
        intents,
        (intent) => intent.settled?.status === 'completed' && set(intent, { settled: undefined, reads: 0 }),
      ),
  },
  'a removed line in the cart': {
    step: 'keeps a removed line',
    by: 'removeFromCart',
    keep: ({ carts }) => ({ carts }),
    back: ({ carts }, kept) =>
      each(kept.carts, ({ id, lines }) => {
        const cart = carts[id];
        cart?.lines.push(...lines.filter((line) => !cart.lines.some((held) => held.id === line.id)));
      }),
  },
  'a removed coupon on the cart': {
    step: 'keeps a removed coupon',
    by: 'checkCoupon',
    nth: 2,
    keep: ({ carts }) => ({ carts }),
    back: ({ carts }, kept) => each(kept.carts, ({ id, coupon }) => coupon && set(carts[id], { coupon })),
  },
  'a deleted address': {
    step: 'keeps a deleted address',
    by: 'deleteAddress',
    later: ['changeAddress', 'saveAddress', 'setCard'],
    keep: ({ accounts }) => ({ accounts }),
    back: ({ accounts }, kept) =>
      each(kept.accounts, ({ subscriber: { account } }) => {
        const { addresses } = accounts[account.ref]?.subscriber.account ?? {};
        for (const zone of ['a', 'b', 'c'] as const) if (addresses) addresses[zone] ??= account.addresses[zone];
      }),
  },
  'a deleted card': {
    step: 'keeps a deleted card',
    by: 'deleteCard',
    later: ['changeAddress'],
    keep: ({ accounts }) => ({ accounts }),
    back: ({ accounts }, kept) =>
      each(kept.accounts, ({ payment, subscriber }) => payment && set(accounts[subscriber.account.ref], { payment })),
  },
  'a canceled email': {
    step: 'keeps a canceled change of email',
    by: 'changeEmail',
    nth: 2,
    keep: ({ accounts }) => ({ accounts }),
    back: ({ accounts }, kept) =>
      each(kept.accounts, ({ subscriber: { account } }) => {
        const { email_change } = account;
        if (email_change) set(accounts[account.ref]?.subscriber.account, { email_change });
      }),
  },
  'an ended session': {
    step: 'keeps a session ended by endSession',
    by: 'endSession',
    keep: ({ sessions }) => ({ sessions }),
    back: ({ sessions }, kept) => set(sessions, kept.sessions),
  },
  'a used code': {
    step: 'keeps a used code',
    by: 'verifyCode',
    keep: ({ codes }) => ({ codes }),
    back: ({ codes }, kept) => set(codes, kept.codes),
  },
  'a closed key': {
    step: 'keeps a closed key',
    by: 'closeAttempt',
    keep: () => ({}),
    back: reopenKeys,
  },
  'a redeemed gift': {
    step: 'keeps a redeemed gift',
    by: 'getGift',
    keep: () => ({}),
    back: ({ gifts }) => each(gifts, (gift) => gift.status === 'redeemed' && set(gift, { status: 'open' })),
  },
};

function reopenKeys({ kept }: JournalState): void {
  for (const [key, { answer }] of Object.entries(kept)) if (!answer) delete kept[key];
}

/** Calls that nobody connects with what ended. */
const LATER: CallId[] = ['addToCart', 'changeName', 'subscribe', 'logIn', 'verifyCode', 'endSession', 'getFulfilment'];

const cameBack: WrongServers = Object.fromEntries(
  Object.entries(UNDONE).flatMap(([what, { step, by, later: more = [], ...undone }]) =>
    [...more, ...LATER]
      .filter((later) => later !== by)
      .map((later) => [
        `${what} that ${later} brings back`,
        {
          at: ['endings', later === 'verifyCode' ? '' : step] as const,
          wrong: backWith(by, later, undone),
        },
      ]),
  ),
);

function backWith(by: CallId, later: CallId, { keep, back, nth = 1 }: Pick<Undone, 'keep' | 'back' | 'nth'>): Wrong {
  const kept: unknown[] = [];
  const keeping = before(by, (state) => void kept.push(copyOf(keep(state))));
  // Each is the part of a state that `keep` returned.
  const undoing = after(later, (state) => each(kept.slice(nth - 1), (one) => back(state, one as JournalState)));
  return (right, journal) => undoing(keeping(right, journal), journal);
}

/** Logins that set an account back. */
const setBack = (change: object): Wrong =>
  after('logIn', ({ accounts }) => each(accounts, ({ subscriber }) => set(subscriber.account, change)));

/** Replies that every second time take back what the one before has said. */
const TAKEN_BACK: Record<string, WrongServer> = {
  'a cart version that falls': {
    at: ['cart', ''],
    wrong: reply(
      'getCart',
      everySecond((cart) => set(cart, { version: 0 })),
    ),
  },
  'a subscription version that falls': {
    at: ['bystanders', 'changeName'],
    wrong: reply(
      'getSubscriber',
      everySecond(({ timetable }) => set(timetable, { version: 0 })),
    ),
  },
  'a redeemed gift that is closed': {
    at: ['endings', 'keeps a redeemed gift'],
    wrong: reply(
      'getGift',
      everySecond(({ redeem }) => set(redeem, { status: 'closed' })),
    ),
  },
  'a receipt with another number': {
    at: ['endings', 'keeps a completed order of donate'],
    wrong: page(
      'showReceipt',
      everySecond(({ receipt }) => set(receipt, { number: '999' })),
    ),
  },
  'a paid invoice without its receipt': {
    at: ['endings', 'keeps a paid invoice'],
    wrong: page(
      'showInvoice',
      everySecond((data) => set(data, { receipt: undefined })),
    ),
  },
  'a used link that is good': {
    at: ['mailed-links', ''],
    wrong: page(
      'showEmail',
      everySecond(({ link }) => link?.state === 'used' && set(link, { state: 'good' })),
    ),
  },
};

function everySecond(change: (body: Body) => void): (body: Body) => void {
  let times = 0;
  return (body) => {
    times += 1;
    if (times % 2 === 0) change(body);
  };
}

const TOGETHER = changes.filter(({ call, isFinal }) => !isFinal && !callsWith('Idempotency-Key').includes(call));

/** Two requests at once, of which the second fails. */
const failing: WrongServers = Object.fromEntries(
  TOGETHER.map(({ call }) => {
    const isFirst = second();
    const wrong: Wrong = instead(call, async () =>
      (await isFirst()) ? undefined : json({ errors: 'A deadlock.' }, 500),
    );
    return [`${call} that fails for the second of two at once`, { at: ['at-once', ` of ${call}`] as const, wrong }];
  }),
);

/** Two changes of one call at once, of which the second begins with the state before the first. */
const lost = (call: CallId, step: string, part: (state: JournalState) => object): WrongServer => {
  let held: object | undefined;
  const wrong = known(
    call,
    {
      before: (state, { isSecond }) => {
        if (isSecond && held) Object.assign(part(state), held);
        else held = copyOf(part(state));
      },
    },
    second(),
  );
  return { at: ['at-once', step], wrong };
};

/** A call that writes back what it read before the changes that were made beside it. */
const overwriting = (call: CallId, step: string, part: (state: JournalState) => object): WrongServer => {
  const wrong: Wrong = (right, journal) =>
    instead(call, async (request) => {
      const kept = request.clone();
      const read = copyOf(part(journal.state()));
      await setTimeout(20);
      journal.work(({ state }) => {
        for (const key of Object.keys(part(state))) Reflect.deleteProperty(part(state), key);
        Object.assign(part(state), read);
      });
      return right(kept);
    })(right, journal);
  return { at: ['at-once', step], wrong };
};

const losing: WrongServers = {
  'goods lost by adding them twice at once': lost('addToCart', 'goods in a cart', ({ carts }) => carts),
  'a coupon written back by addToCart': overwriting('addToCart', 'a coupon beside', ({ carts }) => carts),
  'a switch lost by flipping it twice at once': lost('flipAutorenew', 'of flipAutorenew', ({ accounts }) => accounts),
  'an account written back by replaceName': overwriting('replaceName', 'different data', ({ accounts }) => accounts),
  'a card written back by changeName': overwriting('changeName', 'depend on', ({ accounts }) => accounts),
  'a name written back by setCard': overwriting('setCard', 'depend on', ({ accounts }) => accounts),
  'a card written back by updateSubscription': overwriting(
    'updateSubscription',
    'depend on',
    ({ accounts }) => accounts,
  ),
  'a cart written back by removeFromCart': overwriting('removeFromCart', 'goods in a cart', ({ carts }) => carts),
  'the count of mails written back by resendGift': overwriting(
    'resendGift',
    'resendGift as if',
    ({ counts }) => counts,
  ),
  'a code used twice at once': lost('verifyCode', 'logs in only one', ({ codes }) => codes),
  'a key given up while its order is placed': {
    at: ['at-once', 'places donate or gives'],
    wrong: (right, journal) => {
      const open = after('closeAttempt', reopenKeys)(right, journal);
      const late = instead('donate', async (request, answer) => {
        await setTimeout(50);
        return answer(request);
      });
      return late(open, journal);
    },
  },
};

/** How a server may take another text for a token that it knows. */
const LOOSE: Record<string, (given: string, token: string) => boolean> = {
  'the beginning': (given, token) => given.length > 3 && token.startsWith(given),
  'the end': (given, token) => given.length > 3 && token.endsWith(given),
  'a longer text': (given, token) => given.startsWith(token),
  'another case': (given, token) => given.toLowerCase() === token.toLowerCase(),
  'a pattern': (given, token) => given.indexOf('%') > 3 && token.startsWith(given.slice(0, given.indexOf('%'))),
  'a text with a NUL': (given, token) => given.includes('\0') && given.split('\0')[0] === token,
};

const LOCKED: CallId[] = [
  'getFulfilment',
  'getSubscription',
  'getInvoice',
  'redeemGift',
  'updateSubscription',
  'payInvoice',
  'resendGift',
];
const LOCKED_PAGES: VisitId[] = [
  'showReceipt',
  'showInvoice',
  'showSubscription',
  'showRedeem',
  'showAddresses',
  'showDonationSetup',
];

const guessed: WrongServers = Object.fromEntries(
  [...LOCKED, ...LOCKED_PAGES].flatMap((id) =>
    Object.entries(LOOSE).map(([what, isMeant]) => [
      `${what} of a token accepted by ${id}`,
      { at: ['guesses', `finds nothing at ${id} for`] as const, wrong: loosened(id, isMeant) },
    ]),
  ),
);

/** Replaces a token that nobody knows with the first that a rule takes it for. */
function loosened(id: CallId | VisitId, isMeant: (given: string, token: string) => boolean): Wrong {
  return (right, journal) => {
    const meant = (given: string): string => {
      if (!/[_%]/.test(given)) return given; // a word of the path
      const known: string[] = JSON.stringify(journal.state()).match(/(?<=")[a-z]{2,3}_[A-Za-z0-9_-]{2,}(?=")/g) ?? [];
      known.sort((one, other) => one.length - other.length);
      return known.includes(given) ? given : (known.find((token) => isMeant(given, token)) ?? given);
    };
    const url = (to: URL) => {
      to.pathname = to.pathname
        .split('/')
        .map((part) => encodeURIComponent(meant(decodeURIComponent(part))))
        .join('/');
      const token = to.searchParams.get('token');
      if (token !== null) to.searchParams.set('token', meant(token));
    };
    const body = ({ subscription, ...more }: Body) =>
      subscription?.token
        ? { ...more, subscription: { ...subscription, token: meant(subscription.token) } }
        : { ...more, subscription };
    return sent(id, { url, body })(right, journal);
  };
}

/** Servers that are wrong about the order of things in time, by what is wrong. */
export const wrongTimes: Record<string, WrongServers> = {
  'what ended and comes back': cameBack,
  'what a reader has set and loses': {
    'autorenew that a login turns off': { at: ['endings', "a reader's data"], wrong: setBack({ autorenew: false }) },
    'an email that a login cancels': { at: ['endings', "a reader's data"], wrong: setBack({ email_change: null }) },
  },
  'replies that take back what was said': TAKEN_BACK,
  'requests that fail beside another': failing,
  'changes lost beside another': losing,
  'tokens that are compared loosely': guessed,
  'what expires between two steps': {
    'an expired coupon taken by the second order of an intent': {
      at: ['coupon', 'refuses a coupon that has expired since'],
      wrong: sent('subscribe', {
        body: ({ cart, invoice }) => invoice && set(cart.subscription, { coupon: undefined }),
      }),
    },
  },
};
