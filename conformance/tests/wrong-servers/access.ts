import type { CallId } from '../../../mocks/documented.ts';
import type { Answering } from '../../../mocks/http/serve.ts';
import type { Account } from '../../../mocks/journal/account/account-state.ts';
import { accountByEmail, openAccount } from '../../../mocks/journal/account/accounts.ts';
import type { Desk } from '../../../mocks/journal/desk.ts';
import type { Journal } from '../../../mocks/journal/journal.ts';
import { beginSession } from '../../../mocks/journal/visitor/sessions.ts';
import { replies } from '../../../mocks/replies.ts';
import { answers, type Body, headers, instead, json, replaced, type WrongServers } from './fault.ts';

const HEADER = 'the header ends the session in the browser and on the server';

const ENTERS = 'logs in only the session that paid for the new account, after the payment';
const KNOWN = 'logs no one in to an account that existed before fulfilment';

const enters =
  (id: CallId, accountAt: (desk: Desk, request: Request, body: Body) => Account | undefined) =>
  (right: Answering, journal: Journal): Answering =>
    answers(id, async (response, request) => {
      const body: Body = await response.clone().json();
      const session = /session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
      const begun = journal.work((desk) => {
        const account = accountAt(desk, request, body);
        return account && beginSession(desk, account);
      }, session);
      if (begun && !response.headers.has('Set-Cookie')) response.headers.set('Set-Cookie', begun['Set-Cookie']);
      return response;
    })(right, journal);

const UNKNOWN = { errors: { email: 'We do not know this address.' } };
const isUnknown = ({ email }: Body): boolean => email.startsWith('ada.');

