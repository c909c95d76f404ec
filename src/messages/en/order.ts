export const purchaserMessages = {
  group: 'purchaser',
  texts: {
    title: 'Your details',
    name: 'Name',
    email: 'Email',
    nameHint: 'The name on your account. {link}',
    changeName: 'Change name',
    emailHint: 'We send your receipt to this address.',
    password: 'Password',
    passwordHint: 'You need a password to manage your subscription.',
    confirm: 'Confirm password',
    account: 'Your account',
    passwordToManage: 'In order to manage your subscription you will need to set up a password.',
  },
} as const;

export const quantityMessages = {
  group: 'common',
  texts: {
    decrease: 'Decrease {label}',
    increase: 'Increase {label}',
    atMost: '{maximum} at most',
    atLeast: '{minimum} at least',
  },
} as const;

export const reviewMessages = {
  group: 'review',
  texts: {
    title: 'Your order',
    item: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    personal: 'Personal Subscription',
    gifts: 'Gift Subscriptions',
    donation: 'Donation',
    onetimeDonation: 'One-time donation',
    monthlyDonation: 'Monthly donation',
    product: '{name}, {size}',
    shipped: 'Items for Shipping',
    digital: 'Digital Items',
    shipping: 'Shipping',
    discount: 'Discount',
    listPrice: 'List Price',
    total: 'Total',
    empty: 'Nothing chosen yet.',
  },
} as const;

export const summaryMessages = {
  group: 'orderSummary',
  texts: {
    total: 'Order total',
    said: 'Order total {total}',
    items: { one: '{count} item', other: '{count} items' },
    edit: 'Edit',
  },
} as const;

/** Shown after an order was added to the cart. */
export const reviewPanelMessages = {
  group: 'reviewPanel',
  texts: {
    added: 'Added to your cart',
    browse: 'Browse the store',
    checkout: 'Check out',
  },
} as const;

export const timingMessages = {
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

export const logInFirstMessages = {
  group: 'logInFirst',
  texts: {
    question: 'Already have an account?',
    link: 'Log in and come back here',
  },
} as const;

export const loginHereMessages = {
  group: 'loginHere',
  texts: {
    loading: 'Loading the login',
    failed: 'We could not load the login.',
    retry: 'Try again',
  },
} as const;

export const draftOfferMessages = {
  group: 'draftOffer',
  texts: {
    text: 'You filled in this form before you logged in.',
    accept: 'Use what you typed',
    discard: 'Discard it',
    discarded: 'Discarded.',
  },
} as const;

export const checkoutMessages = {
  group: 'checkout',
  texts: {
    complete: 'Complete Your Order',
    freeOrder: 'Your order is free. No payment is required.',
    botNotice: 'This site is protected by a bot-protection service.',
    totalChanged: 'The total changed from {before} to {now}. Nothing was charged. Check your order before you pay.',
    confirmTotal: 'Confirm the new total',
  },
} as const;

export const termsMessages = {
  group: 'checkout',
  texts: {
    terms: 'Terms of sale:',
  },
} as const;

/** Order progress for screen readers. */
export const statusMessages = {
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

export const couponMessages = {
  group: 'coupon',
  texts: {
    apply: 'Apply Coupon',
    remove: 'Remove Coupon',
    cannotApply: 'Cannot Apply Coupon',
    applied: 'CODE APPLIED',
    notApplied: 'CODE NOT APPLIED',
    unable: 'Unable to apply coupon {code}',
    notForNew: 'This coupon does not apply to new subscriptions.',
    notForRenewals: 'This coupon does not apply to subscription renewals.',
    notCovered:
      'Coupon does not apply to this subscription. If you would like to use this coupon, please change your subscription settings via the following form.',
  },
} as const;

/** An order that was already paid in another tab. */
export const orderOutcomeMessages = {
  group: 'orderOutcome',
  texts: {
    paidElsewhere: 'This order was paid in another tab, so you were not charged again',
  },
} as const;
