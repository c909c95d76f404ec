/** Said on the way back from any page of the account (ACCT-29). */
export const returnWords = {
  group: 'page',
  texts: { returnToSettings: 'Return to settings' },
} as const;
