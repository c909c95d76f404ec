/** The page where a cart is checked out. */
export const cartCheckoutWords = {
  group: 'cartCheckout',
  texts: {
    title: 'Check Out',
    category: 'Shipping Category',
    categoryNote: 'Your order is priced for {category}. If it goes elsewhere, you see the new total before you pay.',
    where: 'Where it is sent',
    own: 'Send it to me',
    same: 'The same address as the subscription',
    recipient: 'Send it to another recipient',
    recipientName: 'Name of the recipient',
    giftees: 'Recipients',
    held: 'This cart cannot be paid here at the moment. Check again to see whether it can.',
    unanswered:
      'An order of yours was sent whose answer never came. It may have been placed: please look for its receipt in your email before you order again.',
    waiting: 'Your cart is being brought up to date.',
  },
} as const;
