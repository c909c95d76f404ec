export const cartCheckoutWords = {
  group: 'cartCheckout',
  texts: {
    title: 'Check Out',
    category: 'Shipping Category',
    categoryNote: 'Prices are for {category}. If you ship elsewhere, you see the new total before you pay.',
    where: 'Where to send it',
    own: 'Send it to me',
    same: 'The same address as the subscription',
    recipient: 'Send it to another recipient',
    recipientName: 'Name of the recipient',
    giftees: 'Recipients',
    held: 'You cannot pay for this cart right now. Please check again.',
    unanswered:
      'We got no reply to your last order, so it may have gone through. Please look for a receipt in your email before you order again.',
    waiting: 'Updating your cart.',
  },
} as const;
