/** What is said once something was put into the cart. */
export const reviewPanelWords = {
  group: 'reviewPanel',
  texts: {
    added: 'Added to your cart',
    browse: 'Browse the store',
    checkout: 'Check out',
  },
} as const;
