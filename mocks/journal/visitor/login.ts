import { returnPath } from '#machines/rules/link/return-path.ts';
import { replies } from '../../replies.ts';
import type { AnswerTo } from '../../respond.ts';
import { accountByEmail, accountOfLink } from '../account/accounts.ts';
import { isEmail, isSameEmail, lookUp, textOf } from '../read-fields.ts';
import { type Context, type Handlers, privateReply } from '../request-context.ts';
import { count, forget, isOverLimit, overLimit } from './limits.ts';
import { endLinks, openLink, send } from './mails.ts';
import { beginSession, endSession } from './sessions.ts';

/** The code in every mail, so that developers know it. */
export const SIGN_IN_CODE = '481906';

const TRIES = 5;

/** How long a code is valid: ten minutes, in ms. */
const CODE_LASTS = 600_000;

export const loginHandlers = {
  logIn: (context, { body }) => logIn(context, textOf(body, 'email').trim(), textOf(body, 'password')),
  requestCode: (context, { body }) => requestCode(context, textOf(body, 'email').trim(), textOf(body, 'path')),
  verifyCode: (context, { body }) => verifyCode(context, textOf(body, 'token'), textOf(body, 'password')),
  resetPassword: (context, { body }) => resetPassword(context, textOf(body, 'email').trim()),
  endSession: (context) => done(endSession(context)),
  logOut: (context, { wantsPage }) => (wantsPage ? homeAfter(endSession(context)) : done(endSession(context))),
} satisfies Partial<Handlers>;

function logIn(context: Context, email: string, password: string): AnswerTo<'logIn'> {
  const { errors } = replies.logIn.fieldErrors.body;
  if (!email || !password)
    return {
      status: 400,
      body: { errors: { ...(!email && { email: errors.email }), ...(!password && { password: errors.password }) } },
    };
  if (isOverLimit(context, 'login', email)) return overLimit(context, 'login', email, replies.logIn.tooManyRequests);
  const account = accountByEmail(context.state, email);
  if (account?.password !== password) {
    count(context, 'login', email);
    return replies.logIn.loginRefused;
  }
  forget(context, 'login', email);
  return done(beginSession(context, account));
}

function requestCode(context: Context, email: string, path: string): AnswerTo<'requestCode'> {
  if (!isEmail(email)) return replies.requestCode.fieldErrors;
  if (isOverLimit(context, 'mail', email))
    return overLimit(context, 'mail', email, replies.requestCode.tooManyRequests);
  count(context, 'mail', email);
  const { state, now, newId } = context;
  for (const [token, code] of Object.entries(state.codes))
    if (isSameEmail(code.email, email)) delete state.codes[token];
  const token = newId('vrf_');
  state.codes[token] = { email, at: now, tries: 0 };
  if (accountByEmail(state, email))
    send(context, { to: email, about: 'code', code: SIGN_IN_CODE, link: returnPath(path) });
  return privateReply({ token });
}

/** Unknown, used and replaced tokens all count as expired. */
function verifyCode(context: Context, token: string, typed: string): AnswerTo<'verifyCode'> {
  const { state, now } = context;
  const code = lookUp(state.codes, token);
  if (!code || now - code.at >= CODE_LASTS) return replies.verifyCode.codeExpired;
  if (code.tries >= TRIES) return replies.verifyCode.tooManyAttempts;
  code.tries += 1;
  const account = accountByEmail(state, code.email);
  if (account && typed.replaceAll(/\s/g, '') === SIGN_IN_CODE) {
    delete state.codes[token];
    return done(beginSession(context, account));
  }
  return code.tries < TRIES ? replies.verifyCode.wrongCode : replies.verifyCode.tooManyAttempts;
}

function resetPassword(context: Context, email: string): AnswerTo<'resetPassword'> {
  if (!isEmail(email)) return replies.resetPassword.fieldErrors;
  if (isOverLimit(context, 'mail', email))
    return overLimit(context, 'mail', email, replies.resetPassword.tooManyRequests);
  count(context, 'mail', email);
  const account = accountByEmail(context.state, email);
  if (account) {
    const token = openLink(context, { opens: 'password', account: account.subscriber.account.ref });
    send(context, { to: email, about: 'link', page: 'password', link: `/password?token=${token}` });
  }
  return replies.resetPassword.linkSent;
}

/** Sets the password of a mailed link's account, once. Returns an error message, or undefined on success. */
export function choosePassword(context: Context, token: string, password: string): string | undefined {
  const account = accountOfLink(context, 'password', token);
  if (!account) return 'This link is no longer valid.';
  if ([...password].length < 8) return tooShort;
  account.password = password;
  endLinks(context, 'password', account.subscriber.account.ref);
  return undefined;
}

const { password: tooShort } = replies.subscribe.nestedErrors.body.errors.password;

const done = (cookie: { 'Set-Cookie': string }) => ({
  status: 200 as const,
  headers: { 'Cache-Control': 'no-store' as const, ...cookie },
  body: {},
});

const homeAfter = (cookie: { 'Set-Cookie': string }): AnswerTo<'logOut'> => ({
  status: 303,
  headers: { Location: '/', ...cookie },
});
