import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { accountByEmail } from '../account/accounts.ts';
import type { Desk } from '../desk.ts';
import type { Plays } from '../play.ts';
import { textOf } from '../read-fields.ts';
import { count, forget, isOverLimit } from './limits.ts';
import { beginSession, endSession } from './sessions.ts';

/** Logging in by password, and out. */
export const logInPlays = {
  logIn: (desk, { body }) => logIn(desk, textOf(body, 'email').trim(), textOf(body, 'password')),
  endSession: (desk) => done(endSession(desk)),
  logOut: (desk, { wantsPage }) => (wantsPage ? homeAfter(endSession(desk)) : done(endSession(desk))),
} satisfies Partial<Plays>;

function logIn(desk: Desk, email: string, password: string): Answer<'logIn'> {
  const { errors } = replies.logIn.fieldErrors.body;
  if (!email || !password)
    return {
      status: 400,
      body: { errors: { ...(!email && { email: errors.email }), ...(!password && { password: errors.password }) } },
    };
  if (isOverLimit(desk, 'login', email)) return replies.logIn.tooManyRequests;
  const account = accountByEmail(desk.state, email);
  if (account?.password !== password) {
    count(desk, 'login', email);
    return replies.logIn.loginRefused;
  }
  forget(desk, 'login', email);
  return done(beginSession(desk, account));
}

/** What a session's beginning or end is answered with. */
export const done = (cookie: { 'Set-Cookie': string }) => ({
  status: 200 as const,
  headers: { 'Cache-Control': 'no-store' as const, ...cookie },
  body: {},
});

const homeAfter = (cookie: { 'Set-Cookie': string }): Answer<'logOut'> => ({
  status: 303,
  headers: { Location: '/', ...cookie },
});
