export const giftNoteWords = {
  group: 'giftNote',
  texts: {
    day: 'For {date}',
  },
} as const;
