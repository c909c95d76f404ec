export const questionMessages = {
  group: 'question',
  texts: {
    subscribe: 'You subscribed {when}. Subscribe again?',
    renewSubscription: 'You renewed {when}. Renew again?',
    donate: 'You donated {when}. Donate again?',
    checkOutCart: 'You placed an order {when}. Place another?',
    updateSubscription: 'You changed this subscription {when}. Change it again?',
    other: 'You placed this order {when}. Place it again?',
    amount: 'The order came to {amount}.',
    seeOrder: 'See that order',
    subscribeAgain: 'Subscribe again',
    renewSubscriptionAgain: 'Renew again',
    donateAgain: 'Donate again',
    checkOutCartAgain: 'Place another order',
    updateSubscriptionAgain: 'Change it again',
    otherAgain: 'Place it again',
    justNow: 'just now',
    unknown: 'Your last order may have gone through',
    unknownHint:
      'We could not find out yet. Check again in a moment, or look for a receipt in your email before you order again.',
    elsewhere: 'Another tab is placing this order',
    elsewhereHint: 'Finish it there, or close that tab and check again.',
    unstored: 'Your browser could not store this order',
    unstoredHint:
      'If you order now, keep this page open until you see the receipt. Other tabs will not know of this order, so do not order in them too.',
    anyway: 'Order anyway',
  },
} as const;

/** A bank account that must be verified with small deposits. */
export const depositsMessages = {
  group: 'deposits',
  texts: {
    title: 'Verify your bank account',
    payment:
      'Small deposits are on their way to your bank account. Once you have confirmed them, your payment goes ahead. You do not need to pay again.',
    setup:
      'Small deposits are on their way to your bank account. Once you have confirmed them, the account is saved. You do not need to enter it again.',
    arrives: 'They should arrive by {date}.',
    mailed: 'The email about these deposits says how to confirm them.',
    confirm: 'Confirm the deposits',
  },
} as const;

/** A return from the payment provider to a browser that does not know the order. */
export const returnedMessages = {
  group: 'returned',
  texts: {
    checking: 'Checking your payment',
    paid: 'Your payment went through',
    claimed: 'Your payment may have gone through',
    failed: 'Your payment may not have gone through',
    unpaid: 'Your payment did not go through',
    unpaidHint: 'You can pay again.',
    hint: 'This browser does not know the order, so we cannot show it here. Before you pay again, you can find out:',
    receipt: 'Look for a receipt in your email.',
    browser: 'Go back to the browser or app where you ordered.',
    account: 'See the orders in your account',
    support: 'Write to {email}',
    supportAlone: 'Ask the journal for help.',
    again: 'Start a new order',
    goOn: 'Continue',
  },
} as const;
