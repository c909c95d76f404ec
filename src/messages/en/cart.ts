/** What is in the cart, and what becomes of it. */
export const cartWords = {
  group: 'cart',
  texts: {
    title: 'Your cart',
    empty: 'Your cart is empty',
    subtotal: 'Subtotal',
    unshipped: 'Not shipped',
    insteadOf: 'instead of',
    more: 'One more of {name}',
    fewer: 'One fewer of {name}',
    remove: 'Remove',
    removeLine: 'Remove {name}',
    changed: '{name}: {quantity}. Total {total}',
    removed: '{name} was removed. Total {total}',
    invoiced: 'There is an invoice for this cart already. It can be paid, but not changed.',
    ofLine: '{name}: {why}',
    stale: 'Read the cart again',
    counter: 'Cart',
    counterLabel: { other: 'Cart, {count} in it' },
  },
} as const;
