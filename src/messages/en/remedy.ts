/** Account problems reported on every page (ACCT-25, ACCT-26). */
export const accountNoticeMessages = {
  group: 'accountNotice',
  texts: {
    emailFailing:
      'There appears to be a problem with your email address, so we are currently unable to send important notifications',
    addressMissing: 'You do not have an address on record for us to send to.',
  },
} as const;

/** Links from a refused field to the account page that has it. */
export const accountPartMessages = {
  group: 'accountPart',
  texts: {
    name: 'Change your name',
    email: 'Change your email address',
    address: 'Change your addresses',
    payment: 'Change your payment information',
  },
} as const;

export const paymentChangeMessages = {
  group: 'paymentChange',
  texts: {
    title: 'Change your payment information',
  },
} as const;

/** Shown when the session ends while a form is open. */
export const signInAgainMessages = {
  group: 'signInAgain',
  texts: {
    link: 'Log in again in a new tab',
    hint: 'Your entries stay here. Log in, then come back to this tab and send them again.',
  },
} as const;
