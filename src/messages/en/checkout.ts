export const checkoutWords = {
  group: 'checkout',
  texts: {
    complete: 'Complete Your Order',
    freeOrder: 'Your order is free. No payment is required.',
    botNotice: 'This site is protected by a bot-protection service.',
    totalChanged: 'The total changed from {before} to {now}. Nothing was charged. Check your order before you pay.',
    confirmTotal: 'Confirm the new total',
  },
} as const;

export const timingWords = {
  group: 'timing',
  texts: {
    title: 'Check out now or later',
    now: 'Check out now',
    later: 'Check out later',
    laterHint: 'It stays in your cart until you check out.',
    review: 'Add it to your cart',
    add: 'Add to Cart',
    adding: 'Adding to your cart',
  },
} as const;

export const logInFirstWords = {
  group: 'logInFirst',
  texts: {
    question: 'Already have an account?',
    link: 'Log in and come back here',
  },
} as const;

export const loginHereWords = {
  group: 'loginHere',
  texts: {
    loading: 'Loading the login',
    failed: 'We could not load the login.',
    retry: 'Try again',
  },
} as const;

export const draftOfferWords = {
  group: 'draftOffer',
  texts: {
    text: 'You filled in this form before you logged in.',
    accept: 'Use what you typed',
    discard: 'Discard it',
    discarded: 'Discarded.',
  },
} as const;

/** Asked before an order that may be a duplicate. */
/** Order progress for screen readers. */
export const statusWords = {
  group: 'status',
  texts: {
    loading: 'Sending your order.',
    paymentReady: 'Payment details: the form is ready.',
    sending: 'Processing your payment.',
    completing: 'Completing your order. Please keep this page open.',
    stillCompleting: { other: 'Still completing your order. Checked {count} times so far.' },
    connectionLost: 'Connection lost, still checking.',
    checking: 'Checking your order.',
    completed: 'Order Successful',
  },
} as const;
