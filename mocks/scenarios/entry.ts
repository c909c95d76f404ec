import type { Scenario } from '../world/scenarios.ts';

/** Worlds for login, logout and the mailing list. */
export const entry = {
  'login-refused': {
    summary: 'The password is refused, whatever it is.',
    calls: { logIn: { reply: 'loginRefused' } },
  },
  'code-wrong': {
    summary: 'The first sign-in code is wrong.',
    calls: { verifyCode: { reply: 'wrongCode', times: 1 } },
  },
  'code-expired': {
    summary: 'The first sign-in code is too old.',
    calls: { verifyCode: { reply: 'codeExpired', times: 1 } },
  },
  'code-too-many-attempts': {
    summary: 'The first sign-in code was tried too often, and another is needed.',
    calls: { verifyCode: { reply: 'tooManyAttempts', times: 1 } },
  },
  'reset-refused': {
    summary: 'No link to set a password is sent.',
    calls: { resetPassword: { reply: 'refused' } },
  },
  'institutions-unavailable': {
    summary: 'The list of institutions cannot be read.',
    calls: { getIdentityProviders: { reply: 'unavailable' } },
  },
  'no-institutions': {
    summary: 'No institution can sign in.',
    calls: { getIdentityProviders: { reply: 'noInstitutions' } },
  },
  'signup-refused': {
    summary: 'The mailing list takes no email address.',
    calls: { joinMailingList: { reply: 'emailRefused' } },
  },
  'signup-bot': {
    summary: 'The mailing list takes the reader for a bot, once.',
    calls: { joinMailingList: { reply: 'botCheckRefused', times: 1 } },
  },
  'logout-fails': {
    summary: 'The session cannot be ended.',
    calls: { logOut: { reply: 'unavailable' }, endSession: { reply: 'unavailable' } },
  },
} as const satisfies Record<string, Scenario>;
