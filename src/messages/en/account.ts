/** What a reader is told wherever the account stands in need of it (ACCT-25, ACCT-26). */
export const accountNoticeWords = {
  group: 'accountNotice',
  texts: {
    emailFailing:
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    addressMissing: 'You do not have an address on record for us to send to.',
  },
} as const;

/** The way back in where a session has ended under a form. */
export const signInAgainWords = {
  group: 'signInAgain',
  texts: {
    link: 'Log in again in a new tab',
    hint: 'Your entries stay here. Log in, then come back to this tab and send them again.',
  },
} as const;
