export const paymentMessages = {
  group: 'checkout',
  texts: {
    existingPayment: 'Use Existing Payment',
    newPayment: 'Use New Payment',
    saveCard: 'Save Card on Account',
    paymentMethod: 'Payment',
    paymentForm: 'Payment details',
    cardOnFile: '{type} ending in {digits}, expires {expiry}',
    cardExpired: '{type} ending in {digits}, expired {expiry}',
    bankOnFile: '{bank}, account ending in {digits}',
    loadingPayment: 'Loading the payment form',
    retryPayment: 'Load the payment form again',
    replaceCard: 'Replace your card',
  },
} as const;

export const paymentHealthMessages = {
  group: 'paymentHealth',
  texts: {
    renewalFailed: 'Your subscription was not renewed: the payment of {amount} failed on {date}.',
    renewalFailedFix: 'Renew now',
    donationFailed: 'Your monthly donation is paused: the payment of {amount} failed on {date}.',
    donationFailedFix: 'Enter a new card or bank account',
    expired: 'Your card expired {expiry}.',
  },
} as const;

/** A card on file that cannot pay for the next renewal. */
export const renewalMessages = {
  group: 'renewal',
  texts: {
    expired: 'Your card expired {expiry}. Your subscription needs another one to renew.',
    expiring: 'Your card expires {expiry}, before your subscription renews.',
    replace: 'Replace it',
  },
} as const;
