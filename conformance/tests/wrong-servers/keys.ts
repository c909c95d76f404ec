import { setTimeout } from 'node:timers/promises';
import type { AttemptOutcome } from '../../../machines/api/contract.ts';
import type { Answering } from '../../../mocks/http/serve.ts';
import { replies } from '../../../mocks/replies.ts';
import { isOfReaders, type KeyedId, keyedOrders } from '../../orders/keyed-orders.ts';
import { answers, asked, changed, instead, json, type WrongServer, type WrongServers } from './fault.ts';

interface KeyFault {
  step: string;
  wrong: (call: KeyedId) => WrongServer['wrong'];
  expected: string;
  /** The call that shows the fault, if not the call itself. */
  at?: 'closeAttempt';
  /** The calls with this fault; all by default. */
  calls?: readonly KeyedId[];
}

const ANOTHER = 'refuses a different request with the same key';
const SESSION = 'accepts a key only from its own session';
const PAYABLE = (Object.keys(keyedOrders) as KeyedId[]).filter((call) => call !== 'restartDonation');

const faults: Record<string, KeyFault> = {
  'an ignored key': {
    step: ANOTHER,
    wrong: (call) => asked(call, (request) => withoutKey(request)),
    expected: 'another … to be refused with 422 and key-reused',
  },
  'a key that accepts another body': {
    step: ANOTHER,
    wrong: (call) => onRepeat(call, ({ isSame, request, right }) => (isSame ? right(request) : bare(request, right))),
    expected: 'another … to be refused with 422 and key-reused',
  },
  'the first reply for a different body': {
    step: ANOTHER,
    wrong: (call) => onRepeat(call, ({ first, isOwner, request, right }) => (isOwner ? first : right(request))),
    expected: 'another … to be refused with 422 and key-reused',
  },
  'the first reply for other sessions': {
    step: SESSION,
    wrong: (call) => onRepeat(call, ({ first, isSame, request, right }) => (isSame ? first : right(request))),
    expected: 'the key of another session, sent without a cookie to be refused with 403 and key-foreign',
  },
  "the owner's cookie for other sessions": {
    step: SESSION,
    wrong: (call) =>
      onRepeat(call, async ({ isOwner, owner, request, right }) => {
        const answer = await right(request);
        if (!isOwner) answer.headers.append('Set-Cookie', `${owner}; Path=/; HttpOnly; Secure; SameSite=Lax`);
        return answer;
      }),
    expected: 'no data of the owner for another session, sent without a cookie',
  },
  'an order carried out after its key was given up': {
    step: 'does not place an order whose key was given up',
    wrong: (call) => lateCarriedOut(call),
    expected: 'an order whose key was given up to be refused with 409 and key-closed',
  },
  'an order forgotten when its key is closed': {
    step: 'reports an unpaid order as unpaid',
    wrong: () => outcomes(() => ({ status: 'not-placed' })),
    expected: 'the outcome of the order at /body/',
    at: 'closeAttempt',
    calls: PAYABLE,
  },
  'a paid order reported as not placed': {
    step: 'reports the receipt of a paid order',
    wrong: () => outcomes((outcome) => (outcome.status === 'completed' ? { status: 'not-placed' } : outcome)),
    expected: 'the outcome of the order at /body/',
    at: 'closeAttempt',
    calls: ['subscribe', 'donate', 'checkOutCart', 'renewSubscription'],
  },
  'a new order reference on each request': {
    step: 'reports the receipt of a paid order',
    wrong: () => {
      let asked = 0;
      return outcomes(({ order, ...outcome }) => {
        asked += 1;
        return { ...outcome, ...(order && { order: { ...order, reference: `R-${asked}` } }) };
      });
    },
    expected: 'the order data for the host page at /order/reference: ',
    at: 'closeAttempt',
    calls: ['subscribe', 'donate', 'checkOutCart', 'renewSubscription'],
  },
  'a different amount than in the reply': {
    step: 'reports a redeemed gift',
    wrong: () =>
      outcomes(({ order, ...outcome }) => ({ ...outcome, ...(order && { order: { ...order, amount: 1 } }) })),
    expected: 'the order data for the host page at /order/amount: ',
    at: 'closeAttempt',
    calls: ['redeemGift'],
  },
  'an order reported only once': {
    step: 'reports the receipt of a paid order',
    wrong: () => {
      const told = new Set<string | undefined>();
      return outcomes(({ order, ...outcome }) => {
        const isAgain = told.has(order?.reference);
        told.add(order?.reference);
        return { ...outcome, ...(!isAgain && order && { order }) };
      });
    },
    expected: 'the order data for the host page at /order: ',
    at: 'closeAttempt',
    calls: ['donate'],
  },
  'an outcome reported to other sessions': {
    step: 'reports the outcome of an order only to its own session',
    wrong: (call) => toldToEverybody(call),
    expected: 'the key of another session, sent without a cookie to be refused with 403 and key-foreign',
    at: 'closeAttempt',
  },
  'two concurrent requests that are both carried out': {
    step: 'carries out only one of two concurrent requests with a key',
    wrong: (call) => bothCarriedOut(call),
    expected: 'one of two requests that share a key',
  },
  'a key lost at login': {
    step: 'keeps a key through login, and leaves it to the account at logout',
    wrong: (call) => onRepeat(call, ({ isOwner, request, right }) => (isOwner ? right(request) : foreign())),
    expected: 'the reply after login at /',
    calls: PAYABLE.filter((call) => !isOfReaders(call)),
  },
};

