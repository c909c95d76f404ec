/** What stands around a challenge of the bot-protection service. */
export const botCheckWords = {
  group: 'botCheck',
  texts: { title: 'Confirm that you are a person', cancel: 'Cancel' },
} as const;
