/** Where the gifts that somebody gave stand, while they load. */
export const giftSectionWords = {
  group: 'giftSection',
  texts: {
    title: 'Your gifts',
    loading: 'Loading your gifts',
    failed: 'Your gifts could not be loaded.',
  },
} as const;

/** The button that shows the card of a gift, while the card loads. */
export const giftPreviewWords = {
  group: 'giftPreview',
  texts: {
    preview: 'Preview',
    loading: 'Loading the card',
    failed: 'The card could not be loaded.',
  },
} as const;
