import { replies } from '#mocks/replies.ts';
import { answers, headers, instead, json, type WrongServer, withBody } from './fault.ts';

const HEADER = 'the header ends the session, in the browser and on the server';

/** Servers that let in whom they should not, keep out whom they should not, or tell who their readers are. */
export const wrongAccess: WrongServer[] = [
  {
    name: 'Set-Cookie lost',
    flow: 'password-login',
    wrong: headers('logIn', (stated) => stated.delete('Set-Cookie')),
    found: ['logs a reader in, who is known by the cookie from then on', 'logIn', 'the header Set-Cookie', 'none'],
  },
  {
    name: 'a session cookie that scripts can read',
    flow: 'password-login',
    wrong: headers('logIn', (stated) => {
      const cookie = stated.get('Set-Cookie');
      if (cookie) stated.set('Set-Cookie', cookie.replace('; HttpOnly', ''));
    }),
    found: [
      'logs a reader in, who is known by the cookie from then on',
      'logIn',
      'a session cookie with HttpOnly',
      'session=…; Path=/; Secure; SameSite=Lax',
    ],
  },
  {
    name: 'a session that keeps the id of before the login',
    flow: 'password-login',
    wrong: answers('logIn', (response, request) => {
      const planted = /session=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
      const cookie = response.headers.get('Set-Cookie');
      if (planted && cookie) response.headers.set('Set-Cookie', cookie.replace(/^session=[^;]+/, `session=${planted}`));
      return response;
    }),
    found: [
      'gives the session a new id at each login',
      'logIn',
      'a session whose id was there before the login: false',
      'true',
    ],
  },
  {
    name: 'other words for an unknown address at login',
    flow: 'password-login',
    wrong: answers('logIn', async (response, request) =>
      (await request.json()).email?.startsWith('ada.')
        ? withBody(response, { errors: 'There is no account with this address.' })
        : response,
    ),
    found: [
      'answers a wrong password and an unknown address in the same words',
      'logIn',
      'the answer to an unknown address at /body: {"errors":"The email address or the password is not right."}',
      '{"errors":"There is no account with this address."}',
    ],
  },
  {
    name: 'other words for an unknown address at a reset',
    flow: 'reset-password',
    wrong: answers('resetPassword', async (response, request) =>
      (await request.json()).email?.startsWith('ada.')
        ? json({ errors: { email: 'We do not know this address.' } }, 400)
        : response,
    ),
    found: [
      'answers an unknown address in the same words as a known one',
      'resetPassword',
      'the answer to an unknown address at /status: 200',
      '400',
    ],
  },
  {
    name: 'a mailing list that tells who is on it',
    flow: 'mailing-list',
    wrong: (right) => {
      const known = new Set(['fatima@reader.example']);
      return instead('joinMailingList', async (request) => {
        const { email } = await request.clone().json();
        if (known.has(email)) return json({ errors: { email: 'You are on the list already.' } }, 400);
        known.add(email);
        return undefined;
      })(right);
    },
    found: [
      'answers an address that is on the list, and one of a reader, as a new one',
      'joinMailingList',
      'the answer to an address that is on the list at /status: 200',
      '400',
    ],
  },
  {
    name: 'no token for an unknown address that asks for a code',
    flow: 'sign-in-code',
    wrong: answers('requestCode', async (response, request) =>
      (await request.json()).email?.startsWith('ada.')
        ? json({ errors: { email: 'We do not know this address.' } }, 400)
        : response,
    ),
    found: [
      'answers an unknown address as a known one, with a token of its own',
      'requestCode',
      'a success',
      'a refusal with status 400 at email',
    ],
  },
  {
    name: 'attempts at a code that are never exhausted',
    flow: 'sign-in-code',
    wrong: answers('verifyCode', async (response) =>
      (await response.clone().text()).includes('Too many')
        ? withBody(response, replies.verifyCode.wrongCode.body)
        : response,
    ),
    found: [
      'takes five attempts at a code, and says in the documented words that it is spent',
      'verifyCode',
      'what is said after 5 attempts at /0: Too many failed attempts. Request a new verification code to log in.',
      'This code is not right. Please try again.',
    ],
  },
  {
    name: 'a code that is spent in other words',
    flow: 'sign-in-code',
    wrong: answers('verifyCode', async (response) =>
      (await response.clone().text()).includes('Too many')
        ? withBody(response, { errors: 'Too many failed attempts.' })
        : response,
    ),
    found: [
      'takes five attempts at a code, and says in the documented words that it is spent',
      'verifyCode',
      'what is said after 5 attempts at /0: Too many failed attempts. Request a new verification code to log in.',
      'Too many failed attempts.',
    ],
  },
  {
    name: 'a code that is good for ever',
    flow: 'sign-in-code',
    wrong: answers('verifyCode', async (response, request) =>
      (await request.json()).password === '481 906' && response.status === 400 ? json({}, 200) : response,
    ),
    found: [
      'logs a reader in with the code that was mailed, once',
      'verifyCode',
      'a refusal with status 400',
      'a success: {}',
    ],
  },
  {
    name: 'a logout that keeps the session',
    flow: 'logout',
    wrong: instead('endSession', () => {
      const { headers: stated } = replies.endSession.sessionEnded;
      return Response.json({}, { headers: stated });
    }),
    found: [HEADER, 'endSession', 'a session that ended on the server too: it is not', 'it is still honoured'],
  },
  {
    name: 'a logout that leaves the cookie',
    flow: 'logout',
    wrong: headers('endSession', (stated) => stated.delete('Set-Cookie')),
    found: [HEADER, 'endSession', 'the header Set-Cookie', 'none'],
  },
  {
    name: 'no 401 without a session',
    flow: 'signed-out',
    wrong: answers('flipAutorenew', (response) => (response.status === 401 ? json({ autorenew: true }) : response)),
    found: [
      'answers flipAutorenew with 401 without a session',
      'flipAutorenew',
      'a refusal with status 401',
      'a success: {"autorenew":true}',
    ],
  },
  {
    name: 'a 404 for a reader who has no session',
    flow: 'signed-out',
    wrong: answers('getSubscriber', (response) =>
      response.status === 401 ? json({ errors: 'Not found' }, 404) : response,
    ),
    found: ['answers getSubscriber with 401 without a session', 'getSubscriber', 'status 200, 401, 429 or 503', '404'],
  },
];
