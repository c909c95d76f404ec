export const giftSectionWords = {
  group: 'giftSection',
  texts: {
    title: 'Your gifts',
    loading: 'Loading your gifts',
    failed: 'We could not load your gifts.',
  },
} as const;

export const giftPreviewWords = {
  group: 'giftPreview',
  texts: {
    preview: 'Preview',
    loading: 'Loading the card',
    failed: 'We could not load the card.',
  },
} as const;

export const giftNoteWords = {
  group: 'giftNote',
  texts: {
    day: 'For {date}',
  },
} as const;
