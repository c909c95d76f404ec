/** The section of gifts given, and its loading states. */
export const giftSectionWords = {
  group: 'giftSection',
  texts: {
    title: 'Your gifts',
    loading: 'Loading your gifts',
    failed: 'We could not load your gifts.',
  },
} as const;

/** The button that opens a gift card, and its loading states. */
export const giftPreviewWords = {
  group: 'giftPreview',
  texts: {
    preview: 'Preview',
    loading: 'Loading the card',
    failed: 'We could not load the card.',
  },
} as const;
