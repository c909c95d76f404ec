import type { CallId } from '../../documented.ts';
import { replies } from '../../replies.ts';
import type { Answer, AnyAnswer } from '../../respond.ts';
import { accountOf } from '../account/accounts.ts';
import type { Call, Desk } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import { passesBotCheck } from '../visitor/limits.ts';
import type { Kept } from './checkout-state.ts';

/** A call that can lead to a charge. */
export type ChargingId = {
  [Id in CallId]: (typeof replies)[Id] extends { started: object } | { upgradeStarted: object } ? Id : never;
}[CallId];

/** How long an answer is kept for its attempt key: 24 hours, in ms. */
export const KEPT_FOR = 86_400_000;

/**
 * A call that can lead to a charge: its attempt key is answered once, whatever the body; a bot is refused, and so is an
 * order that a reader began whose session has ended since.
 */
export const charging = <Id extends ChargingId>(id: Id, take: (desk: Desk, call: Call) => Answer<Id>) =>
  once(id, (desk, call) => {
    // Every such call documents these refusals; the compiler cannot follow the name of a call that far.
    if (!passesBotCheck(desk, call)) return replies[id].botCheckRefused as AnyAnswer as Answer<Id>;
    if (isOfAccount(call.body) && !accountOf(desk)) return replies[id].signedOut as AnyAnswer as Answer<Id>;
    return take(desk, call);
  });

/** Whether an order names what only an account has: the card on file, or a card that is to be kept there. */
const isOfAccount = (body: unknown): boolean => Object(body).customer !== undefined;

/** A call whose attempt key is answered once, whatever the body. */
export const once =
  <Id extends CallId>(id: Id, take: (desk: Desk, call: Call) => Answer<Id>) =>
  (desk: Desk, call: Call): Answer<Id> => {
    if (call.key === undefined) return take(desk, call);
    const { kept } = desk.state;
    const place = `${id} ${call.key}`;
    const before = lookUp(kept, place);
    // Only answers of this call are kept under its name.
    if (before && !isOver(desk, before)) return again(desk, before) as Answer<Id>;
    const answer = take(desk, call);
    for (const [old, { at }] of Object.entries(kept)) if (isOver(desk, { at })) delete kept[old];
    if (tellsWhatBecame(answer)) kept[place] = keep(desk, answer);
    return answer;
  };

const keep = ({ now, hasBegun, session }: Desk, answer: AnyAnswer): Kept => ({
  at: now,
  answer,
  ...(hasBegun && session !== undefined && { session }),
});

/** The answer that was lost brings the cookie of its session again, without which its order cannot be read. */
function again(desk: Desk, { answer, session }: Kept): AnyAnswer {
  if (session !== undefined && desk.session === undefined) {
    desk.session = session;
    desk.hasBegun = true;
  }
  return answer;
}

/** After a 401, 403, 429 or 503 nobody knows what became of the attempt, so that its key must stay open. */
const tellsWhatBecame = ({ status }: AnyAnswer): boolean => ![401, 403, 429, 503].includes(status);

const isOver = ({ now }: Desk, { at }: { at: number }): boolean => now - at >= KEPT_FOR;
