export const botCheckWords = {
  group: 'botCheck',
  texts: { title: 'Confirm that you are a person', cancel: 'Cancel' },
} as const;
