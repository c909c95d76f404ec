import type { AnyAnswer } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf } from '../account/accounts.ts';
import { keepCart } from '../cart/cart-state.ts';
import { loseCart } from '../cart/carts.ts';
import { keepKeys } from '../checkout/attempts.ts';
import { keepIntents } from '../checkout/intents.ts';
import { type Desk, visitOf } from '../desk.ts';
import { lookUp } from '../read-fields.ts';
import type { JournalState } from '../state.ts';
import { keepWorld, worldOf } from '../world.ts';

/** Starts a reader's session with a new id. Returns the header that sets its cookie. */
export const beginSession = (desk: Desk, account: Account): { 'Set-Cookie': string } => ({
  'Set-Cookie': cookieOf(newSession(desk, account)),
});

function newSession(desk: Desk, { subscriber }: Account): string {
  const { state, newId, keepsCookies, session } = desk;
  const id = newId('ses_');
  const { switches } = worldOf(desk);
  if (switches.network === 'signed-out') switches.network = 'normal';
  if (keepsCookies) state.sessions[id] = subscriber.account.ref;
  else state.reader = subscriber.account.ref;
  keepKeys(state, session, subscriber.account.ref);
  if (session !== undefined) {
    delete state.sessions[session];
    keepCart(state, session, id);
    keepIntents(state, session, id);
    keepWorld(state, session, id);
  }
  return id;
}

/**
 * Logs in the guest whose order opened an account, once, when completion is reported. Repeats the cookie to a guest who
 * lost that reply, until logout.
 */
function enter(desk: Desk): { 'Set-Cookie': string } | undefined {
  const { state, session: from, enters } = desk;
  const account = enters === undefined ? undefined : lookUp(state.accounts, enters);
  if (enters === undefined || !account || accountOf(desk)) return undefined;
  const before = lookUp(state.entries, enters);
  if (!before) state.entries[enters] = { from, session: newSession(desk, account) };
  const { session } = state.entries[enters] ?? { session: '' };
  const isRepeated = before?.from === from && state.sessions[session] === enters;
  return !before || isRepeated ? { 'Set-Cookie': cookieOf(session) } : undefined;
}

/** Adds the cookie of a session that starts with this call, if any. */
export function handingOver<Reply extends AnyAnswer>(desk: Desk, answer: Reply): Reply {
  const headers = enter(desk) ?? cookieHandedOver(desk).headers;
  return headers ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
}

/** Returns the header with the cookie of a session that started at this desk, if any. */
export const cookieHandedOver = ({ session, hasBegun }: Desk): { headers?: { 'Set-Cookie': string } } =>
  hasBegun && session !== undefined ? { headers: { 'Set-Cookie': cookieOf(session) } } : {};

const cookieOf = (session: string): string => `session=${session}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Ends the caller's session. Returns the header that clears its cookie. */
export function endSession(desk: Desk): { 'Set-Cookie': string } {
  const { state, session, keepsCookies } = desk;
  loseCart(desk);
  if (session !== undefined) {
    delete state.sessions[session];
    delete state.worlds[session];
  }
  if (!keepsCookies) state.reader = null;
  return { 'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax' };
}

/** Drops one session, or all of them, as a host that loses its sessions. Readers must log in again. */
export function loseSession(state: JournalState, session?: string): void {
  if (session !== undefined) {
    delete state.sessions[session];
    return;
  }
  state.sessions = {};
  state.reader = null;
}

/**
 * Switches the caller to another account, or to a visitor. Keeps the session's cart, orders and scenario, as a login
 * does. Returns the header that sets the new cookie.
 */
export function become(desk: Desk, account: Account | undefined): { 'Set-Cookie': string } {
  if (account) return beginSession(desk, account);
  const { session } = desk;
  if (session !== undefined) delete desk.state.sessions[session];
  return { 'Set-Cookie': cookieOf(visitOf(desk) ?? '') };
}
