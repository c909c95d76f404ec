/** The conclusion of an order. */
export const checkoutWords = {
  group: 'checkout',
  texts: {
    complete: 'Complete Your Order',
    freeOrder: 'Your order is free. No payment is required.',
    botNotice: 'This site is protected by a bot-protection service.',
  },
} as const;

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

/** The way to an account that is there already. */
export const logInFirstWords = {
  group: 'logInFirst',
  texts: {
    question: 'Do you have an account already?',
    link: 'Log in and come back here',
  },
} as const;

/** The login on a page that asks for one. */
export const loginHereWords = {
  group: 'loginHere',
  texts: {
    loading: 'Loading the login',
    failed: 'The login could not be loaded.',
    retry: 'Try again',
  },
} as const;

/** How an order is getting on. */
export const statusWords = {
  group: 'status',
  texts: {
    loading: 'Sending your order.',
    paymentReady: 'The payment form is ready.',
    sending: 'Processing your payment.',
    completing: 'Your order is being completed. Please keep this page open.',
    stillCompleting: { other: 'Still completing your order. Checked {count} times so far.' },
    connectionLost: 'Connection lost, still checking.',
    checking: 'Checking your order.',
    completed: 'Order Successful',
  },
} as const;
