import type { AttemptOutcome } from '#machines/api/contract.ts';
import type { CallId } from '../../documented.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo, AnyAnswer } from '../../respond.ts';
import { accountOf, entryFrom } from '../account/accounts.ts';
import { lookUp, textOf } from '../read-fields.ts';
import { type Call, type Context, type Handlers, privateReply, visitOf } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { passesBotCheck } from '../visitor/limits.ts';
import type { KeyRecord } from './checkout-state.ts';
import { readState } from './fulfilment.ts';

export type ChargingId = {
  [Id in CallId]: (typeof replies)[Id] extends { keyReused: object } ? Id : never;
}[CallId];

/** How long a reply is kept for its idempotency key: 24 hours, in ms. */
export const KEPT_FOR = 86_400_000;

/**
 * Wraps a call that places an order. Honours its idempotency key, and refuses bots and orders whose reader has been
 * logged out.
 */
export const charging = <Id extends Exclude<ChargingId, 'restartDonation'>>(
  id: Id,
  take: (context: Context, call: Call) => AnswerTo<Id>,
) =>
  once(id, (context, call) => {
    // Every charging call documents these refusals, but the compiler cannot follow the generic id.
    if (!passesBotCheck(context, call)) return replies[id].botCheckRefused as AnyAnswer as AnswerTo<Id>;
    if (isOfAccount(call.body) && !accountOf(context)) return replies[id].signedOut as AnyAnswer as AnswerTo<Id>;
    return take(context, call);
  });

/** Whether an order needs an account, because it uses the card on file or saves a card. */
const isOfAccount = (body: unknown): boolean => Object(body).customer !== undefined;

/**
 * Wraps a call so that it honours its idempotency key, by the rules of the contract. Calls run one at a time, so a key
 * is never in use.
 */
export const once =
  <Id extends ChargingId>(id: Id, take: (context: Context, call: Call) => AnswerTo<Id>) =>
  (context: Context, call: Call): AnswerTo<Id> => {
    const { key } = call;
    if (key === undefined) return take(context, call);
    const { kept } = context.state;
    forgetOld(context);
    const request = requestOf(id, call);
    const before = lookUp(kept, key);
    // Every charging call documents these refusals, and a kept reply belongs to the call of its request.
    if (before) return again(context, id, request, before) as AnswerTo<Id>;
    const answer = take(context, call);
    if (tellsWhatBecame(answer)) keep(context, key, { at: context.now, owner: beginOwner(context), request, answer });
    return answer;
  };

function again(
  context: Context,
  id: ChargingId,
  request: string,
  { owner, request: sent, answer }: KeyRecord,
): AnyAnswer {
  if (owner !== ownerOf(context)) return replies[id].keyForeign;
  if (!answer) return replies[id].keyClosed;
  context.enters = entryFrom(context)?.account;
  return sent === request ? answer : replies[id].keyReused;
}

export const attemptHandlers = { closeAttempt } satisfies Partial<Handlers>;

function closeAttempt(context: Context, { body }: Call): AnswerTo<'closeAttempt'> {
  const key = textOf(body, 'key');
  if (!UUID.test(key)) return replies.closeAttempt.keyMissing;
  const { kept } = context.state;
  forgetOld(context);
  const before = lookUp(kept, key);
  if (before && before.owner !== ownerOf(context)) return replies.closeAttempt.keyForeign;
  if (!before) keep(context, key, { at: context.now, owner: beginOwner(context) });
  context.enters = entryFrom(context)?.account;
  return privateReply(before?.answer ? outcomeOf(context, before.answer) : NOT_PLACED);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NOT_PLACED: AttemptOutcome = { status: 'not-placed' };

function outcomeOf(context: Context, { status, body }: AnyAnswer): AttemptOutcome {
  const { type, data, checkout_errors } = Object(body);
  if (status === 200 && type === 'upgrade-checkout') return outcomeOf(context, { status, body: data });
  const id: unknown = (data?.keys ?? checkout_errors?.keys)?.payment_intent_id;
  const intent = typeof id === 'string' ? lookUp(context.state.intents, id) : undefined;
  if (intent) return { ...readState(context, intent), intent: intent.id };
  if (status !== 200) return NOT_PLACED;
  // A charge on file has its own status; anything free has at most a receipt.
  if (type === 'customer') return data;
  const { receipt, order } = Object(data);
  return { status: 'completed', ...(receipt && { receipt }), ...(order && { order }) };
}

/** Hands a guest's keys over to the account that logs in. */
export function keepKeys({ kept, keysBy }: JournalState, session: string | undefined, account: string): void {
  const keys = lookUp(keysBy, session ?? PAGE) ?? [];
  delete keysBy[session ?? PAGE];
  if (keys.length > 0) keysBy[account] = [...(lookUp(keysBy, account) ?? []), ...keys];
  for (const known of keys.flatMap((key) => lookUp(kept, key) ?? [])) known.owner = account;
}

function keep({ state: { kept, keysBy } }: Context, key: string, known: KeyRecord): void {
  kept[key] = known;
  keysBy[known.owner] = [...(lookUp(keysBy, known.owner) ?? []), key];
}

/**
 * Returns the owner of the caller's keys: the account that is logged in or that the session's order opened, otherwise
 * the session. Without cookies there is a single guest.
 */
const ownerOf = (context: Context): string =>
  accountOf(context)?.subscriber.account.ref ?? entryFrom(context)?.account ?? context.session ?? PAGE;

const PAGE = 'page';

/** Returns the owner of a new key. Starts a session for a guest without one. */
function beginOwner(context: Context): string {
  if (!accountOf(context)) visitOf(context);
  return ownerOf(context);
}

/** Returns the same text for equal requests: same call, path, query and body. */
function requestOf(id: ChargingId, { params, query, body }: Call): string {
  const asked = [...(query ?? [])].filter(([name]) => name !== 'captcha' && name !== 'admin-view').sort();
  return JSON.stringify([id, params, asked, body], sorted);
}

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A 401, 403, 429 or 503 had no effect, so the key can be used again. */
const tellsWhatBecame = ({ status }: AnyAnswer): boolean => ![401, 403, 429, 503].includes(status);

/** Keys are in order of age, so the loop ends at the first one to keep. */
function forgetOld({ state, now }: Context): void {
  const { kept, keysBy } = state;
  if (now - state.keptSince < KEPT_FOR) return;
  state.keptSince = now;
  for (const key in kept) {
    const known = kept[key];
    if (known && now - known.at < KEPT_FOR) {
      state.keptSince = known.at;
      return;
    }
    delete kept[key];
    if (!known) continue;
    const keys = (lookUp(keysBy, known.owner) ?? []).filter((one) => one !== key);
    if (keys.length > 0) keysBy[known.owner] = keys;
    else delete keysBy[known.owner];
  }
}
