export const renewalRetryWords = {
  group: 'renewalRetry',
  texts: {
    pay: 'Pay {amount} and renew',
    outdated: 'Show the current renewal',
    nothing: 'There is no renewal to pay for.',
  },
} as const;
