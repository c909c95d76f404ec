import { setTimeout } from 'node:timers/promises';
import type { Answering } from '../../../mocks/http/serve.ts';
import { replies } from '../../../mocks/replies.ts';
import { type ChangingId, isChanging } from '../../../mocks/routes.ts';
import { callsWith, isOwn } from '../../runner/contract.ts';
import { answers, asked, type Body, changed, instead, json, reply, type Wrong, type WrongServers } from './fault.ts';

const CALLS = callsWith('Idempotency-Key').filter(isChanging);
const PAYABLE = CALLS.filter((call) => call !== 'restartDonation');
const PAID: ChangingId[] = ['subscribe', 'donate', 'checkOutCart', 'renewSubscription'];

const ANOTHER = 'refuses a different request with the same key';
const SESSION = 'accepts a key, and reports its outcome, only in its own session';
const OUTCOME = 'reports the receipt of a paid order';

/** Rules of idempotency keys that a server may break: the step that notices, the fault and the calls it may be in. */
const FAULTS: Record<string, [step: string, wrong: (call: ChangingId) => Wrong, calls?: readonly ChangingId[]]> = {
  'an ignored key': [ANOTHER, (call) => asked(call, withoutKey)],
  'the first reply for a different body': [
    ANOTHER,
    (call) => onRepeat(call, ({ first, isOwner, request, right }) => (isOwner ? first : right(request))),
  ],
  'a key compared without its path': [ANOTHER, withFirstPath, ['payInvoice']],
  'the first reply for other sessions': [
    SESSION,
    (call) => onRepeat(call, ({ first, isSame, request, right }) => (isSame ? first : right(request))),
  ],
  'a key lost at login': [
    'keeps a key through login, and leaves it to the account at logout',
    (call) => onRepeat(call, ({ isOwner, request, right }) => (isOwner ? right(request) : foreign())),
    PAYABLE.filter((call) => !isOwn(call)),
  ],
  'two concurrent requests that are both carried out': [
    'carries out only one of two concurrent requests with a key',
    bothCarriedOut,
  ],
  'an outcome reported to other sessions': [SESSION, toldToEverybody],
  'an order forgotten when its key is closed': [
    'reports an unpaid order as unpaid',
    () => reply('closeAttempt', () => ({ status: 'not-placed' })),
    PAYABLE,
  ],
  'an order accepted after its key was given up': [
    'does not place an order whose key was given up',
    (call) =>
      instead(call, async (request, right) => {
        const response = await right(request.clone());
        const { reason } = Object(await response.clone().json());
        return reason === 'key-closed' ? bare(request, right) : response;
      }),
  ],
  'a refusal kept that is not': [
    'keeps no refusal of who asks, so that its key can be used again',
    (call) => keepingRefusals(call),
  ],
  'a request compared as text': [
    'returns the same reply for a repeated key',
    (call) => onRepeat(call, ({ isSame, request, right }) => (isSame ? right(request) : reused())),
    PAYABLE,
  ],
  'a paid order reported as not placed': [
    OUTCOME,
    () => reply('closeAttempt', ({ status }: Body) => (status === 'completed' ? { status: 'not-placed' } : undefined)),
    PAID,
  ],
};

const KEY = 'Idempotency-Key';

const keyOf = (request: Request): string => request.headers.get(KEY) ?? '';
const sessionOf = ({ headers }: Request | Response, name: 'Cookie' | 'Set-Cookie'): string =>
  /session=[^;]+/.exec(headers.get(name) ?? '')?.[0] ?? '';

function withoutKey(request: Request): Promise<Request> {
  return changed(request, { headers: (headers) => headers.delete(KEY) });
}

const bare = async (request: Request, right: Answering): Promise<Response> => right(await withoutKey(request));

/** Answers a repeated key as if it came with the path of its first request. */
function withFirstPath(call: ChangingId): Wrong {
  const paths = new Map<string, string>();
  return asked(call, (request) => {
    const path = paths.get(keyOf(request)) ?? new URL(request.url).pathname;
    paths.set(keyOf(request), path);
    return changed(request, { url: (url) => Object.assign(url, { pathname: path }) });
  });
}

const foreign = (): Response => json(replies.donate.keyForeign.body, 403);

const reused = (): Response => json(replies.donate.keyReused.body, 422);

/** Returns the first 401 or 403 for its key. */
function keepingRefusals(call: ChangingId): Wrong {
  const refused = new Map<string, Response>();
  return instead(call, async (request, right) => {
    const key = keyOf(request);
    const known = refused.get(key)?.clone();
    if (known) return known;
    const response = await right(request);
    if (response.status === 401 || response.status === 403) refused.set(key, response.clone());
    return response;
  });
}

interface Repeat {
  request: Request;
  right: Answering;
  first: Response;
  isSame: boolean;
  isOwner: boolean;
  owner: string;
}

/** Answers repeated keys of a call; the correct server answers first uses. */
function onRepeat(call: ChangingId, act: (repeat: Repeat) => Response | Promise<Response>): Wrong {
  const used = new Map<string, { body: string; owner: string; response: Response }>();
  return instead(call, async (request, right) => {
    const body = await request.clone().text();
    const session = sessionOf(request, 'Cookie');
    const known = used.get(keyOf(request));
    if (known) {
      const { owner } = known;
      const first = known.response.clone();
      return act({ request, right, first, isSame: known.body === body, isOwner: owner === session, owner });
    }
    const response = await right(request.clone());
    const owner = session || sessionOf(response, 'Set-Cookie');
    used.set(keyOf(request), { body, owner, response: response.clone() });
    return response;
  });
}

/** Answers closeAttempt for anyone as if they had placed the order. */
function toldToEverybody(call: ChangingId): Wrong {
  const owners = new Map<string, string>();
  const noting = answers(call, (response, request) => {
    const owner = sessionOf(request, 'Cookie') || sessionOf(response, 'Set-Cookie');
    if (!owners.has(keyOf(request))) owners.set(keyOf(request), owner);
    return response;
  });
  const told = asked('closeAttempt', async (request) => {
    const { key } = await request.clone().json();
    return changed(request, { headers: (headers) => headers.set('Cookie', owners.get(key) ?? '') });
  });
  return (right, journal) => told(noting(right, journal), journal);
}

/** Looks up a key before the order is processed and stores it only afterwards. */
function bothCarriedOut(call: ChangingId): Wrong {
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

/** Servers that break a rule of idempotency keys, by rule, each in one call. */
export const wrongKeys: Record<string, WrongServers> = Object.fromEntries(
  Object.entries(FAULTS).map(([name, [step, wrong, calls = CALLS]]) => [
    name,
    Object.fromEntries(
      calls.map((call) => [`${name} (${call})`, { at: [`idempotency-${call}`, step] as const, wrong: wrong(call) }]),
    ),
  ]),
);
