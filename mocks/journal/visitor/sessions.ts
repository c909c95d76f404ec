import type { AnyAnswer } from '../../respond.ts';
import type { Account } from '../account/account-state.ts';
import { accountOf } from '../account/accounts.ts';
import { keepCart } from '../cart/cart-state.ts';
import { loseCart } from '../cart/carts.ts';
import { keepKeys } from '../checkout/attempts.ts';
import { keepIntents } from '../checkout/intents.ts';
import { lookUp } from '../read-fields.ts';
import { type Context, visitOf } from '../request-context.ts';
import type { JournalState } from '../state.ts';
import { keepWorld, worldOf } from '../world.ts';

/** Starts a reader's session with a new id. Returns the header that sets its cookie. */
export const beginSession = (context: Context, account: Account): { 'Set-Cookie': string } => ({
  'Set-Cookie': cookieOf(newSession(context, account)),
});

function newSession(context: Context, { subscriber }: Account): string {
  const { state, newId, keepsCookies, session } = context;
  const id = newId('ses_');
  const { switches } = worldOf(context);
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
function enter(context: Context): { 'Set-Cookie': string } | undefined {
  const { state, session: from, enters } = context;
  const account = enters === undefined ? undefined : lookUp(state.accounts, enters);
  if (enters === undefined || !account || accountOf(context)) return undefined;
  const before = lookUp(state.entries, enters);
  if (!before) {
    state.entries[enters] = { from, session: newSession(context, account) };
    if (from !== undefined) state.sessions[from] = null;
  }
  const { session } = state.entries[enters] ?? { session: '' };
  const isRepeated = before?.from === from && state.sessions[session] === enters;
  return !before || isRepeated ? { 'Set-Cookie': cookieOf(session) } : undefined;
}

/** Adds the cookie of a session that starts with this call, if any. */
export function handingOver<Reply extends AnyAnswer>(context: Context, answer: Reply): Reply {
  const headers = enter(context) ?? cookieHandedOver(context).headers;
  return headers ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
}

/** Returns the header with the cookie of a session that this call started, if any. */
export const cookieHandedOver = ({ session, hasBegun }: Context): { headers?: { 'Set-Cookie': string } } =>
  hasBegun && session !== undefined ? { headers: { 'Set-Cookie': cookieOf(session) } } : {};

const cookieOf = (session: string): string => `session=${session}; Path=/; HttpOnly; Secure; SameSite=Lax`;

/** Ends the caller's session. Returns the header that clears its cookie. */
export function endSession(context: Context): { 'Set-Cookie': string } {
  const { state, session, keepsCookies } = context;
  loseCart(context);
  if (session !== undefined) {
    delete state.sessions[session];
    delete state.worlds[session];
  }
  if (!keepsCookies) state.reader = null;
  return { 'Set-Cookie': 'session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax' };
}

/** Logs one session out, or all of them, as a host that loses its logins. Carts and orders stay. */
export function loseSession(state: JournalState, session?: string): void {
  for (const each of session === undefined ? Object.keys(state.sessions) : [session]) state.sessions[each] = null;
  if (session === undefined) state.reader = null;
}

/**
 * Switches the caller to another account, or to a visitor. Keeps the session's cart, orders and scenario, as a login
 * does. Returns the header that sets the new cookie.
 */
export function become(context: Context, account: Account | undefined): { 'Set-Cookie': string } {
  if (account) return beginSession(context, account);
  const session = visitOf(context) ?? '';
  context.state.sessions[session] = null;
  return { 'Set-Cookie': cookieOf(session) };
}
