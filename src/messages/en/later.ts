/** Words that the specification gives for pages still to come; no page carries them yet. */
export const later = {
  common: {
    change: 'Change',
    loadingPage: 'Loading this page',
  },
  address: {
    recipient: 'Recipient name',
  },
  checkout: {
    title: 'Check Out',
    emptyCart: 'Your cart is empty',
  },
  receipt: {
    number: 'Receipt number',
  },
} as const;
