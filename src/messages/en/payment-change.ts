/** The change of a card or bank account, on any page. */
export const cardWords = {
  group: 'card',
  texts: {
    given: 'Your subscription is a gift. Nothing is charged unless you renew it.',
    onFile: 'On file now',
    name: 'Name',
    card: 'Card',
    bank: 'Bank account',
    none: 'There is no payment information on file.',
    another: 'New card or bank account',
    nameHint: 'Whose card or bank account it is.',
    nameBlank: 'Must not be blank.',
    submit: 'Update payment',
    sending: 'Updating payment',
    checking: 'Checking with our payment provider',
    notSetUp: 'Your payment information was not updated. Please enter it again.',
    notKept: 'The card or bank account that you entered is not saved yet. Try again, or enter another one.',
    doubt: 'The card or bank account that you entered may not be saved',
    unsettled:
      'We cannot tell yet that the card or bank account you entered is saved. Try again, or enter another one.',
    renew: 'Enter another card or bank account',
    updated: 'Payment updated successfully',
    nowOnFile: 'On file now: {method}.',
    processing:
      'Your bank is confirming this account, which may take a few days. We keep it as soon as it is confirmed; there is nothing more for you to do.',
  },
} as const;

/** The change-payment page. */
export const paymentChangeWords = {
  group: 'paymentChange',
  texts: {
    title: 'Change your payment information',
  },
} as const;

/** The page for the card of a monthly donation. */
export const donationCardWords = {
  group: 'donationCard',
  texts: {
    title: 'Your monthly donation',
    failing:
      'The latest payment of your donation could not be taken. Enter a new card or bank account, and your donation goes on.',
    failingMonthly:
      'The latest payment of your donation could not be taken. Enter a new card or bank account, and your donation of {amount} monthly goes on.',
    restarting: 'Restarting your donation',
    unrestarted: 'Your new payment information is saved, but your donation is still paused.',
    unsure: 'Your new payment information is saved, but your donation may still be paused.',
    restarted: 'Your monthly donation goes on.',
    restartedNext: 'Your monthly donation of {amount} goes on. The next payment is on {date}.',
  },
} as const;
