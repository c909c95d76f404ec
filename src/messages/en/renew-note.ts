/** Said wherever a subscription renews by itself (ACCT-21). */
export const renewNoteWords = {
  group: 'subscribe',
  texts: {
    renewNote: 'Your subscription will renew at the end of your cycle, but you can cancel at any time.',
  },
} as const;
