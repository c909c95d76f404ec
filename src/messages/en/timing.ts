/** When an order is checked out (CHECK-6, CHECK-53). */
export const timingWords = {
  group: 'timing',
  texts: {
    title: 'Check out now or later',
    now: 'Check out now',
    later: 'Check out later',
    laterHint: 'It is put into your cart, and you go on from there.',
    review: 'Put it into your cart',
    add: 'Add to Cart',
    adding: 'Adding to your cart',
  },
} as const;
