import type { AnyAnswer } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { keepCart } from '../cart/cart-state.ts';
import { loseCart } from '../cart/carts.ts';
import { keepKeys } from '../checkout/attempts.ts';
import { keepIntents } from '../checkout/intents.ts';
import type { Desk } from '../desk.ts';
import type { JournalState } from '../state.ts';

/** Begins a session for a reader, never with the id of the one before; answers the header that hands over its cookie. */
export function beginSession(desk: Desk, { subscriber }: Account): { 'Set-Cookie': string } {
  const { state, newId, keepsCookies, session } = desk;
  const id = newId('ses_');
  if (state.switches.network === 'signed-out') state.switches.network = 'normal';
  if (keepsCookies) state.sessions[id] = subscriber.account.ref;
  else state.reader = subscriber.account.ref;
  keepKeys(state, session, subscriber.account.ref);
  if (session !== undefined) {
    delete state.sessions[session];
    keepCart(state, session, id);
    keepIntents(state, session, id);
  }
  return { 'Set-Cookie': cookieOf(id) };
}

/** An answer, with the cookie of the session that began with its call. */
export function handingOver<Reply extends AnyAnswer>({ session, hasBegun }: Desk, answer: Reply): Reply {
  return hasBegun ? { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookieOf(session ?? '') } } : answer;
}

const cookieOf = (session: string): string => `session=${session}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Ends the session of whoever is asking; answers the header that takes its cookie back. */
export function endSession(desk: Desk): { 'Set-Cookie': string } {
  const { state, session, keepsCookies } = desk;
  loseCart(desk);
  if (session !== undefined) delete state.sessions[session];
  if (!keepsCookies) state.reader = null;
  return { 'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax' };
}

/** Ends every session, as a host does that forgets them; a reader has to log in again. */
export function endEverySession(state: JournalState): void {
  state.sessions = {};
  state.reader = null;
}
