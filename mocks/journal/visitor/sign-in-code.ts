import { returnPath } from '#machines/rules/link/return-path.ts';
import { replies } from '../../replies.ts';
import type { Answer } from '../../respond.ts';
import { accountByEmail } from '../account/accounts.ts';
import type { Desk } from '../desk.ts';
import { forReader } from '../for-reader.ts';
import { lookUp } from '../look-up.ts';
import type { Plays } from '../play.ts';
import { isEmail, textOf } from '../read-fields.ts';
import { count, isOverLimit } from './limits.ts';
import { openLink } from './links.ts';
import { done } from './log-in.ts';
import { send } from './mails.ts';
import { beginSession } from './sessions.ts';

/** The code in every mail, so that a developer knows it. */
export const SIGN_IN_CODE = '481906';

/** How often a code may be tried. */
export const TRIES = 5;

/** How long a code lives: ten minutes, in ms. */
export const CODE_LASTS = 600_000;

/** What is mailed to get in without a password. */
export const signInPlays = {
  requestCode: (desk, { body }) => requestCode(desk, textOf(body, 'email').trim(), textOf(body, 'path')),
  verifyCode: (desk, { body }) => verifyCode(desk, textOf(body, 'token'), textOf(body, 'password')),
  resetPassword: (desk, { body }) => resetPassword(desk, textOf(body, 'email').trim()),
} satisfies Partial<Plays>;

function requestCode(desk: Desk, email: string, path: string): Answer<'requestCode'> {
  if (!isEmail(email)) return replies.requestCode.fieldErrors;
  if (isOverLimit(desk, 'mail', email)) return replies.requestCode.tooManyRequests;
  count(desk, 'mail', email);
  const { state, now, newId } = desk;
  for (const [token, code] of Object.entries(state.codes)) if (isSame(code.email, email)) delete state.codes[token];
  const token = newId('vrf_');
  state.codes[token] = { email, at: now, tries: 0 };
  if (accountByEmail(state, email))
    send(desk, { to: email, about: 'sign-in code', code: SIGN_IN_CODE, link: returnPath(path) });
  return forReader({ token });
}

/** An unknown token, one that was used and one that another code ended are all too old. */
function verifyCode(desk: Desk, token: string, typed: string): Answer<'verifyCode'> {
  const { state, now } = desk;
  const code = lookUp(state.codes, token);
  if (!code || now - code.at >= CODE_LASTS) return replies.verifyCode.codeExpired;
  if (code.tries >= TRIES) return replies.verifyCode.tooManyAttempts;
  code.tries += 1;
  const account = accountByEmail(state, code.email);
  if (account && typed.replaceAll(/\s/g, '') === SIGN_IN_CODE) {
    delete state.codes[token];
    return done(beginSession(desk, account));
  }
  return code.tries < TRIES ? replies.verifyCode.wrongCode : replies.verifyCode.tooManyAttempts;
}

function resetPassword(desk: Desk, email: string): Answer<'resetPassword'> {
  if (!isEmail(email)) return replies.resetPassword.fieldErrors;
  if (isOverLimit(desk, 'mail', email)) return replies.resetPassword.tooManyRequests;
  count(desk, 'mail', email);
  const account = accountByEmail(desk.state, email);
  if (account) {
    const token = openLink(desk, { opens: 'password', account: account.subscriber.account.ref });
    send(desk, { to: email, about: 'password link', link: `/password?token=${token}` });
  }
  return replies.resetPassword.linkSent;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
