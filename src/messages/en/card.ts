export const cardMessages = {
  group: 'card',
  texts: {
    given: 'Your subscription is a gift. You pay nothing unless you renew it.',
    onFile: 'On file now',
    name: 'Name',
    card: 'Card',
    bank: 'Bank account',
    none: 'You have no payment information on file.',
    another: 'New card or bank account',
    nameHint: 'The name on the card or bank account.',
    nameBlank: 'Must not be blank.',
    submit: 'Update payment',
    sending: 'Updating payment',
    checking: 'Checking with our payment provider',
    notSetUp: 'Your payment information was not updated. Please enter it again.',
    notKept: 'Your new card or bank account is not saved yet. Try again, or enter another one.',
    doubt: 'Your new card or bank account may not be saved',
    unsettled: 'We cannot tell yet whether your new card or bank account is saved. Try again, or enter another one.',
    renew: 'Enter another card or bank account',
    updated: 'Payment updated successfully',
    nowOnFile: 'On file now: {method}.',
    processing:
      'Your bank is confirming this account, which may take a few days. We will save it then. You do not need to do anything.',
  },
} as const;

export const donationCardMessages = {
  group: 'donationCard',
  texts: {
    title: 'Your monthly donation',
    failing: 'Your latest donation payment failed. Enter a new card or bank account to continue your donation.',
    failingMonthly:
      'Your latest donation payment failed. Enter a new card or bank account to continue your monthly donation of {amount}.',
    restarting: 'Restarting your donation',
    unrestarted: 'Your new payment information is saved, but your donation is still paused.',
    unsure: 'Your new payment information is saved, but your donation may still be paused.',
    restarted: 'Your monthly donation continues.',
    restartedNext: 'Your monthly donation of {amount} continues. The next payment is on {date}.',
  },
} as const;
