/** The conclusion of an order. */
export const checkoutWords = {
  group: 'checkout',
  texts: {
    complete: 'Complete Your Order',
    freeOrder: 'Your order is free. No payment is required.',
    botNotice: 'This site is protected by a bot-protection service.',
  },
} as const;

/** The button that places an order. */
export const submitWords = {
  group: 'submit',
  texts: {
    placeOrder: 'Place Order',
    free: 'Submit',
    payment: 'Submit Payment',
    proceed: 'Proceed to Payment',
    loading: 'Loading',
    sending: 'Processing Order',
    completing: 'Completing Order',
    completed: 'Order Successful',
    checkAgain: 'Check again',
  },
} as const;