const KEY = 'Idempotency-Key';

const keyOf = (request: Request): string => request.headers.get(KEY) ?? '';
const sessionOf = ({ headers }: Request | Response, name: 'Cookie' | 'Set-Cookie'): string =>
  /session=[^;]+/.exec(headers.get(name) ?? '')?.[0] ?? '';

const withoutKey = (request: Request): Promise<Request> =>
  changed(request, { headers: (headers) => headers.delete(KEY) });

const bare = async (request: Request, right: Answering): Promise<Response> => right(await withoutKey(request));

const foreign = (): Response => json(replies.donate.keyForeign.body, 403);

interface Repeat {
  request: Request;
  right: Answering;
  first: Response;
  isSame: boolean;
  isOwner: boolean;
  owner: string;
}

/** Answers repeated keys of a call; the correct server answers first uses. */
function onRepeat(call: KeyedId, act: (repeat: Repeat) => Response | Promise<Response>): WrongServer['wrong'] {
  const known = new Map<string, { body: string; owner: string; response: Response }>();
  return instead(call, async (request, right) => {
    const body = await request.clone().text();
    const session = sessionOf(request, 'Cookie');
    const before = known.get(keyOf(request));
    if (before) {
      const { owner, response } = before;
      const first = response.clone();
      return act({ request, right, first, isSame: before.body === body, isOwner: owner === session, owner });
    }
    const response = await right(request.clone());
    known.set(keyOf(request), {
      body,
      owner: session || sessionOf(response, 'Set-Cookie'),
      response: response.clone(),
    });
    return response;
  });
}

function lateCarriedOut(call: KeyedId): WrongServer['wrong'] {
  const closed = new Set<string>();
  return (right, journal) => {
    const noting = answers('closeAttempt', async (response, request) => {
      closed.add((await request.json()).key);
      return response;
    });
    return asked(call, (request) => (closed.has(keyOf(request)) ? withoutKey(request) : request))(
      noting(right, journal),
      journal,
    );
  };
}

function outcomes(change: (outcome: AttemptOutcome) => AttemptOutcome): WrongServer['wrong'] {
  return answers('closeAttempt', async (response) => (response.ok ? json(change(await response.json())) : response));
}

/** Answers closeAttempt for anyone as if they had placed the order. */
function toldToEverybody(call: KeyedId): WrongServer['wrong'] {
  const owners = new Map<string, string>();
  return (right, journal) => {
    const noting = answers(call, (response, request) => {
      const owner = sessionOf(request, 'Cookie') || sessionOf(response, 'Set-Cookie');
      if (!owners.has(keyOf(request))) owners.set(keyOf(request), owner);
      return response;
    });
    return asked('closeAttempt', async (request) => {
      const { key } = await request.clone().json();
      return changed(request, { headers: (headers) => headers.set('Cookie', owners.get(key) ?? '') });
    })(noting(right, journal), journal);
  };
}

/** Looks up a key before the order is processed and stores it only afterwards. */
function bothCarriedOut(call: KeyedId): WrongServer['wrong'] {
  const done = new Set<string>();
  return instead(call, async (request, right) => {
    const key = keyOf(request);
    if (done.has(key)) return right(request);
    const kept = request.clone();
    // The processing time of such a server.
    await setTimeout(20);
    const isFirst = !done.has(key);
    done.add(key);
    return isFirst ? right(kept) : bare(kept, right);
  });
}

/** Servers that break a rule of idempotency keys, each in one call. */
export const wrongKeys: WrongServers = Object.fromEntries(
  Object.entries(faults).flatMap(([name, { step, wrong, expected, at, calls = Object.keys(keyedOrders) }]) =>
    (calls as KeyedId[]).map((call): [string, WrongServer] => [
      `${name} in ${call}`,
      {
        at: [`idempotency-${call}`, step],
        isAlone: true,
        wrong: wrong(call),
        found: [at ?? call, `${expected.split('…')[0]}…`, '…'],
      },
    ]),
  ),
);