/** Servers that admit or reject the wrong people, or reveal who their readers are. */
export const wrongAccess: WrongServers = {
  'no Set-Cookie at login': {
    at: ['password-login', 'logs a reader in and recognizes the cookie afterwards'],
    wrong: headers('logIn', (stated) => stated.delete('Set-Cookie')),
    found: ['logIn', 'the header Set-Cookie', 'none'],
  },
  'a session cookie that scripts can read': {
    at: ['password-login', 'logs a reader in and recognizes the cookie afterwards'],
    wrong: headers('logIn', (stated) => {
      const cookie = stated.get('Set-Cookie');
      if (cookie) stated.set('Set-Cookie', cookie.replace('; HttpOnly', ''));
    }),
    found: ['logIn', 'a session cookie with HttpOnly', 'session=…; Path=/; SameSite=Lax'],
  },
  'a session id kept through login': {
    at: ['password-login', 'gives the session a new id at each login'],
    wrong: answers('logIn', (response, request) => {
      const planted = /session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
      const cookie = response.headers.get('Set-Cookie');
      if (planted && cookie) response.headers.set('Set-Cookie', cookie.replace(/^session=[^;]+/, `session=${planted}`));
      return response;
    }),
    found: ['logIn', 'a session id from before the login: false', 'true'],
  },
  'no login for the reader who paid for a new account': {
    at: ['subscribe', ENTERS],
    isAlone: true,
    wrong: headers('getFulfilment', (stated) => stated.delete('Set-Cookie')),
    found: ['getSubscriber', 'a success', 'a refusal with status 401 at general'],
  },
  'a login to a new account before payment': {
    at: ['subscribe', ENTERS],
    isAlone: true,
    wrong: enters('subscribe', (desk) => openAccount(desk, { name: 'Ada', email: 'ada@new.example', password: '' })),
    found: ['getSubscriber', 'a refusal with status 401', 'a success: {…'],
  },
  'a login to an account that another reader has opened meanwhile': {
    at: ['subscribe', KNOWN],
    isAlone: true,
    wrong: enters('getFulfilment', ({ state }, { url }, { status }) => {
      const intent = state.intents[url.split('/').at(-1) ?? ''];
      return status === 'completed' && intent ? accountByEmail(state, intent.order.email) : undefined;
    }),
    found: ['getSubscriber', 'a refusal with status 401', 'a success: {…'],
  },
  'a different text for an unknown address at login': {
    at: ['password-login', 'answers a wrong password and an unknown address with the same text'],
    wrong: replaced(
      'logIn',
      400,
      { errors: 'There is no account with this address.' },
      { status: 400, isMeant: isUnknown },
    ),
    found: [
      'logIn',
      'the answer to an unknown address at /body: {"errors":"The email address or the password is not right."}',
      '{"errors":"There is no account with this address."}',
    ],
  },
  'a different text for an unknown address at a password reset': {
    at: ['reset-password', 'answers unknown and known addresses with the same text'],
    wrong: replaced('resetPassword', 200, UNKNOWN, { status: 400, isMeant: isUnknown }),
    found: ['resetPassword', 'the answer to an unknown address at /status: 200', '400'],
  },
  'a mailing list that reveals its members': {
    at: ['mailing-list', "answers the same for new, listed and readers' addresses"],
    wrong: (right, journal) => {
      const known = new Set(['fatima@reader.example']);
      return instead('joinMailingList', async (request) => {
        const { email } = await request.clone().json();
        if (known.has(email)) return json({ errors: { email: 'You are on the list already.' } }, 400);
        known.add(email);
        return undefined;
      })(right, journal);
    },
    found: ['joinMailingList', 'the answer to a listed address at /status: 200', '400'],
  },
  'no token for a code sent to an unknown address': {
    at: ['sign-in-code', 'answers unknown addresses like known ones, with a separate token'],
    wrong: replaced('requestCode', 200, UNKNOWN, { status: 400, isMeant: isUnknown }),
    found: ['requestCode', 'a success', 'a refusal with status 400 at email'],
  },
  'unlimited attempts at a code': {
    at: ['sign-in-code', 'allows five attempts at a code, then says in the documented words that it is spent'],
    wrong: replaced('verifyCode', 'Too many', replies.verifyCode.wrongCode.body, { status: 400 }),
    found: [
      'verifyCode',
      'the message after 5 attempts at /0: Too many failed attempts. Request a new verification code to log in.',
      'This code is not right. Please try again.',
    ],
  },
  'an undocumented text for a spent code': {
    at: ['sign-in-code', 'allows five attempts at a code, then says in the documented words that it is spent'],
    wrong: replaced('verifyCode', 'Too many', { errors: 'Too many failed attempts.' }, { status: 400 }),
    found: [
      'verifyCode',
      'the message after 5 attempts at /0: Too many failed attempts. Request a new verification code to log in.',
      'Too many failed attempts.',
    ],
  },
  'a reusable code': {
    at: ['sign-in-code', 'logs a reader in with the mailed code, once'],
    wrong: replaced('verifyCode', 400, {}, { isMeant: ({ password }) => password === '481 906' }),
    found: ['verifyCode', 'a refusal with status 400', 'a success: {}'],
  },
  'a session that survives logout': {
    at: ['logout', HEADER],
    wrong: instead('endSession', () => {
      const { headers: stated } = replies.endSession.sessionEnded;
      return Response.json({}, { headers: stated });
    }),
    found: ['endSession', 'a session that ended on the server: it is not', 'it is still honoured'],
  },
  'a cookie that survives logout': {
    at: ['logout', HEADER],
    wrong: headers('endSession', (stated) => stated.delete('Set-Cookie')),
    found: ['endSession', 'the header Set-Cookie', 'none'],
  },
  'a reply without a session instead of a 401': {
    at: ['signed-out', 'answers flipAutorenew with 401 without a session'],
    wrong: replaced('flipAutorenew', 401, { autorenew: true }),
    found: ['flipAutorenew', 'a refusal with status 401', 'a success: {"autorenew":true}'],
  },
  'a 404 without a session instead of a 401': {
    at: ['signed-out', 'answers getSubscriber with 401 without a session'],
    wrong: replaced('getSubscriber', 401, { errors: 'Not found' }, { status: 404 }),
    found: ['getSubscriber', 'status 200, 401, 429 or 503', '404'],
  },
};
