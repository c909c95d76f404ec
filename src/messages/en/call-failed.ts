/** Said where a call failed without a word of its own (ACCT-29). */
export const callFailedWords = {
  group: 'problem',
  texts: {
    callFailed: 'We encountered an error. Please try again at another time or contact {email} if you need help.',
    callFailedAlone: 'We encountered an error. Please try again at another time.',
  },
} as const;
